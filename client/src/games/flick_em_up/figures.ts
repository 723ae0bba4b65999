/** Linocuts of our own, printed on the wooden figures: field 50 x 90, the feet at the bottom. */
import type { Figure, Part } from '../../look/lino';

const LEGS: Part = { tone: 'ink', d: 'M16 58h18l2 31h-9l-2-20-2 20h-9z' };
const HEAD: Part = { tone: 'pale', d: 'M17.5 15c0-7 3-11 7.5-11s7.5 4 7.5 11-3 12-7.5 12-7.5-5-7.5-12z' };
const FACE: Part = { tone: 'ink', inner: true, w: 1.8, d: 'M20.6 15.4h2.8M26.6 15.4h2.8M23 21.6h4' };
const COAT = 'M11 36c2-7 8-9.5 14-9.5S37 29 39 36l3 26-9 3h-16l-9-3z';
const ARMS = 'M12.5 37L8 55M37.5 37L42 55';
const HANDS: Part = { tone: 'pale', d: 'M5 56a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0-6.8 0zM38.2 56a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0-6.8 0z' };
const ZIP: Part = { tone: 'pale', inner: true, w: 1.6, d: 'M25 30v32M14 44h6M30 44h6' };

const PISTOL: Part = { tone: 'ink', d: 'M38 50h10v4h-6l-1 7h-4z' };
const BAT: Part = { tone: 'ink', w: 4.6, d: 'M42 57L46 22' };
const KNIFE: Part = { tone: 'ink', d: 'M40 58l3-1 4 14-3 1z' };

/** A person in a winter coat of the own colour, with what makes this one known. */
const person = (weapon: Part, ...more: readonly Part[]): Figure => [
  LEGS,
  { tone: 'own', w: 7.4, d: ARMS },
  { tone: 'own', d: COAT },
  ZIP,
  weapon,
  HANDS,
  HEAD,
  FACE,
  ...more,
];

const cap: Part = { tone: 'ink', d: 'M16 12c0-7 4-10 9-10s9 3 9 10l5 1v2H16z' };
const bobble: Part = { tone: 'own', d: 'M16 13c0-8 4-11 9-11s9 3 9 11l-2 1H18zM22 2a3 3 0 1 0 6 0a3 3 0 1 0-6 0z' };
const bun: Part = { tone: 'ink', d: 'M16.5 14c-1-8 3-12 8.5-12s9.5 4 8.5 12c-2-4-4-6-8.5-6s-6.5 2-8.5 6zM21 1.5a4 3.4 0 1 0 8 0a4 3.4 0 1 0-8 0z' };
const longHair: Part = { tone: 'ink', d: 'M15 28c-2-12 0-26 10-26s12 14 10 26l-4 1c2-8 2-14 0-18-3 1-6-1-7-3-1 2-3 4-6 4-1 4-1 10 1 16z' };
const headscarf: Part = { tone: 'own', d: 'M14.5 29c-2-14 1-27 10.5-27s12.5 13 10.5 27l-5 1c3-8 3-16-1-20-3-2-6-2-9 0-4 4-4 12-1 20z' };
const scarf: Part = { tone: 'pale', d: 'M16 25h18l1 5-8 1 1 13h-5l-1-13-7-1z' };
const beard: Part = { tone: 'ink', d: 'M17.5 16c0 9 3 13 7.5 13s7.5-4 7.5-13l-3 3h-9z' };
const curls: Part = { tone: 'ink', d: 'M14 16a4 4 0 0 1 1-7 5 5 0 0 1 6-6 5 5 0 0 1 8 0 5 5 0 0 1 6 6 4 4 0 0 1 1 7l-3 1c0-6-3-9-8-9s-8 3-8 9z' };
const short: Part = { tone: 'ink', d: 'M17 13c-1-8 3-11 8-11s9 3 8 11l-2-4H19z' };
const glasses: Part = { tone: 'ink', inner: true, w: 1.5, d: 'M19.2 15.4a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0-4.8 0zM26 15.4a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0-4.8 0zM24 15.4h2' };
const braid: Part = { tone: 'ink', d: 'M16.5 14c-1-8 3-12 8.5-12s9.5 4 8.5 12c-2-4-4-6-8.5-6s-6.5 2-8.5 6zM33 12c4 3 5 9 3 18l-4-1c2-6 1-11-1-14z' };
const cross: Part = { tone: 'pale', inner: true, d: 'M29 33h3v3h3v3h-3v3h-3v-3h-3v-3h3z' };
const bag: Part = { tone: 'ink', d: 'M4 46h12v14H4zM14 30l18 24-2 2-18-24z' };
const tool: Part = { tone: 'pale', inner: true, w: 2, d: 'M12 58h26M18 58v5M32 58v5' };
const camera: Part = { tone: 'ink', d: 'M18 42h14v9H18zM23 39h4v3h-4z' };

