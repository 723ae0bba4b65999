import { Group, MeshBasicMaterial } from 'three';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Placement } from '../track';
import type { Scene } from '../view.gen';
import { Table } from './table';

vi.mock('three', async (original) => ({
  ...(await original<typeof import('three')>()),
  WebGLRenderer: class {
    setPixelRatio = vi.fn();
    getPixelRatio = vi.fn(() => 1);
    render = vi.fn();
  },
}));
vi.mock('./pieces', () => ({
  SUN: [0, 0, 1],
  Workshop: class {
    piece = () => new Group();
    tower = () => new Group();
    print = () => null;
    material = () => new MeshBasicMaterial();
  },
}));
vi.mock('./prints', () => ({ facePrint: () => null, groundPrint: () => null, tablePrint: () => null }));

const CRATE: Placement = { x: 10, y: 20, z: 10, turn: [1, 0, 0, 0] };
const SCENE = { edge: 45000, shape_of: { crate_1: 'crate' }, shapes: { crate: { class: 'object', hull: [20, 20], height: 20 } } } as unknown as Scene;
const A_HAND_TAKES = 500;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] });
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => setTimeout(() => draw(performance.now()), 16));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
function laid(): Table {
  const table = new Table({} as HTMLCanvasElement, SCENE, 'plain', String, String);
  table.setPieces(new Map([['crate_1', CRATE]]), [], false);
  return table;
}

it('a hand lifts a piece off the table before it is gone, and brings it back from above', () => {
  const table = laid();
  table.setPieces(new Map(), ['crate_1'], true);
  vi.advanceTimersByTime(A_HAND_TAKES / 3);
  expect(table.placeOf('crate_1')!.z).toBeGreaterThan(CRATE.z + 20);
  table.setPieces(new Map(), [], true);
  vi.advanceTimersByTime(A_HAND_TAKES);
  expect(table.placeOf('crate_1')).toBeUndefined();

  table.setPieces(new Map([['crate_1', CRATE]]), ['crate_1'], true);
  expect(table.placeOf('crate_1')!.z).toBeGreaterThan(CRATE.z + 100);
  vi.advanceTimersByTime(A_HAND_TAKES);
  expect(table.placeOf('crate_1')).toEqual(CRATE);
});

it('without a hand, or where nothing may move, a piece is gone at once', () => {
  for (const [hands, isSlow] of [[[], true], [['crate_1'], false]] as const) {
    const table = laid();
    table.setPieces(new Map(), hands, isSlow);
    expect(table.placeOf('crate_1')).toBeUndefined();
  }
});
