/** A small table for tests: two rooms behind a door, a street, two survivors and some Walkers. */
import type { Scene, View } from './view';

export const SCENE = {
  size: [200, 100],
  streets: [{ zone: 'S01', rect: [0, 0, 50, 50] }, { zone: 'S02', rect: [50, 0, 100, 50] }],
  rooms: [{ zone: '1B.NE', rects: [[100, 0, 150, 50]], building: 'b1' }],
  doors: [{ id: '1B.NE/S02', room: '1B.NE', street: 'S02', side: 'E', color: 'red', stretch: [100, 0, 100, 50] }],
  equipment: { pistol: { kind: 'weapon' }, pan: { kind: 'weapon' } },
  survivors: {
    amy: { name: null, skills: { blue: ['free_move'], yellow: ['plus_1_action'], orange: [], red: [] }, color: null },
    ned: { name: null, skills: { blue: ['free_search'], yellow: ['plus_1_action'], orange: [], red: [] }, color: null },
    zoe: { name: 'Zoe', skills: { blue: ['loud'], yellow: ['plus_1_action'], orange: [], red: [] }, color: null },
  },
} as unknown as Scene;

const person = (id: string, seat: number, zone: string) => ({
  id,
  seat,
  status: 'living' as const,
  zone,
  tile: '',
  car: 0,
  seat_in_car: '',
  slots: { hand_1: 'pistol' },
  all_slots: ['hand_1', 'hand_2', 'reserve_1', 'reserve_2', 'reserve_3'],
  unloaded: [],
  xp: 0,
  level: 'blue' as const,
  skills: [],
  is_activated: false,
  gifts: 0,
  is_noiseless: false,
});

export const VIEW = {
  round: 1,
  phase: 'players',
  you: 0,
  options: {},
  survivors: [person('amy', 0, 'S02'), person('ned', 1, 'S02')],
  sight: { amy: { S02: 0, S01: 1 } },
  turn: { survivor: 'amy', actions: 3, free: {}, has_searched: false, used: [] },
  open_doors: [],
  zombies: { S01: { walker: 3 } },
  stock: { walker: 10 },
  escaped: {},
  noise_tokens: {},
  noise: { S02: 2 },
  objectives: [{ zone: 'S02', taken: false, color: 'red' }],
  cars: [{ kind: 'police_car', zone: 'S02', searches: 0, supplies: [] }],
  deck: 20,
  discards: [],
  drawn: '',
  zombie_deck: 5,
  first_player: 0,
} as unknown as View;
