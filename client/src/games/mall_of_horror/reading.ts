/** From the server's view to what the drawings want, and what ids are. */
import { COLOURS, isColour } from '../../look/signs';
import type { Translate } from '../../look/text';
import { CARDS, KINDS, LOCATIONS, type ResultView, type View, type VoteView } from './view';
import { capitalised, type Texts } from '../../frame/texts';
import type { AnyView, Question, SeatInfo } from '../../frame/wire';

/** The view as it comes over the wire. */
export interface MallView extends Omit<View, 'vote' | 'result' | 'players' | 'loot'>, AnyView {
  players: Omit<View['players'][number], 'submitted'>[];
  vote: Omit<VoteView, 'submitted'> | null;
  result: (Omit<ResultView, 'cards'> & { reason: string }) | null;
  attacked: string;
  loot: string[];
  loot_count: number;
  knows: { gifts: { to: string; card: string }[]; buried: (string | null)[] };
  hands: Record<string, string[]> | null;
}

/** Questions that several answer at once, sealed. */
export const isSealed = (name: string): boolean => /^(re)?vote_/.test(name) || name === 'choose_destination';

export function drawable(view: MallView, question: Question | null): View {
  const sealed = question !== null && isSealed(question.name) ? question.waiting : null;
  const isAsked = (colour: string): boolean => (view.vote ? colour in view.vote.weights : true);
  const players = view.players
    .filter((player) => player.colour !== '')
    .map((player) => ({
      ...player,
      submitted: sealed !== null && !player.eliminated && isAsked(player.colour) && !sealed.includes(player.seat),
    }));
  const byLetter = view.options['literal_german_text'] === 'on';
  return {
    ...view,
    players,
    locations: view.locations.map((place) => (byLetter ? { ...place, limit: null } : place)),
    vote: view.vote && { ...view.vote, submitted: players.filter((player) => player.submitted).map((player) => player.colour) },
    result: view.result && {
      ...view.result,
      cards: Object.fromEntries(view.players.map((player) => [player.colour, player.hand_size])),
    },
  };
}

/** The same people in the order in which they came: who was there stays, newcomers stand behind. */
export function steady(before: readonly string[], now: readonly string[]): string[] {
  const stayed = before.filter((one) => now.includes(one));
  return [...stayed, ...now.filter((one) => !stayed.includes(one))];
}

/** Names by seat for a list, with what is to be said of who holds it. */
export function namesWithNotes(seats: readonly SeatInfo[], seatName: (seat: number) => string, texts: Texts): Record<number, string> {
  const note = ({ holder, present }: SeatInfo): string => {
    if (holder.startsWith('bot:')) return texts.text('seat-bot');
    if (holder === 'open') return texts.text('seat-open');
    return present ? '' : texts.text('seat-away');
  };
  return Object.fromEntries(seats.map((seat) => [seat.seat, [seat.name || seatName(seat.seat), note(seat)].filter(Boolean).join(' · ')]));
}

export type Thing = 'location' | 'card' | 'colour' | 'character' | '';

export function kindOf(id: string): Thing {
  if ((LOCATIONS as readonly string[]).includes(id)) return 'location';
  if ((CARDS as readonly string[]).includes(id)) return 'card';
  if (isColour(id)) return 'colour';
  const [owner = '', kind = ''] = id.split('.');
  return isColour(owner) && (KINDS as readonly string[]).includes(kind) ? 'character' : '';
}

export function ownColour(view: MallView): string {
  return view.players.find((player) => player.seat === view.you)?.colour ?? '';
}

export function things(view: MallView, kind: string): string[] {
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
export function slotValues(view: MallView, slot: string): string[] {
  if (slot === 'location') return view.locations.filter((place) => !place.closed).map((place) => place.id);
  if (slot === 'card') return [...CARDS];
  return view.players.filter((player) => player.seat !== view.you && player.colour).map((player) => player.colour);
}

const NAMED = /^mh-(location|character|colour|card)-([a-z_]+?)(-effect)?$/;

/** The drawings ask for their words by keys of their own; names and effects stand in the texts of the game. */
export function drawingTexts(texts: Texts): Translate {
  return (key, args) => {
    const named = NAMED.exec(key);
    const [, , id = '', effect] = named ?? [];
    if (!texts.has(`name-${id}`)) return texts.text(key, args);
    return effect ? texts.text(`card-${id}-effect`) : capitalised(texts.name(id));
  };
}
