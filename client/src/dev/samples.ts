/** Three moments of a match, for the development page only. */
import type { Ballot, LocationId, LocationView, Option, PlayerView, Refusal, View } from '../games/mall_of_horror/view';

const CAPACITY: Record<LocationId, number | null> = {
  restroom: 3,
  cachou: 4,
  megatoys: 4,
  parking: null,
  security_hq: 3,
  supermarket: 6,
};
const NUMBER: Record<LocationId, number> = {
  restroom: 1,
  cachou: 2,
  megatoys: 3,
  parking: 4,
  security_hq: 5,
  supermarket: 6,
};
const POINTS: Record<string, number> = { pin_up: 7, tough_guy: 5, gunman: 3, little_girl: 1 };

const LETTERS: Record<string, string> = {
  Y: 'yellow',
  R: 'red',
  B: 'blue',
  G: 'green',
  N: 'brown',
  K: 'black',
  p: 'pin_up',
  t: 'tough_guy',
  g: 'gunman',
  l: 'little_girl',
};

/** "Rp Bt" is red.pin_up, blue.tough_guy. */
export function crew(words: string): string[] {
  return words
    .split(' ')
    .filter(Boolean)
    .map((word) => `${LETTERS[word[0] ?? '']}.${LETTERS[word[1] ?? '']}`);
}

function place(id: LocationId, words: string, zombies = 0, closed = false): LocationView {
  const characters = crew(words);
  const defence = characters.reduce((sum, one) => sum + (one.endsWith('tough_guy') ? 2 : 1), 0);
  return { id, number: NUMBER[id], capacity: CAPACITY[id], closed, zombies, defence, characters };
}

function players(colours: string[], locations: LocationView[], hands: number[], submitted: string[] = []): PlayerView[] {
  return colours.map((colour, seat) => {
    const characters = locations.flatMap((one) => one.characters.filter((c) => c.startsWith(`${colour}.`)));
    return {
      seat,
      colour,
      hand_size: hands[seat] ?? 0,
      eliminated: characters.length === 0,
      characters,
      score: characters.reduce((sum, c) => sum + (POINTS[c.split('.')[1] ?? ''] ?? 0), 0),
      submitted: submitted.includes(colour),
    };
  });
}

const BASE = {
  round: 1,
  you: 0,
  badge: 0,
  chief_elected: false,
  hidden: [],
  played: [],
  hand: [],
  loot: null,
  dice: null,
  dice_covered: false,
  dice_seen_by: [],
  destinations: {},
  unplaced: {},
  placement_dice: null,
  vote: null,
  result: null,
} satisfies Partial<View>;

function setUp(): View {
  const locations = [
    place('restroom', 'Yg'),
    place('cachou', '', 0, true),
    place('megatoys', 'Rt Bp'),
    place('parking', 'Bt'),
    place('security_hq', 'Rp'),
    place('supermarket', 'Yt'),
  ];
  const seats = players(['yellow', 'red', 'blue'], locations, [1, 1, 1]).map((one) => ({ ...one, eliminated: false }));
  return {
    ...BASE,
    phase: 'set_up',
    players: seats,
    locations,
    deck: 18,
    hand: ['sprint'],
    unplaced: { yellow: crew('Yp Yl'), red: crew('Rg Rl'), blue: crew('Bg Bl') },
    placement_dice: [3, 6],
    badge: 1,
  };
}

