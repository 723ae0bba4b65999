/** What the drawings of Mall of Horror read out of view and question, and what ids are. */
import type { Question } from '../../frame/wire';
import { COLOURS, isColour } from '../../look/signs';
import { CARDS, KINDS, LOCATIONS, type PlayerView, type View } from './view';

/** Questions that several answer at once, sealed. */
const isSealed = (name: string): boolean => /^(re)?vote_/.test(name) || name === 'choose_destination';

/** Whether somebody has given his sealed answer already. */
export function hasAnswered(player: PlayerView, view: View, question: Question | null): boolean {
  if (!question || !isSealed(question.name) || player.eliminated || question.waiting.includes(player.seat)) return false;
  return view.vote ? player.colour in view.vote.weights : true;
}

/** Everybody who has a colour. */
export const seated = (view: View): PlayerView[] => view.players.filter((player) => player.colour !== '');

export const ownColour = (view: View): string => view.players.find((player) => player.seat === view.you)?.colour ?? '';

/** The same people in the order in which they came: who was there stays, newcomers stand behind. */
export function steady(before: readonly string[], now: readonly string[]): string[] {
  const stayed = before.filter((one) => now.includes(one));
  return [...stayed, ...now.filter((one) => !stayed.includes(one))];
}

export function kindOf(id: string): 'location' | 'card' | 'colour' | 'character' | '' {
  if ((LOCATIONS as readonly string[]).includes(id)) return 'location';
  if ((CARDS as readonly string[]).includes(id)) return 'card';
  if (isColour(id)) return 'colour';
  const [owner = '', kind = ''] = id.split('.');
  return isColour(owner) && (KINDS as readonly string[]).includes(kind) ? 'character' : '';
}

export function things(view: View, kind: string): string[] {
  switch (kind) {
    case 'location':
      return [...LOCATIONS];
    case 'card':
      return [...new Set(view.hand)];
    case 'colour':
      return view.phase === 'set_up' ? [...COLOURS] : view.players.map((player) => player.colour);
    case 'character': {
      const own = ownColour(view);
      return own ? [...(view.players.find((player) => player.colour === own)?.characters ?? []), ...(view.unplaced[own] ?? [])] : [];
    }
    default:
      return [];
  }
}

/** What can stand in a slot of a ready-made phrase. */
export function slotValues(view: View, slot: string): string[] {
  if (slot === 'location') return view.locations.filter((place) => !place.closed).map((place) => place.id);
  if (slot === 'card') return [...CARDS];
  return seated(view).flatMap((player) => (player.seat === view.you ? [] : [player.colour]));
}
