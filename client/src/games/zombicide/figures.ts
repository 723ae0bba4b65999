/** Linocuts of our own, field 64 x 64: the four kinds of zombies, and the busts of survivors. */
import type { Figure } from '../../look/lino';

/** Slow, arms ahead, head hanging to one side. */
const WALKER: Figure = [
  { tone: 'ink', d: 'M12 64c0-11 5-17 13-19h14c8 2 13 8 13 19z' },
  { tone: 'skin', w: 6.5, d: 'M12 60V45M52 60V44' },
  { tone: 'skin', w: 2.8, d: 'M12 45l-4-6M12 45l1-8M13 45l5-5M52 44l-4-6M52 44l0-8M52 44l5-5' },
  { tone: 'skin', d: 'M19 21C19 11 25 5 34 5c9 0 14 7 13 16-1 6-2 9-4 12l-2 11-8 4-7-3-2-9c-3-3-5-9-5-15z' },
  { tone: 'ink', inner: true, d: 'M22 24a5 5.6 0 1 0 10 0a5 5.6 0 1 0-10 0zM36 25a4.3 5 0 1 0 8.6 0a4.3 5 0 1 0-8.6 0zM33 30l2.4 4h-4.6zM26 38l3-1.6 2.4 2 2.6-2 2.4 2 3.6-2-1.4 6.6-6.4 2-5-2z' },
  { tone: 'ink', inner: true, w: 2.2, d: 'M24 13l5 3M30 7l1.5 5M42 11l-3 4' },
];

/** Leaning forward at full tilt. */
const RUNNER: Figure = [
  { tone: 'ink', w: 8, d: 'M27 38L17 46l-10-1M30 39l11 8-3 12' },
  { tone: 'ink', w: 4.5, d: 'M6 45l-2-5M38 60h7' },
  { tone: 'ink', d: 'M24 40l8-19 12 3-2 12-9 8z' },
  { tone: 'ink', w: 6.5, d: 'M34 25l-11 1-6 8M41 27l9 5' },
  { tone: 'skin', w: 5.5, d: 'M17 34l-3 4M50 32l7-5' },
  { tone: 'skin', w: 2.4, d: 'M57 27l2-6M57 27l6-1M57 27l5-4' },
  { tone: 'skin', d: 'M38 13c1-6 6-9 12-7 5 1 7 6 6 10l1 4-3 1-1 4c-5 2-10 0-13-3-2-2-3-6-2-9z' },
  { tone: 'ink', inner: true, d: 'M46 12.5a3 3.3 0 1 0 6 0a3 3.3 0 1 0-6 0zM47 20l9-1-2 5-5 0z' },
  { tone: 'ink', inner: true, d: 'M36.5 15c0-8 6-12 14-9.5-5 1.5-7 5-7.5 9z' },
  { tone: 'ink', inner: true, w: 2.6, d: 'M3 14h18M7 21h12M3 28h9' },
];

/** A barrel on two legs. */
const FATTY: Figure = [
  { tone: 'ink', w: 10, d: 'M24 50v8M41 50v8' },
  { tone: 'skin', w: 8, d: 'M9 34L5 46M55 34l4 12' },
  { tone: 'skin', d: 'M8 40C7 25 18 18 32 18s25 7 24 22c-1 11-11 17-24 17S9 51 8 40z' },
  { tone: 'ink', d: 'M9 33c2-10 11-15 23-15s21 5 23 15l-5 9-5-3-5 4-6-4-6 4-6-4-5 3z' },
  { tone: 'skin', inner: true, w: 2, d: 'M20 28l5 3M40 27l5 3M31 33l4-2' },
  { tone: 'ink', inner: true, d: 'M30 48a2.4 2.6 0 1 0 4.8 0a2.4 2.6 0 1 0-4.8 0z' },
  { tone: 'skin', d: 'M23 13c0-6 4-9 9-9s9 3 9 9c0 6-3 10-9 10s-9-4-9-10z' },
  { tone: 'ink', inner: true, d: 'M25.5 12a2.7 2.9 0 1 0 5.4 0a2.7 2.9 0 1 0-5.4 0zM33.5 12a2.7 2.9 0 1 0 5.4 0a2.7 2.9 0 1 0-5.4 0zM27 17.5h10l-2 4h-6z' },
];

/** What nobody should meet twice: one arm a claw, the mouth all teeth. */
const ABOMINATION: Figure = [
  { tone: 'skin', w: 9, d: 'M14 34L8 48M50 32l6 12' },
  { tone: 'skin', d: 'M1 60l3-16 5 2 4-2 4 4-3 4 1 10-5-7-3 8-3-8zM63 62l-2-18-6-2-5 3 2 6-1 12 4-7 3 7 2-8z' },
  { tone: 'skin', d: 'M10 34C8 16 18 6 32 6s24 10 22 28c-1 15-9 25-22 25S11 49 10 34z' },
  { tone: 'skin', d: 'M16 16L9 4l14 6zM48 16l7-12-14 6z' },
  { tone: 'ink', inner: true, d: 'M18 22l11 5-3 5-8-3zM46 22l-11 5 3 5 8-3zM16 38l5-3 22 0 5 3-3 13-8 6H27l-8-6z' },
  { tone: 'pale', inner: true, d: 'M18 38.5l4-2 2 6 3-6 3 7 3-7 3 7 3-7 2.5 6 4-4-1 4-3 4-3-3-3 5-3-5-3 5-3-5-4 4-2-3z' },
  { tone: 'ink', inner: true, w: 2.2, d: 'M26 13l2 5M38 12l-2 6M32 9v7' },
];

const FIGURES: Record<string, Figure> = { walker: WALKER, runner: RUNNER, fatty: FATTY, abomination: ABOMINATION };