function crowded(): View {
  const locations = [
    place('restroom', 'Yp Nt Kg', 2),
    place('cachou', 'Rg', 3),
    place('megatoys', 'Bp Gt Kp Yg', 5),
    place('parking', 'Bg Np Kt Gp Yt', 2),
    place('security_hq', 'Rt Gg', 1),
    place('supermarket', 'Rp Bt Ng', 12),
  ];
  return {
    ...BASE,
    round: 5,
    phase: 'attack',
    players: players(['yellow', 'red', 'blue', 'green', 'brown', 'black'], locations, [2, 3, 1, 0, 4, 1], ['red', 'blue']),
    locations,
    you: 1,
    badge: 3,
    chief_elected: true,
    hidden: crew('Kp Gp'),
    deck: 7,
    played: ['threat', 'pistol', 'hidden', 'hidden'],
    hand: ['threat', 'hardware', 'shotgun'],
    dice: [1, 6, 6, 3],
    dice_seen_by: [3],
    destinations: { yellow: 'megatoys', red: 'cachou', blue: 'supermarket', green: 'parking', brown: 'supermarket', black: 'restroom' },
    vote: {
      kind: 'victim',
      location: 'supermarket',
      revote: false,
      candidates: ['red', 'blue', 'brown'],
      weights: { red: 1, blue: 1, brown: 2 },
      submitted: ['blue'],
    },
  };
}

function end(): View {
  const locations = [
    place('restroom', '', 0, true),
    place('cachou', '', 0, true),
    place('megatoys', 'Rp', 0),
    place('parking', 'Gg', 1),
    place('security_hq', 'Bt', 1),
    place('supermarket', 'Rt', 3),
  ];
  return {
    ...BASE,
    round: 9,
    phase: 'over',
    players: players(['red', 'blue', 'green', 'brown'], locations, [2, 1, 0, 1]),
    locations,
    badge: 1,
    deck: 0,
    hand: ['sprint', 'threat'],
    dice: [3, 5, 5, 1],
    result: { scores: { red: 12, blue: 5, green: 3, brown: 0 }, cards: { red: 2, blue: 1, green: 0, brown: 1 }, winners: ['red'] },
  };
}

/** The hardest case for the drawing: everybody in the Parking. */
function packed(): View {
  const locations = [
    place('restroom', '', 9),
    place('cachou', '', 1),
    place('megatoys', '', 6),
    place('parking', 'Yp Yt Yg Rp Rt Rg Bp Bt Bg Gp Gt Gg Np Nt Ng Kp Kt Kg', 15),
    place('security_hq', '', 7),
    place('supermarket', '', 2),
  ];
  const all = crowded();
  return {
    ...all,
    locations,
    players: players(['yellow', 'red', 'blue', 'green', 'brown', 'black'], locations, [2, 3, 1, 0, 4, 1]),
    vote: null,
    destinations: Object.fromEntries(all.players.map((one) => [one.colour, 'security_hq'])),
  };
}

export const VIEWS: Record<string, View> = { set_up: setUp(), crowded: crowded(), end: end(), packed: packed() };

export const OPTIONS: Record<string, Option[]> = {
  set_up: [
    { word: 'place:megatoys', target: 'megatoys', key: '1', label: 'Place in Megatoys' },
    { word: 'place:supermarket', target: 'supermarket', key: '2', label: 'Place in the Supermarket' },
  ],
  crowded: [
    { word: 'victim:red.pin_up', target: 'red.pin_up', key: '1', label: 'Give up the Pin-Up' },
    { word: 'victim:red.tough_guy', target: 'red.tough_guy', key: '2', label: 'Give up the Tough Guy' },
  ],
  end: [],
};
export const REFUSALS: Record<string, Refusal[]> = {
  set_up: [{ target: 'cachou', reason: 'Cachou is closed with three or four players.', clause: 'MH-2.15' }],
  crowded: [{ target: 'red.gunman', reason: 'The Gunman is not in the Supermarket.', clause: 'MH-4.34' }],
  end: [],
};

export const NAMES: Record<number, string> = { 0: 'Yusuf', 1: 'Ada', 2: 'Bertram', 3: 'Greta', 4: 'Nele', 5: 'Konstantin Überlang' };

export const BALLOTS: Ballot[] = [
  { voter: 'red', choice: 'brown', weight: 1 },
  { voter: 'blue', choice: 'brown', weight: 1 },
  { voter: 'brown', choice: 'red', weight: 2 },
  { voter: 'yellow', choice: 'brown', weight: 1 },
  { voter: 'green', choice: 'blue', weight: 1 },
];

