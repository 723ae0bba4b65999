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
    shadowMap = {};
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
const A_SECOND = 1000;

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

it('while a track is played every picture that the machine can show is drawn, and none when it is over', async () => {
  const table = laid();
  vi.advanceTimersByTime(A_SECOND);
  const [before, steps] = [table.drawn, 30];
  let step = 0;
  // As the player does it: by the clock of the pictures, and what it shows is drawn a moment later.
  const play = (): void => {
    void Promise.resolve().then(() => table.move(new Map([['crate_1', { ...CRATE, x: step }]])));
    if (++step < steps) requestAnimationFrame(play);
  };
  play();
  await vi.advanceTimersByTimeAsync(steps * 16);
  expect(table.drawn - before).toBeGreaterThanOrEqual(steps - 1);
  await vi.advanceTimersByTimeAsync(A_SECOND);
  expect(table.drawn - before).toBeLessThanOrEqual(steps + 2);
});

it.each([['rich', 200, true], ['rich', 16, false], ['plain', 200, false]] as const)('%s means, a picture every %i ms: given up %s', (means, gap, isTooSlow) => {
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => setTimeout(() => draw(performance.now()), gap));
  vi.stubGlobal('devicePixelRatio', 1);
  const table = new Table({} as HTMLCanvasElement, SCENE, means, String, String);
  let told = false;
  table.onslow = () => (told = true);
  for (let turn = 0; turn < 40 && !told; turn++) {
    table.lookAt({ ...table.looks, around: 2 * turn }, true);
    vi.advanceTimersByTime(A_SECOND / 10);
  }
  expect(told).toBe(isTooSlow);
});
