/** Linocuts of our own, field 64 x 64: the people of the town. A bust is put together: jacket, face, and what everybody
 *  knows this one by. */
import type { Figure, Part } from '../../look/lino';
import type { Scene } from './view.gen';

const ink = (d: string, w?: number): Part => ({ tone: 'ink', d, inner: true, ...(w && { w }) });
const out = (d: string): Part => ({ tone: 'ink', d });
const pale = (d: string): Part => ({ tone: 'pale', d, inner: true });
const skin = (d: string): Part => ({ tone: 'skin', d });

const JACKET: Part = { tone: 'own', d: 'M4 66c1-13 9-20 19-21h18c10 1 18 8 19 21z' };
const FACE: Part = { tone: 'pale', d: 'M18 26c0-12 6-19 14-19s14 7 14 19c0 12-6 21-14 21S18 38 18 26z' };
const EYES = ink('M23 27h6M35 27h6', 3.2);
const MOUTH = ink('M27 39h10', 2.8);
const GRIN = ink('M25 37c4 5 10 5 14 0', 2.8);
const HAIR = out('M16 26C14 11 21 4 32 4s18 7 16 22l-4-9c-8 2-16 1-22-2z');
const LONG_HAIR = out('M14 46C10 18 18 3 32 3s22 15 18 43l-8-2c4-8 3-18 0-26-8 3-16 2-21-2-3 8-3 20 1 28z');
const WILD_HAIR = out('M15 28L6 24l7-6-6-8 10 1 1-9 9 5 5-7 5 7 9-5 1 9 10-1-6 8 7 6-9 4-3-10c-8 2-17 1-24-3z');
const CAP = out('M14 20c0-12 8-17 18-17s18 5 18 17l10 3-1 4-45-1z');
const BROAD_HAT = out('M4 21c6 3 10 3 12 1l2-14c4-5 9-3 14-2 5-1 10-3 14 2l2 14c2 2 6 2 12-1l-1 7C44 32 20 32 5 28z');
const PEAKED_CAP = out('M12 14c6-9 14-11 20-11s14 2 20 11l-4 6v4l-32 0v-4z');
const HOOD = out('M10 48C8 18 18 3 32 3s24 15 22 45l-9-4c3-20-2-29-13-29s-16 9-13 29z');
const BEARD = out('M18 30c2 6 6 6 9 5h10c3 1 7 1 9-5 2 14-3 26-14 28-11-2-16-14-14-28zM28 39h8l-2 3h-4z');
const GLASSES = ink('M20 27h10v6H20zM34 27h10v6H34zM30 29h4', 2.2);
const DARK_GLASSES = ink('M19 24h12l-1 8h-9zM33 24h12l-2 8h-9zM30 26h4v2h-4z');
const COLLAR = pale('M24 46l8 8 8-8-2 18H26z');
const TIE = ink('M30 52h4l2 12h-8z');
const STAR = pale('M48 50l2 4 5 1-4 3 1 5-4-2-4 2 1-5-4-3 5-1z');
const BADGE = pale('M44 51h9v7h-9z');
const CROSS = ink('M46 50h4v4h4v4h-4v4h-4v-4h-4v-4h4z');

