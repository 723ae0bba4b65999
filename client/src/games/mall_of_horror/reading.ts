/** What the drawings of Mall of Horror read out of view, scene and question. */
import { seen, type Seen } from '../../frame/seen';
import { capitalised, type Texts } from '../../frame/texts';
import type { Happened, Question } from '../../frame/wire';
import type { Scene, SceneCard, SceneKind, SceneLocation, View, ViewPlayer } from './view.gen';

export type At = Seen<View, Scene>;
/** The table as it is seen here. */
export const mall = (): At => seen<View, Scene>();

/** A character is named by the colour that it belongs to and its kind: `red.pin_up`. */
export const colourOf = (character: string): string => character.split('.')[0] ?? '';
export const kindOf = (character: string): string => character.split('.')[1] ?? '';

const named = <T extends { id: string }>(things: T[], id: string): T => things.find((thing) => thing.id === id)!;
/** What is printed on a location, a card, the token of a character. */
export const locationIn = (scene: Scene, id: string): SceneLocation => named(scene.locations, id);
export const cardIn = (scene: Scene, id: string): SceneCard => named(scene.cards, id);
export const tokenIn = (scene: Scene, character: string): SceneKind => named(scene.characters, kindOf(character));

/** What a character counts for, if this is one. */
export function worthOf(id: string, scene: Scene | null): { points: number; defence: number; votes: number } | null {
  const token = scene?.kinds[id] === 'character' ? tokenIn(scene, id) : undefined;
  return token ? { points: token.points, defence: token.defence, votes: token.votes } : null;
}

/** When a card can be played: before a vote, in an attack. Some of its windows are called alike. */
export function whenOf(card: SceneCard, texts: Texts): string {
  const moments = new Set(card.windows.map((window) => texts.text(`mh-when-${window}`)));
  return [...moments].reduce((first, second) => texts.text('mh-when-or', { first, second }));
}
/** What stands on a card: when, and what it does then. */
export const effectOf = (card: SceneCard, texts: Texts): string => `${capitalised(whenOf(card, texts))}: ${texts.text(`card-${card.id}-effect`)}`;

/** Questions that several answer at once, sealed. */
const SEALED = /^((re)?vote_|choose_destination$)/;

/** Whether somebody has given his sealed answer already. */
export function hasAnswered(player: ViewPlayer, view: View, question: Question | null): boolean {
  if (!question || !SEALED.test(question.name) || question.waiting.includes(player.seat)) return false;
  return (view.vote ? Object.keys(view.vote.weights) : view.wheels).includes(player.colour);
}

/** Everybody who has a colour. */
export const seated = (view: View): ViewPlayer[] => view.players.filter((player) => player.colour !== '');

export const ownColour = (view: View): string => view.players.find((player) => player.seat === view.you)?.colour ?? '';

const COMINGS = new Set(['character_placed', 'character_moved']);
/** By place: when each character last came there, as far as the log goes back. */
export function arrivalsIn(log: readonly Happened[]): Record<string, Record<string, number>> {
  const came: Record<string, Record<string, number>> = {};
  for (const { n, event, args } of log) {
    if (COMINGS.has(event)) (came[String(args['location'])] ??= {})[String(args['character'])] = n;
  }
  return came;
}
/** The same people in the order in which they came. Of whom the log does not tell was there before the others; of those
 *  whoever stood there `before` stays. */
export function inOrder(now: readonly string[], came: Readonly<Record<string, number>> = {}, before: readonly string[] = []): string[] {
  const [early, late] = [now.filter((one) => !(one in came)), now.filter((one) => one in came)];
  const stayed = before.filter((one) => early.includes(one));
  return [...stayed, ...early.filter((one) => !stayed.includes(one)), ...late.sort((a, b) => came[a]! - came[b]!)];
}

/** What can stand in a slot of a ready-made phrase. */
export function slotValues(view: View, slot: string, scene: Scene | null): string[] {
  if (slot === 'location') return view.locations.filter((place) => !place.closed).map((place) => place.id);
  if (slot === 'card') return scene?.cards.map((card) => card.id) ?? [];
  return seated(view).flatMap((player) => (player.seat === view.you ? [] : [player.colour]));
}
