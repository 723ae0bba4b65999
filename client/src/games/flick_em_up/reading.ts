/** What the table says, read for drawing: who is who, and where everything is. */
import { capitalised, type Texts } from '../../frame/texts';
import { thingOf, verbOf } from '../../frame/words';
import { ALL_COLOURS, signOf, type Colour, type Shape } from '../../look/signs';
import { flatOf, outOf, type Flat } from './poses';
import type { Scene, View } from './view.gen';

/** Colours of the eleven survivors. There are ten: the ninth and the eleventh share one, who meet in no scenario. */
const COLOURS: readonly Colour[] = ['red', 'blue', 'yellow', 'green', 'brown', 'black', 'white', 'orange', 'violet', 'sky', 'violet'];
const numberOf = (survivor: string): number => Number(survivor.slice(1)) - 1;
export const colourOf = (survivor: string): Colour => COLOURS[numberOf(survivor)] ?? 'black';
/** The shape of that colour's sign, and one of its own for whoever comes after ten: upside down. */
const LAST_SHAPE: Shape = { path: 'M0 4h64L40 64H24z', letterY: 28 };
export const shapeOf = (survivor: string): Shape => (numberOf(survivor) < ALL_COLOURS.length ? signOf(colourOf(survivor)) : LAST_SHAPE);
export const isSurvivor = (piece: string, scene: Scene): boolean => piece in scene.survivors;
export const isZombie = (piece: string, scene: Scene): boolean => piece in scene.roof_numbers;

/** Where a figure stands in a building: before the wall, on its block; whoever comes later stands before the others. */
const ON_BLOCK = 8.5;
const BEFORE = 12;
function behindOn(view: View, figure: string): number {
  const { building, block } = view.inside[figure]!;
  const there = Object.entries(view.inside).filter(([, other]) => other.building === building && other.block === block);
  return there.findIndex(([id]) => id === figure);
}
export function placeInside(view: View, scene: Scene, figure: string): Flat | null {
  const inside = view.inside[figure];
  const house = inside && view.poses[inside.building];
  if (!inside || !house) return null;
  const building = flatOf(house);
  const front = ON_BLOCK + BEFORE * behindOn(view, figure);
  return { ...outOf(building, (scene.blocks[inside.block] ?? 0) / 100, front), yaw: building.yaw, side: inside.lies ? 1 : 0 };
}

/** Everything on the table, seen from above, by piece. What a hand holds is not on it. */
export function posesIn(view: View): Map<string, Flat> {
  return new Map([...Object.entries(view.poses), ...Object.entries(view.launched)].map(([piece, pose]) => [piece, flatOf(pose)]));
}

/** The pieces of the world's question, in its order (FL-19.2): what stands on the table, what is flicked, what falls. */
export function askedPieces(view: View, scene: Scene): string[] {
  const order = Object.keys(scene.shape_of);
  const standing = order.filter((piece) => piece in view.poses);
  return [...standing, ...flickedIn(view), ...(view.rush?.zombies ?? [])];
}
/** Of several pellets the first is flicked first. */
const flickedIn = (view: View): string[] => Object.keys(view.launched).sort((a, b) => a.localeCompare(b));

export const activeOf = (view: View): string | null => view.activation?.survivor ?? null;
export const weaponsOf = (view: View, scene: Scene, survivor: string): string[] => {
  const board = view.boards[survivor];
  const own = scene.survivors[survivor]?.weapon;
  return [...(own && board && !board.covered ? [own] : []), ...(board?.inventory.filter((chip) => scene.chips[chip]?.use === 'weapon') ?? [])];
};

/** What stands on a figure: the first letter of a name; of a zombie its number on the roof and its picture, as it is called. */
export function letterOf(id: string, scene: Scene, name: (id: string) => string): string {
  return isZombie(id, scene) ? id.slice(1).toUpperCase() : name(id).slice(0, 1);
}
/** Zombies on the roof, and their fields; who has come out below is there no more. */
export const roofIn = ({ rush, poses }: View): [zombie: string, field: number][] => Object.entries(rush?.roof ?? {}).filter(([zombie]) => !(zombie in poses));
/** All have tumbled out: the tower has been lifted. */
export const isPoured = ({ rush, poses }: View): boolean => rush !== null && rush.zombies.length > 0 && rush.zombies.every((zombie) => zombie in poses);

/** What a choice is worth, behind its words: the life and the weapon of whoever is led, how loud a weapon is. */
export function labelOf(word: string, scene: Scene | null, texts: Texts): string | null {
  const [verb, thing] = [verbOf(word), thingOf(word)];
  const led = verb === 'lead' ? scene?.survivors[thing] : undefined;
  if (led) return `${texts.word(word)} · ${texts.text('fl-worth', { life: led.life, weapon: texts.name(led.weapon) })}`;
  const flick = verb === 'shoot' ? scene?.flicks[thing] : undefined;
  return flick ? `${texts.word(word)} · ${capitalised(texts.name(flick.noise))}` : null;
}