/** What is put on a plain bust, by who it is. */
const HEROES: Record<string, Figure> = {
  captain: [LONG_HAIR, FACE, EYES, MOUTH, out('M10 12C18 2 38 0 52 8l2 6c-12-3-30-3-42 3z'), ink('M52 66V20', 4)],
  mayor: [FACE, EYES, GRIN, out('M17 24c-3-8 2-16 6-18 8-4 18-2 23 6 2 4 2 8 0 12l-4-8c-8 1-15 0-21-2z'), COLLAR, TIE],
  deputy: [FACE, EYES, MOUTH, BROAD_HAT, BADGE],
  sheriff: [FACE, EYES, ink('M22 37c4-3 7-3 10-1 3-2 6-2 10 1-4 3-7 3-10 1-3 2-6 2-10-1z'), BROAD_HAT, STAR],
  johnson: [FACE, EYES, BEARD, CAP],
  kingman: [FACE, EYES, ink('M24 37h16l-2 3H26z'), PEAKED_CAP, pale('M29 10h6v6h-6z'), BADGE],
  pickles: [
    skin('M14 26C10 10 22 6 32 8s22-2 18 18c2 10-2 16-8 18l-4 14H26l-4-14c-6-2-10-8-8-18z'),
    out('M16 12C4 10 2 26 8 40c6 0 9-8 10-16zM48 12c12-2 14 14 8 28-6 0-9-8-10-16z'),
    ink('M22 26a3.4 3.8 0 1 0 6.8 0a3.4 3.8 0 1 0-6.8 0zM36 26a3.4 3.8 0 1 0 6.8 0a3.4 3.8 0 1 0-6.8 0zM26 38c0-4 12-4 12 0l-6 6z'),
    ink('M32 44v6M26 52c4 3 8 3 12 0', 2.4),
  ],
  wrestler: [FACE, out('M16 28C14 10 22 3 32 3s18 7 16 25c0 14-6 20-16 20S16 42 16 28zM21 24l9 3-1 7-8-2zM43 24l-9 3 1 7 8-2zM26 39h12v5H26z'), pale('M32 5l3 9h-6z')],
  lucky: [FACE, EYES, GRIN, HOOD, pale('M43 52h9v9h-9z'), ink('M45 54h2v2h-2zM48 57h2v2h-2z')],
  darling: [LONG_HAIR, FACE, EYES, GRIN, pale('M44 8l3 5 6 1-4 4 1 6-6-3-5 3 1-6-4-4 6-1z')],
  physician: [FACE, EYES, HAIR, pale('M20 34h24v9l-12 5-12-5z'), ink('M20 34h24M20 38h24', 1.6), pale('M28 5a5 5 0 1 1 8 0z'), CROSS],
  agee: [LONG_HAIR, FACE, GLASSES, MOUTH, COLLAR],
  agent: [FACE, DARK_GLASSES, MOUTH, HAIR, COLLAR, TIE],
  sergeant: [FACE, EYES, ink('M25 39h14', 3.4), out('M6 22c6-4 10-5 14-5L24 4h16l4 13c4 0 8 1 14 5-16 6-36 6-52 0z'), BADGE],
  fringe: [FACE, WILD_HAIR, ink('M19 25a6 6 0 1 0 12 0a6 6 0 1 0-12 0zM33 25a6 6 0 1 0 12 0a6 6 0 1 0-12 0z'), pale('M22 25a3 3 0 1 0 6 0a3 3 0 1 0-6 0zM36 25a3 3 0 1 0 6 0a3 3 0 1 0-6 0z'), GRIN],
  hermit: [FACE, EYES, WILD_HAIR, BEARD],
  horatius: [
    out('M10 34C6 14 18 3 32 3s26 11 22 31c-2 14-10 24-22 24S12 48 10 34z'),
    skin('M17 26c0-8 7-12 15-8 8-4 15 0 15 8 0 4-2 6-4 8 6 4 4 18-11 18S15 38 21 34c-2-2-4-4-4-8z'),
    ink('M22 26a3 3.4 0 1 0 6 0a3 3.4 0 1 0-6 0zM36 26a3 3.4 0 1 0 6 0a3 3.4 0 1 0-6 0zM28 36h3v3h-3zM33 36h3v3h-3z'),
    ink('M23 44c5 3 13 3 18 0', 2.6),
  ],
  marteuse: [FACE, HAIR, GLASSES, ink('M25 40l14-3', 2.8), COLLAR],
  preacher: [FACE, EYES, LONG_HAIR, ink('M27 38h10v6H27z'), pale('M28 48h8v5h-8z')],
  councillor: [FACE, EYES, GRIN, out('M18 14h28V4H18zM12 14h40v5H12z'), TIE],
  saboteur: [FACE, out('M16 29C14 10 22 3 32 3s18 7 16 26c-1 14-6 20-16 20S17 43 16 29zM20 23h24v7H20z'), EYES],
};
const BARE = new Set(['pickles', 'horatius']);

