import { expect, it } from 'vitest';
import type { Box } from '../../frame/board/boxes';
import { boxOfFigure, onPaper, tagOf } from './town';
import type { Scene, View } from './view.gen';

const at = (yaw: number, side = 0) => ({ x: 1000, y: -2000, yaw: yaw * 100, side });
const SCENE = { edge: 45000, shapes: { survivor: { hull: [25, 9], height: 45, parts: [] } }, shape_of: { s1: 'survivor' } } as unknown as Scene;
const holds = (box: Box, x: number, y: number): boolean => x >= box.x && y >= box.y && x <= box.x + box.width && y <= box.y + box.height;

it.each([0, 90, 180, 240])('the ring around a figure that looks to %d degrees goes around its letter too', (yaw) => {
  const view = { poses: { s1: at(yaw) }, launched: {} } as unknown as View;
  const box = boxOfFigure('s1', view, SCENE, true)!;
  const [middle, tag, turn] = [onPaper({ x: 10, y: -20 }, SCENE), tagOf(0, true), (-yaw * Math.PI) / 180];
  const letter = { x: middle.x - tag.y * Math.sin(turn), y: middle.y + tag.y * Math.cos(turn) };
  for (const way of [0, 1, 2, 3]) expect(holds(box, letter.x + tag.radius * Math.cos(way * Math.PI / 2), letter.y + tag.radius * Math.sin(way * Math.PI / 2))).toBe(true);
});
