/** A small table for tests: a street of five squares, a house at its end, two pawns and some zombies. */
import type { PawnView, Scene, View } from './view';

const STREET = ['A2', 'B2', 'C2', 'D2', 'E2'];

const square = (i: number) => ({
  cells: [[i, 1]],
  ring: 3,
  x: false,
  neighbours: [STREET[i - 1], STREET[i + 1], ...(i === 2 ? ['bld_01'] : [])].filter(Boolean),
});

export const SCENE = {
  width: 5,
  height: 2,
  squares: Object.fromEntries(STREET.map((id, i) => [id, square(i)])),
  buildings: { bld_01: { number: 1, side: 'north', cells: [[2, 0]], touching: ['C2'], neighbours: [] } },
  cemetery: [],
  colors: ['red', 'blue'],
  cards: { pistol: { kind: 'weapon', count: 10, shots: 3, draws: 1 } },
  combat: {},
  houses: {},
} as unknown as Scene;

const pawn = (color: string, seat: number, at: string): PawnView => ({
  color,
  seat,
  square: at,
  health: 4,
  kills: 0,
  alive: true,
  trapped: false,
  points: 0,
  weapons: [{ id: `pistol.${seat + 1}`, kind: 'pistol', shots: 3, most: 3, draws: 1 }],
  companions: [],
});

export const VIEW: View = {
  day: 1,
  days: 10,
  phase: 'turn',
  you: 0,
  options: {},
  youngest: 0,
  timekeeper: 0,
  players: [
    { seat: 0, colors: ['red'], eliminated: false, hand_size: 2, score: 0 },
    { seat: 1, colors: ['blue'], eliminated: false, hand_size: 3, score: 0 },
  ],
  pawns: [pawn('red', 0, 'A2'), pawn('blue', 1, 'bld_01')],
  buildings: [
    {
      id: 'bld_01',
      house: 'nurse',
      number: 5,
      owner: 'blue',
      home_base: true,
      barricades: [{ card: null, builder: 1 }],
      strength: null,
      pressure: 0,
      survivors: [{ id: 'survivor.2', weapon: null }],
      pile: 9,
      known: {},
      stored: [],
      lit: [],
    },
  ],
  zombies: { D2: 2, E2: 1 },
  moved: {},
  supply: 76,
  hand: ['barricade_3', 'survivor'],
  fresh: [],
  known_hands: {},
  dealt: [],
  discard: [],
  box: 0,
  combat: { deck: 30, used: [] },
  turn: {
    seat: 0,
    actions: 3,
    free_moves: 1,
    pawn: 'red',
    steps: 0,
    clearing: false,
    card: '',
    series: 0,
    announced: [],
    zombies: 0,
    endangered: [],
    limit: 3,
  },
  draw: null,
  event: null,
  fight: null,
  defence: null,
  everything: null,
  result: null,
};