/** Three heads: a crowd of neighbours. */
const crowd = (...more: Part[]): Figure => [
  { tone: 'own', d: 'M0 66c0-10 5-16 12-17h8c7 1 12 7 12 17zM32 66c0-10 5-16 12-17h8c7 1 12 7 12 17z' },
  { tone: 'pale', d: 'M7 38c0-7 4-11 9-11s9 4 9 11-4 13-9 13-9-6-9-13zM39 38c0-7 4-11 9-11s9 4 9 11-4 13-9 13-9-6-9-13z' },
  out('M5 38c-1-10 4-14 11-14s12 4 11 13l-4-5c-4 1-9 1-13-1zM37 38c-1-10 4-14 11-14s12 4 11 13l-4-5c-4 1-9 1-13-1z'),
  { tone: 'own', d: 'M13 66c1-13 8-19 15-20h8c7 1 14 7 15 20z' },
  { tone: 'pale', d: 'M22 30c0-9 4-14 10-14s10 5 10 14-4 16-10 16-10-7-10-16z' },
  ink('M27 31h3M35 31h3M29 39h6', 2.4),
  ...more,
];
const CROWN = out('M20 30c-1-12 4-18 12-18s13 6 12 18l-4-7c-5 2-11 2-16-1z');
const CROWDS: Record<string, Figure> = {
  furies: crowd(out('M20 30c-2-12 2-20 12-20s15 8 12 20l-3-9c-6 3-13 3-18 0zM28 4l4-4 4 4v8h-8z')),
  salvation: crowd(out('M18 20c4-10 24-10 28 0l-2 6H20z'), pale('M28 15h8v4h-8z')),
  veterans: crowd(out('M16 22c6-12 26-14 32-2l-2 6c-10-4-20-3-28 1z')),
  firefighters: crowd(out('M14 26c0-14 8-18 18-18s18 4 18 18l4 3H10z'), pale('M28 12h8v8h-8z')),
  builders: crowd(out('M18 24c0-10 6-14 14-14s14 4 14 14l3 3H15z'), pale('M30 9h4v12h-4z')),
  riot_police: crowd(out('M18 30c-1-14 5-20 14-20s15 6 14 20z'), pale('M21 24h22v6H21z'), ink('M6 46h22v20H6z'), pale('M9 50h16v3H9z')),
  clarion: crowd(CROWN, pale('M8 50h20v16H8z'), ink('M10 53h16v3H10zM10 58h7v6h-7zM19 58h7v1.6h-7zM19 62h7v1.6h-7z')),
  radio: crowd(CROWN, ink('M18 30c-3-14 6-21 14-21s17 7 14 21', 3), out('M15 27h6v10h-6zM43 27h6v10h-6z'), ink('M50 66V44M44 44l6-8 6 8', 2.4)),
  rangers: crowd(BROAD_HAT),
  national_guard: crowd(out('M16 27c0-14 7-19 16-19s16 5 16 19l2 3H14z'), ink('M54 64L44 30', 4)),
  petras_angels: crowd(out('M16 34C14 14 22 8 32 8s18 6 16 26l-4-6H20z'), pale('M22 25h20v5H22z')),
  rd_guards: crowd(PEAKED_CAP, pale('M32 50l6 7-6 7-6-7z')),
  looters: crowd(CAP, ink('M22 34h20v9l-10 4-10-4z')),
  gang: crowd(out('M20 28C18 10 26 2 32 0c-2 6 10 6 12 28l-4-7c-5 2-11 2-16-1z'), ink('M26 42l12-6', 3)),
  refugees: crowd(CROWN, ink('M44 46h16v16H44zM48 46v-4h8v4', 3), pale('M46 50h12v3H46z')),
  vip: crowd(out('M20 24h24V10H20zM14 24h36v4H14z'), pale('M20 19h24v3H20z')),
  activists: crowd(CROWN, pale('M4 40h22v14H4z'), ink('M4 40h22v14H4zM15 54v12', 2.6), ink('M9 47h12', 3)),
  lawyers: crowd(CROWN, TIE, ink('M46 50h16v12H46z'), pale('M52 48h4v3h-4z')),
  hoarders: crowd(CAP, pale('M4 44h18v20H4zM44 48h16v16H44z'), ink('M4 44h18v20H4zM4 52h18M44 48h16v16H44zM44 55h16', 2.2)),
  civilians: crowd(CROWN),
};

/** The bust or the crowd of a unit; one that nobody has drawn looks like neighbours. */
export function figureOf(unit: string): Figure {
  const own = HEROES[unit];
  if (own) return BARE.has(unit) ? own : [JACKET, ...(own.includes(FACE) ? [] : [FACE]), ...own];
  return CROWDS[unit] ?? CROWDS[unit.replace(/_\d+$/, '')] ?? CROWDS['civilians']!;
}

/** Outlines of the stamps: everybody of a kind has the same. */
const OUTLINES: Record<string, string> = {
  hero: 'M32 3a29 29 0 1 1 0 58a29 29 0 1 1 0-58z',
  heroic_civilians: 'M18 3h28l16 29-16 29H18L2 32z',
  regular_civilians: 'M5 5h54v54H5z',
  special_civilians: 'M5 4h54v38L32 62 5 42z',
  national_guard: 'M5 4h54v38L32 62 5 42z',
  refugees: 'M32 1l30 24-10 37H12L2 25z',
  raiders: 'M3 9l11-5 8 5 10-7 10 7 8-5 11 5-4 20 4 20-9 12-10-5-10 7-10-7-10 5-9-12 4-20z',
};
const HOSTILE = 'M32 62L2 46V8l18-6 12 6 12-6 18 6v38z';
export const outlineOf = (scene: Scene, unit: string): string => OUTLINES[scene.units[unit]?.kind ?? ''] ?? HOSTILE;

/** Everybody has a jacket of his own. */
const COLOURS = ['yellow', 'red', 'blue', 'green', 'brown', 'white'];
export function colourOf(scene: Scene, unit: string): string {
  const kind = scene.units[unit]?.kind ?? '';
  if (kind !== 'hero' && kind !== 'heroic_civilians') return /^(raiders|anti_)/.test(kind) ? 'var(--warn-fill)' : '#8f9a7a';
  const heroes = Object.keys(scene.units).filter((one) => scene.units[one]!.kind === kind);
  return `var(--player-${COLOURS[heroes.indexOf(unit) % COLOURS.length]})`;
}
