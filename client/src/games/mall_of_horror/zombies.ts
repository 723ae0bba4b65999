/** Zombies as free-standing linocuts, field 64 x 64, feet on y = 62. Four shapes, so that a group shambles instead of marching. */
import type { Figure } from '../../look/lino';

/** Arms stretched towards you, head to one side. */
const REACHING: Figure = [
  { tone: 'ink', w: 8, d: 'M27 46l-3 12M37 46l4 11' },
  { tone: 'ink', w: 5, d: 'M18 59.5h6M41 59h6' },
  { tone: 'skin', w: 6, d: 'M12 26L8 17M52 22l4-9' },
  { tone: 'skin', w: 2.6, d: 'M8 17L3.5 13M8 17l.5-7M8 16l4.5-4.5M56 13l-3.5-5M56 13l1-7M57 13l4-4' },
  { tone: 'ink', w: 8, d: 'M22 30l-9-4M42 29l9-6' },
  { tone: 'ink', d: 'M18 27l10-4h9l9 4-2 14 2 7-5-2-3 5-4-5-4 5-3-5-5 4-1-6-4 2 1-8z' },
  { tone: 'skin', inner: true, d: 'M28 23h8l-2 9-3 3-3-4z' },
  { tone: 'skin', d: 'M21 10c1-5 6-8 11-7 6 1 9 6 8 12-1 6-4 10-9 10-6-1-11-8-10-15z' },
  { tone: 'ink', inner: true, d: 'M24 11.5a3 3.2 0 1 0 6 0a3 3.2 0 1 0-6 0zM33 12a2.4 2.6 0 1 0 4.8 0a2.4 2.6 0 1 0-4.8 0zM25.5 19l3-1.8 2 1.5 2-1.5 3.5 1.8-2 4.5h-6z' },
  { tone: 'ink', inner: true, w: 1.8, d: 'M23 8l4-3.5M27 6.5l2-3' },
  { tone: 'skin', inner: true, w: 1.7, d: 'M24 37l5 2.5M25 41.5l4 2M40 35l-4 3' },
];

/** Seen from the side, both arms ahead, one leg dragging. */
const DRAGGING: Figure = [
  { tone: 'ink', w: 8, d: 'M34 45l4 12M29 45L19 56' },
  { tone: 'ink', w: 5, d: 'M39 59h6M13 58.5l5 .5' },
  { tone: 'skin', w: 6, d: 'M46 28l9-2M44 34l9 2' },
  { tone: 'skin', w: 2.6, d: 'M56 26l4-3.5M56 26l5.5 0M55 37l5-.5M54 37l4 3.5' },
  { tone: 'ink', w: 8, d: 'M32 29l14-1M32 32l11 2' },
  { tone: 'ink', d: 'M21 30c1-5 5-8 11-7l7 3 1 17 2 5-5-1-3 4-3-4-4 3-2-5-4 1z' },
  { tone: 'skin', d: 'M29 10c2-5 7-7 12-5 5 2 6 6 5 10l1 4-3 1-1 4c-4 2-8 1-11-2-3-3-5-8-3-12z' },
  { tone: 'ink', inner: true, d: 'M37.5 11.5a3 3.2 0 1 0 6 0a3 3.2 0 1 0-6 0zM38 18.5l8.5-.5-.8 2-2.7.5-.5 2.5-3-1.5z' },
  { tone: 'ink', inner: true, d: 'M27.5 15c-1.5-8 5-12.5 13-10.5-5 1-7 5-7 9.5z' },
  { tone: 'skin', inner: true, w: 1.7, d: 'M26 35l5-2M27 40l5-2M33 43l4-3' },
];

