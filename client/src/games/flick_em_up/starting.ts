/** Where a flicked piece lies before its flick, as far as it can be drawn: the rules lay it exactly. */
import { choicesOf, thingIn, wayOf, type Aim, type Way } from './aim';
import { ahead, depthOf, flatOf, inMm, isRound, outOf, widthOf, type Flat } from './poses';
import { placeInside } from './reading';
import type { Scene, View } from './view.gen';

export interface Start {
  x: number;
  y: number;
  /** What lies there. */
  piece: string;
  /** Degrees to which it points; null: along the flick. */
  lies: number | null;
}

export function startOf(view: View, scene: Scene, survivor: string, flick: string, ways: readonly Way[], aim: Aim): Start | null {
  const inside = view.inside[survivor];
  const way = wayOf(ways, aim);
  const piece = scene.flicks[flick]?.piece ?? '';
  if (inside && view.poses[inside.building]) {
    const house = flatOf(view.poses[inside.building]!);
    const start = Number(thingIn(way, 'start') || aim.values['start'] || 0);
    return { ...outOf(house, start, inMm(flick === 'bat' ? scene.bat_launch : scene.launch)), piece, lies: flick === 'bat' ? house.yaw + 90 : null };
  }
  const pose = view.poses[survivor];
  if (!pose) return null;
  const here = flatOf(pose);
  const side = thingIn(way, 'side');
  if (!side) return { x: here.x, y: here.y, piece, lies: flick === 'bat' ? (aim.values['lies'] ?? 0) : null };
  return { ...besideOf(here, side, scene.flicks[flick]?.beside ?? 0), piece, lies: null };
}
const besideOf = (pose: Flat, side: string, far: number): { x: number; y: number } => ahead(pose.x, pose.y, side === 'right' ? pose.yaw : pose.yaw + 180, far);

/** The other places from which it could be flicked. */
export function otherStarts(view: View, scene: Scene, survivor: string, flick: string, ways: readonly Way[], aim: Aim): { word: string; x: number; y: number }[] {
  const pose = view.poses[survivor];
  if (!pose) return [];
  return choicesOf(ways, 'side')
    .filter((word) => !aim.chosen.includes(word))
    .map((word) => ({ word, ...besideOf(flatOf(pose), word.slice('side:'.length), scene.flicks[flick]?.beside ?? 0) }));
}

/** Half the width of the lane in which a piece slides that lies turned by so many degrees from its way. */
export function radiusOf(piece: string, scene: Scene, turned: number): number {
  const kind = scene.shapes[piece];
  if (!kind) return 0;
  if (isRound(kind)) return widthOf(kind) / 2;
  const radians = (turned * Math.PI) / 180;
  return (Math.abs(Math.sin(radians)) * widthOf(kind) + Math.abs(Math.cos(radians)) * depthOf(kind)) / 2;
}

/** Where whoever acts is, on the table or in a building. */
export const standOf = (view: View, scene: Scene, survivor: string): Flat | null => (view.poses[survivor] ? flatOf(view.poses[survivor]!) : placeInside(view, scene, survivor));
