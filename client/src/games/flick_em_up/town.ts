/** The town seen from above, on the paper of the board: millimetres, the north at the top. */
import { around, type Box } from '../../frame/board/boxes';
import { depthOf, flatOf, isRound, kindOf, widthOf, type Flat } from './poses';
import type { Obstacle } from './aim';
import { placeInside, posesIn } from './reading';
import type { Track } from './track';
import type { Kind, Scene, View } from './view.gen';

export const edgeOf = (scene: Scene): number => scene.edge / 100;
export const sizeOf = (scene: Scene): { width: number; height: number } => ({ width: 2 * edgeOf(scene), height: 2 * edgeOf(scene) });

/** A place of the table on the paper, and back. */
export const onPaper = ({ x, y }: { x: number; y: number }, scene: Scene): { x: number; y: number } => ({ x: x + edgeOf(scene), y: edgeOf(scene) - y });
export const onTable = ({ x, y }: { x: number; y: number }, scene: Scene): { x: number; y: number } => ({ x: x - edgeOf(scene), y: edgeOf(scene) - y });
export const transformOf = (pose: Flat, scene: Scene): string => {
  const { x, y } = onPaper(pose, scene);
  return `translate(${x.toFixed(2)}px, ${y.toFixed(2)}px) rotate(${(-pose.yaw).toFixed(1)}deg)`;
};

/** Length along its yaw and across it, as it lies or stands there. */
export function outlineOf(kind: Kind, side: number): { along: number; across: number } {
  if (side === 0) return { along: widthOf(kind), across: depthOf(kind) };
  return { along: kind.height, across: side <= 2 ? widthOf(kind) : depthOf(kind) };
}
/** Where a piece is, if it is anywhere on the table. */
export function whereIs(piece: string, view: View, scene: Scene): Flat | null {
  const pose = view.poses[piece] ?? view.launched[piece];
  if (pose) return flatOf(pose);
  if (piece === 'tower') return flatOf(view.tower);
  return placeInside(view, scene, piece);
}
/** The box around a piece on the paper. */
export function boxOf(piece: string, view: View, scene: Scene, air = 4): Box | null {
  const pose = whereIs(piece, view, scene);
  if (!pose) return null;
  const kind = kindOf(piece, scene);
  const { along, across } = kind ? outlineOf(kind, pose.side) : { along: 129, across: 108 };
  const [c, s] = [Math.abs(Math.cos((pose.yaw * Math.PI) / 180)), Math.abs(Math.sin((pose.yaw * Math.PI) / 180))];
  const [width, height] = [along * c + across * s + 2 * air, along * s + across * c + 2 * air];
  const { x, y } = onPaper(pose, scene);
  return { x: x - width / 2, y: y - height / 2, width, height };
}

/** The tag with the first letter of a name, in the drawing of a figure: behind whoever stands, beside whoever lies. */
export const tagOf = (side: number, isFar: boolean): { x: number; y: number; radius: number } => ({ ...(side === 0 ? { x: 0, y: 13 } : { x: -28, y: 0 }), radius: isFar ? 11 : 8 });
/** The box around a figure with its tag: a ring around it crosses nothing of it. */
export function boxOfFigure(piece: string, view: View, scene: Scene, isFar: boolean): Box | null {
  const [pose, figure] = [whereIs(piece, view, scene), boxOf(piece, view, scene)];
  if (!pose || !figure) return null;
  const { x, y, radius } = tagOf(pose.side, isFar);
  const [middle, turn] = [onPaper(pose, scene), (-pose.yaw * Math.PI) / 180];
  const at = { x: middle.x + x * Math.cos(turn) - y * Math.sin(turn), y: middle.y + x * Math.sin(turn) + y * Math.cos(turn) };
  const side = 1.2 * radius + TAG_AIR;
  return around([figure, { x: at.x - side, y: at.y - side, width: 2 * side, height: 2 * side }], 0);
}
/** Those of zombies are wider than high; and a little air. */
const TAG_AIR = 1;

/** The box around all that a track moves, as far as it stays in the town. */
export function boxOfTrack({ ways }: Track, scene: Scene): Box | null {
  const edge = edgeOf(scene);
  const within = (value: number): number => Math.min(edge, Math.max(-edge, value));
  const points = ways.flatMap(({ frames }) => frames.map(({ x, y }) => onPaper({ x: within(x), y: within(y) }, scene)));
  const boxes = points.map(({ x, y }) => ({ x: x - ROUND_PIECE, y: y - ROUND_PIECE, width: 2 * ROUND_PIECE, height: 2 * ROUND_PIECE }));
  return boxes.length ? around(boxes, 0) : null;
}
/** Millimetres that a piece on its way, or lying at its end, reaches beyond its middle. */
const ROUND_PIECE = 24;

/** What stands in the way of something that slides. */
export function obstaclesIn(view: View, scene: Scene, but: string | null): Obstacle[] {
  return [...posesIn(view)].flatMap(([piece, pose]) => (piece === but || piece in view.launched ? [] : obstaclesOf(pose, kindOf(piece, scene))));
}
/** What reaches down to the table: one slides through a door. */
function obstaclesOf(pose: Flat, kind: Kind | undefined): Obstacle[] {
  if (!kind) return [];
  if (pose.side !== 0) {
    const { along, across } = outlineOf(kind, pose.side);
    return [{ ...pose, width: along, depth: across, isRound: false }];
  }
  const radians = (pose.yaw * Math.PI) / 180;
  return kind.parts
    .filter(({ at }) => at[2] === 0)
    .map(({ at, box, cylinder }) => ({
      x: pose.x + at[0] * Math.cos(radians) - at[1] * Math.sin(radians),
      y: pose.y + at[0] * Math.sin(radians) + at[1] * Math.cos(radians),
      yaw: pose.yaw,
      width: box?.[0] ?? cylinder![0],
      depth: box?.[1] ?? cylinder![0],
      isRound: isRound(kind) && Boolean(cylinder),
    }));
}
