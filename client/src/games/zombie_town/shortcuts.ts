/** Touching a thing on the table says what is meant: the action, and the answers that follow from it.
 *  Whether it is allowed is none of our business: only what is offered is taken up, and the server checks the rest. */
import type { PawnView, Scene, View } from './view';
import { thingOf, verbOf } from '../../frame/words';
import { capitalised, type Texts } from '../../frame/texts';
import type { Question } from '../../frame/wire';
import type { Shortcut } from '../../frame/face';
import { fightersOf, kindOf, pawnOf, seatOfColor } from './reading';

/** A thing, and what is picked when it is touched. */
type Meant = [target: string, ...words: string[]];

/** As far as pawns are offered to go and to shoot in one go; the server knows better where it is less. */
const STEPS = 3;
const SHOT = 2;
/** What can be done with the building in which a pawn is. */
const IN_BUILDING = ['draw', 'barricade', 'house', 'store', 'collect'];

export function neighboursOf(scene: Scene, place: string): readonly string[] {
  return scene.buildings[place]?.touching ?? scene.squares[place]?.neighbours ?? [];
}

/** The shortest way to every place within so many steps; it leads on only from places that may be passed. */
export function waysFrom(scene: Scene, start: string, steps: number, isPassable: (place: string) => boolean): Map<string, string[]> {
  const ways = new Map<string, string[]>([[start, []]]);
  const open = [start];
  for (let place = open.shift(); place !== undefined; place = open.shift()) {
    const way = ways.get(place)!;
    if (way.length >= steps || (place !== start && !isPassable(place))) continue;
    for (const next of neighboursOf(scene, place)) {
      if (ways.has(next)) continue;
      ways.set(next, [...way, next]);
      open.push(next);
    }
  }
  ways.delete(start);
  return ways;
}

const steps = (way: readonly string[]): string[] => way.map((place) => `to:${place}`);

/** Along free streets; into a building only as the end of the way, and never into zombies. */
function walks(view: View, scene: Scene, start: string, most: number): Meant[] {
  const isFree = (place: string): boolean => kindOf(place) === 'square' && !view.zombies[place];
  const ways = [...waysFrom(scene, start, most, isFree)].filter(([place]) => !view.zombies[place]);
  return ways.map(([place, way]): Meant => [place, ...steps(way)]);
}
function targets(view: View, scene: Scene, pawn: PawnView): Meant[] {
  const inReach = [pawn.square, ...waysFrom(scene, pawn.square, SHOT, () => true).keys()].filter((place) => view.zombies[place]);
  const others = fightersOf(view).filter((one) => one.square === pawn.square && seatOfColor(view, one.color) !== pawn.seat);
  return [...inReach, ...others.map((one) => one.id)].map((id): Meant => [id, 'attack', `target:${id}`]);
}
function survivors(view: View, pawn: PawnView, offered: readonly string[]): Meant[] {
  const placed = view.buildings.find((site) => site.id === pawn.square)?.survivors ?? [];
  return [
    ...(offered.includes('fetch') ? placed.map(({ id }): Meant => [id, 'fetch', `who:${id}`]) : []),
    ...(offered.includes('post') ? pawn.companions.map(({ id }): Meant => [id, 'post', `who:${id}`]) : []),
  ];
}
function turnStep(view: View, scene: Scene, pawn: PawnView, offered: readonly string[]): Meant[] {
  const goes = ['free_move', 'move'].find((verb) => offered.includes(verb));
  const beside = neighboursOf(scene, pawn.square).filter((place) => kindOf(place) === 'building');
  const barricades = [...new Set(view.hand)].filter((card) => card.startsWith('barricade_'));
  return [
    ...(goes ? walks(view, scene, pawn.square, STEPS).map(([place, ...way]): Meant => [place, goes, ...way]) : []),
    ...(offered.includes('attack') ? targets(view, scene, pawn) : []),
    ...(kindOf(pawn.square) === 'building' ? IN_BUILDING.filter((verb) => offered.includes(verb)).map((verb): Meant => [pawn.square, verb]) : []),
    ...(offered.includes('tear_down') ? beside.map((place): Meant => [place, 'tear_down']) : []),
    ...(offered.includes('barricade') ? barricades.map((card): Meant => [card, 'barricade', `build:${card}`]) : []),
    ...survivors(view, pawn, offered),
  ];
}

/** With two pawns it is said first which one acts, unless only one can be meant. */
function ofTurn(view: View, scene: Scene, question: Question): Meant[] {
  const { form } = question;
  if (form?.form === 'pick') {
    const pawn = pawnOf(view, question.unit);
    return pawn ? turnStep(view, scene, pawn, form.options) : [];
  }
  if (form?.form !== 'fields') return [];
  return Object.entries(form.fields[1]?.lists ?? {}).flatMap(([word, offered]) => {
    const pawn = pawnOf(view, word.slice('pawn:'.length));
    const cards = offered.filter((action) => /^(play|event|drop):/.test(action)).map((action): Meant => [thingOf(action), action]);
    return pawn ? [...turnStep(view, scene, pawn, offered), ...cards].map(([target, ...words]): Meant => [target, word, ...words]) : [];
  });
}
/** Farther than the next square in one go. */
function ofWalk(view: View, scene: Scene, question: Question): Meant[] {
  const start = pawnOf(view, question.unit)?.square;
  if (!start || question.form?.form !== 'pick') return [];
  const first = new Set(question.form.options);
  return walks(view, scene, start, Number(question.about?.['steps'] ?? 0)).filter(([, next, second]) => second !== undefined && first.has(next!));
}

export function shortcutsOf(view: View, question: Question, scene: Scene | null, texts: Texts): Shortcut[] {
  if (!scene || !question.form) return [];
  const readers: Record<string, typeof ofTurn> = { turn_step: ofTurn, move_path: ofWalk };
  const meant = readers[question.name]?.(view, scene, question) ?? [];
  return meant.map(([target, ...words]) => ({ target, words, label: labelOf(target, words, texts) }));
}

/** `Red · Free movement · to K13`: who, what, and only the end of a way. */
function labelOf(target: string, words: readonly string[], texts: Texts): string {
  const way = words.filter((word) => verbOf(word) === 'to');
  const said = words.filter((word) => verbOf(word) !== 'to').map((word) => texts.word(word));
  return [...said, ...(way.length ? [texts.word(way.at(-1)!)] : [])].join(' · ') || capitalised(texts.name(target));
}