/** Broad, head sunk between the shoulders, one arm torn off. */
const HULK: Figure = [
  { tone: 'ink', w: 9, d: 'M25 46l-1 11M40 46l1 11' },
  { tone: 'ink', w: 5, d: 'M18 59.5h6M42 59.5h6' },
  { tone: 'skin', w: 7, d: 'M53 40l0 8' },
  { tone: 'skin', w: 2.6, d: 'M51 49l-2 5M53 50v5.5M55 49l2 4.5' },
  { tone: 'ink', w: 9, d: 'M48 28l5 10' },
  { tone: 'ink', d: 'M10 25c3-5 8-7 14-7h17c6 0 11 3 13 8l-6 8v9l-3 7-4-4-4 4-4-4-5 4-3-4-4 3-2-7V34l-5 2-3-4-3 1z' },
  { tone: 'skin', inner: true, d: 'M9 27l6 3-3 7-2-2.5-3 1.5z' },
  { tone: 'skin', d: 'M23 9c1-4 5-6 10-6s9 2 10 6l-1 11c-2 5-5 6-9 6s-7-1-9-6z' },
  { tone: 'ink', inner: true, d: 'M25.5 11.5l6.5-.5v5.5h-5.5zM34.5 11l6.5.5-1 5h-5.5zM26.5 19.5h13l-2 4.5h-9z' },
  { tone: 'skin', inner: true, w: 1.5, d: 'M29.5 20v3.5M33 20v3.5M36.5 20v3.5' },
  { tone: 'skin', inner: true, w: 1.7, d: 'M25 34l6 1.5M26 39l4 1M42 32l-5 3' },
];

/** A woman in a torn skirt, hair over the face, one arm up. */
const RAGGED: Figure = [
  { tone: 'skin', w: 6, d: 'M28 50l-2 8M37 50l2 8' },
  { tone: 'ink', w: 4, d: 'M21 60h5M40 60h5' },
  { tone: 'skin', w: 5.5, d: 'M21 30l-9 3-3-8M43 28l7-7 5-8' },
  { tone: 'skin', w: 2.6, d: 'M9 25l-4-3M9 25l.5-5.5M55 13l0-6M56 13l4-4' },
  { tone: 'ink', w: 7, d: 'M25 28l-5 2M40 28l4-4' },
  { tone: 'ink', d: 'M21 26l7-3h8l7 3-3 10 7 15-5-1-2 4-4-4-4 5-4-5-4 4-2-4-5 2 7-16z' },
  { tone: 'skin', d: 'M23 12c0-5 4-9 9-9s9 4 9 9c0 7-4 12-9 12s-9-5-9-12z' },
  { tone: 'ink', d: 'M20 25c-1-9-2-22 11-22 14 0 12 13 13 23l-4-5 0-9-5-5-2 8-4-6-3 6 0 7z' },
  { tone: 'ink', inner: true, d: 'M34.5 14a2.5 2.7 0 1 0 5 0a2.5 2.7 0 1 0-5 0zM26.5 15l3.5 0-1 3.5zM27.5 20.5l8.5-1.5-2 4h-4.5z' },
  { tone: 'skin', inner: true, w: 1.7, d: 'M26 42l-2 5M33 41v7M38 42l2 5' },
];

export const ZOMBIES: readonly Figure[] = [REACHING, DRAGGING, HULK, RAGGED];

/** Head alone: the sign for "zombies" beside a number. */
export const ZOMBIE_HEAD: Figure = [
  { tone: 'skin', d: 'M12 24C13 12 21 5 33 5c13 0 20 8 20 20 0 7-3 12-5 16l-2 15-9 4-12-1-8-5-1-12c-3-4-5-11-4-18z' },
  { tone: 'ink', inner: true, d: 'M18 28a6.5 7 0 1 0 13 0a6.5 7 0 1 0-13 0zM36.5 29a5.5 6 0 1 0 11 0a5.5 6 0 1 0-11 0zM32 37l3 5h-5zM20 47l5-2 3 3 4-3 4 3 4-3 5 2-2 8-8 3-9-1-5-3z' },
  { tone: 'ink', inner: true, w: 3, d: 'M16 18l7 3M27 8l3 7M46 13l-4 5' },
];