const SURVIVORS: Record<string, Figure> = {
  s1: person(PISTOL, cap, scarf),
  s2: person(BAT, bobble, tool),
  s3: person(KNIFE, headscarf, cross),
  s4: person(PISTOL, cap, bag),
  s5: person(PISTOL, curls, glasses, scarf),
  s6: person(BAT, short, { tone: 'pale', inner: true, w: 2.4, d: 'M15 50l20-10M15 56l20-10' }),
  s7: person(KNIFE, bun, { tone: 'pale', d: 'M17 40h16l2 22H15z', inner: true }),
  s8: person(PISTOL, short, { tone: 'pale', inner: true, d: 'M29 34l3 2 3-2 1 5-4 4-4-4z' }),
  s9: person(KNIFE, braid, scarf),
  s10: person(BAT, cap, beard),
  s11: person(PISTOL, longHair, camera),
};

const ROT: Part = { tone: 'skin', d: 'M16 17C15 9 19 4 26 4s9 5 9 12c0 5-2 9-5 12l-6 2-5-4c-2-3-3-6-3-9z' };
const EYES: Part = { tone: 'ink', inner: true, d: 'M18.5 15.5a3 3.3 0 1 0 6 0a3 3.3 0 1 0-6 0zM27.5 15.5a2.6 3 0 1 0 5.2 0a2.6 3 0 1 0-5.2 0zM21 22l2-1 2 1.4 2-1.4 3 1-1.6 4.6-3.4 1.4-3-1.4z' };
const RAGS = 'M12 36c2-6 7-8 13-8s12 2 13 8l2 22-5 8-3-5-4 7-4-7-5 7-3-7-4 4z';
const CUTS: Part = { tone: 'pale', inner: true, w: 1.6, d: 'M17 42l5 3M29 38l5 4M19 52l4 3M30 51l4 2' };

const ZOMBIES: Record<string, Figure> = {
  // both arms ahead
  a: [
    LEGS,
    { tone: 'ink', w: 7, d: 'M14 37L6 27M36 37l8-10' },
    { tone: 'ink', d: RAGS },
    CUTS,
    { tone: 'skin', w: 5, d: 'M6 27l-1-9M44 27l1-9' },
    { tone: 'skin', w: 2.2, d: 'M5 18l-3-5M5 18v-6M5 18l4-5M45 18l3-5M45 18v-6M45 18l-4-5' },
    ROT,
    EYES,
  ],
  // one shoulder hangs
  b: [
    { tone: 'ink', d: 'M16 58h18l6 31h-9l-5-19-7 19h-9z' },
    { tone: 'ink', w: 7, d: 'M13 38L8 54M37 36l9-8' },
    { tone: 'ink', d: RAGS },
    { tone: 'pale', inner: true, d: 'M22 30h6l-1 16-2 3-2-3z' },
    { tone: 'skin', w: 5, d: 'M8 54l-1 8M46 28l1-8' },
    { tone: 'skin', w: 2.2, d: 'M7 62l-3 5M7 62v6M7 62l3 5M47 20l-4-4M47 20v-7' },
    { ...ROT, d: 'M14 20C12 12 16 6 22 5s11 3 12 10c1 5-1 10-3 13l-6 3-6-3c-3-2-4-5-5-8z' },
    { ...EYES, d: 'M17 18a3 3.3 0 1 0 6 0a3 3.3 0 1 0-6 0zM25.5 16.5a2.6 3 0 1 0 5.2 0a2.6 3 0 1 0-5.2 0zM20 25l2-1.6 2 1 2-1.6 3 .6-1 4.6-3 2-3-1z' },
    { tone: 'ink', inner: true, d: 'M15 12c1-5 5-8 10-8 4 0 7 3 8 6-6-2-12-1-18 2z' },
  ],
  // long hair, a winter hat that stayed on
  c: [
    LEGS,
    { tone: 'ink', w: 7, d: 'M13 37l-6 8M37 37l6 8' },
    { tone: 'ink', d: RAGS },
    { tone: 'skin', inner: true, d: 'M20 44c3-3 8-3 10 0l-2 8h-6z' },
    { tone: 'ink', inner: true, w: 1.4, d: 'M21 46h8M22 49h6' },
    { tone: 'skin', w: 5, d: 'M7 45l1 11M43 45l-1 11' },
    { tone: 'skin', w: 2.2, d: 'M8 56l-3 5M8 56v6M8 56l3 5M42 56l3 5M42 56v6M42 56l-3 5' },
    ROT,
    EYES,
    { tone: 'ink', d: 'M14 12c1-8 5-11 11-11s10 3 12 11l-1 16-3 4 1-19c-6-2-12-2-17 0l-1 17-3-5z' },
  ],
};

/** What is printed on a figure; one that nobody has drawn looks like the plainest. */
export function figureOf(id: string): Figure {
  return SURVIVORS[id] ?? ZOMBIES[id.at(-1)!] ?? (id.startsWith('z') ? ZOMBIES['a']! : SURVIVORS['s1']!);
}
export const FIELD = { width: 50, height: 90 } as const;