/** Outlines of the stamps, so that the kinds differ in shape too: drum, arrow, barrel, star. */
const OUTLINES: Record<string, string> = {
  walker: 'M10 4h44a6 6 0 0 1 6 6v44a6 6 0 0 1-6 6H10a6 6 0 0 1-6-6V10a6 6 0 0 1 6-6z',
  runner: 'M4 4h42l16 28-16 28H4l8-28z',
  fatty: 'M20 3h24l17 17v24L44 61H20L3 44V20z',
  abomination: 'M32 0l8 9 11-5 1 12 11 4-6 12 6 12-11 4-1 12-11-5-8 9-8-9-11 5-1-12-11-4 6-12-6-12 11-4 1-12 11 5z',
};
/** A kind that nobody has drawn yet looks like the plainest. */
export const figureOf = (kind: string): Figure => FIGURES[kind] ?? WALKER;
export const outlineOf = (kind: string): string => OUTLINES[kind] ?? OUTLINES['walker']!;

const SHOULDERS = 'M5 66c1-13 9-19 19-20h16c10 1 18 7 19 20z';
const HEAD = 'M19 25c0-11 5-18 13-18s13 7 13 18c0 12-6 20-13 20S19 37 19 25z';
const EYES = 'M25 26.5h4.5M34.5 26.5H39';

const face = (coat: 'ink' | 'own', more: Figure): Figure => [
  { tone: coat, d: SHOULDERS },
  { tone: 'pale', d: HEAD },
  { tone: 'ink', inner: true, w: 3, d: EYES },
  { tone: 'ink', inner: true, w: 2.4, d: 'M28 37h8' },
  ...more,
];

const BUSTS: Record<string, Figure> = {
  // long straight hair, parted
  amy: face('ink', [
    { tone: 'ink', d: 'M14 47C11 24 16 4 32 4s21 20 18 43l-7 2c3-10 3-20 0-28-4 1-9-1-11-6-2 5-7 7-11 6-3 8-3 18 0 28z' },
    { tone: 'own', inner: true, d: 'M26 47h12l-6 9z' },
  ]),
  // glasses and a tie
  doug: face('ink', [
    { tone: 'ink', d: 'M18 23C17 9 24 4 33 4s13 6 13 18l-4-6c-7 2-14 1-20-1z' },
    { tone: 'ink', inner: true, w: 2.2, d: 'M22 24h9v7h-9zM33 24h9v7h-9zM31 26h2' },
    { tone: 'pale', inner: true, d: 'M23 46h18l-9 13z' },
    { tone: 'own', inner: true, d: 'M29.5 48h5l2 16h-9z' },
  ]),
  // a woollen cap
  josh: face('own', [
    { tone: 'own', d: 'M16 20C16 8 23 3 32 3s16 5 16 17z' },
    { tone: 'ink', d: 'M14 18h36v7H14z' },
    { tone: 'pale', inner: true, w: 1.8, d: 'M22 18.5v6M28 18.5v6M34 18.5v6M40 18.5v6' },
  ]),
  // a full beard and a slouch hat
  ned: face('own', [
    { tone: 'ink', d: 'M19 28c2 3 4 4 6 4 4-2 10-2 14 0 2 0 4-1 6-4 1 14-4 23-13 23s-14-9-13-23z' },
    { tone: 'pale', inner: true, w: 2.4, d: 'M28 38h8' },
    { tone: 'ink', d: 'M8 21c6 2 12 2 16 2h16c4 0 10 0 16-2-2-4-6-6-10-6C45 7 40 3 32 3s-13 4-14 12c-4 0-8 2-10 6z' },
  ]),
  // a peaked cap with a badge, and a moustache
  phil: face('own', [
    { tone: 'ink', d: 'M12 14c4-7 11-11 20-11s16 4 20 11l-6 7H18z' },
    { tone: 'ink', d: 'M18 20h28l1 5c-9-3-21-3-30 0z' },
    { tone: 'own', inner: true, d: 'M32 7l2 4 4 1-3 3 1 4-4-2-4 2 1-4-3-3 4-1z' },
    { tone: 'ink', inner: true, d: 'M25 35c3-3 5-2 7-1 2-1 4-2 7 1-3 2-5 1-7 0-2 1-4 2-7 0z' },
  ]),
  // hair pinned up under a band
  wanda: face('own', [
    { tone: 'ink', d: 'M22 9a10 8 0 1 1 20 0a10 8 0 1 1-20 0z' },
    { tone: 'ink', d: 'M17 27c-2-12 4-20 15-20s17 8 15 20c-2-5-5-9-9-11-5 1-8 1-12 0-4 2-7 6-9 11z' },
    { tone: 'own', inner: true, d: 'M18 18c4-4 9-5 14-5s10 1 14 5l1 4c-9-6-21-6-30 0z' },
  ]),
};

/** For survivors that players made: a hood, a bandana, a crop. */
const STRANGERS: readonly Figure[] = [
  face('own', [{ tone: 'own', d: 'M11 52c-3-30 4-48 21-48s24 18 21 48l-8-3c5-20 1-34-13-34S14 29 19 49z' }]),
  face('ink', [
    { tone: 'ink', d: 'M18 24C17 9 23 4 32 4s15 5 14 20l-3-7H21z' },
    { tone: 'own', d: 'M19 31c8 3 18 3 26 0 0 9-5 17-13 19-8-2-13-10-13-19z' },
  ]),
  face('own', [{ tone: 'ink', d: 'M18 22C18 10 24 5 32 5s14 5 14 17c-3-4-6-6-14-6s-11 2-14 6z' }]),
];

export function bustOf(survivor: string): Figure {
  const sum = [...survivor].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return BUSTS[survivor] ?? STRANGERS[sum % STRANGERS.length]!;
}
