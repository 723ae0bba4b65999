/** Linocuts of our own, field 64 x 64: the dead of the town, and its living. */
import type { Figure } from '../../look/lino';

/** A neighbour who has come back: earth in the hair, the good suit, one eye. */
export const NEIGHBOUR: Figure = [
  { tone: 'ink', d: 'M4 66c0-13 8-20 18-22h20c10 2 18 9 18 22z' },
  { tone: 'pale', inner: true, d: 'M23 45h18l-7 19h-4z' },
  { tone: 'ink', inner: true, d: 'M30 46l4 0 3 8-4 12-6-3z' },
  { tone: 'skin', d: 'M14 22C14 10 22 4 32 4s19 6 19 19c0 6-2 10-4 13l-1 9-8 5H27l-8-4-1-10c-2-3-4-8-4-14z' },
  { tone: 'ink', inner: true, d: 'M19 25a6 6.4 0 1 0 12 0a6 6.4 0 1 0-12 0zM36 26h10l-1 4h-8zM32 31l3 5h-5zM22 41l4-2 3 2 4-2 3 2 4-2 3 2-2 6-7 2-7-1z' },
  { tone: 'pale', inner: true, d: 'M23.4 26a2 2 0 1 0 4 0a2 2 0 1 0-4 0z' },
  { tone: 'ink', d: 'M12 22C11 9 20 2 33 2c12 0 19 7 19 18l-5-7-6 3-5-6-8 5-6-3z' },
];

/** Walking with hanging arms. */
const STROLLING: Figure = [
  { tone: 'ink', w: 8, d: 'M28 44l-5 15M37 44l6 14' },
  { tone: 'ink', w: 5, d: 'M16 60h7M43 59h7' },
  { tone: 'skin', w: 5.5, d: 'M14 34l-3 9M49 34l5 8' },
  { tone: 'skin', w: 2.4, d: 'M11 43l-3 5M11 43l1 6M54 42l1 6M54 42l5 3' },
  { tone: 'ink', w: 8, d: 'M21 25l-6 9M43 25l6 9' },
  { tone: 'ink', d: 'M19 22l9-3h9l8 3-2 13 2 12-6-2-3 3-4-3-5 4-3-4-5 1 2-12z' },
  { tone: 'pale', inner: true, d: 'M28 20h8l-3 13h-2z' },
  { tone: 'pale', inner: true, w: 1.4, d: 'M23 30l3 2M22 36l4 1M40 28l-3 3M41 36l-5 2M26 52l-2 5M39 51l2 5M18 29l-2 3M46 29l2 3' },
  { tone: 'skin', d: 'M23 8c1-5 6-7 11-6s8 5 7 11-4 9-9 9c-6-1-10-7-9-14z' },
  { tone: 'ink', inner: true, d: 'M26 10a2.8 3 0 1 0 5.6 0a2.8 3 0 1 0-5.6 0zM34.5 11h5v2.5h-5zM27 16l10 1-2 4h-6z' },
];
/** Both arms ahead. */
const GRASPING: Figure = [
  { tone: 'ink', w: 8, d: 'M31 44l5 14M27 44l-8 14' },
  { tone: 'ink', w: 5, d: 'M37 60h7M12 60h6' },
  { tone: 'skin', w: 5.5, d: 'M45 25l10-4M44 31l10 1' },
  { tone: 'skin', w: 2.4, d: 'M55 21l4-4M55 21l6 0M54 32l6-1M54 32l4 4' },
  { tone: 'ink', w: 8, d: 'M30 26l15-1M30 29l13 2' },
  { tone: 'ink', d: 'M19 27c1-5 6-8 12-7l6 3 1 16 3 7-6-1-3 4-4-4-4 3-2-4-4 1z' },
  { tone: 'pale', inner: true, w: 1.4, d: 'M22 31l5-2M22 36l6-2M24 41l5-3M34 38l-3 3M33 51l2 5M24 50l-3 5M38 25l4 0M37 30l4 1' },
  { tone: 'skin', d: 'M26 8c2-5 7-7 12-5 5 2 7 6 6 10l1 4-3 1-1 4c-4 2-9 1-12-2-3-3-5-8-3-12z' },
  { tone: 'ink', inner: true, d: 'M35 10a2.8 3 0 1 0 5.6 0a2.8 3 0 1 0-5.6 0zM36 17h8l-1 4-5 0z' },
  { tone: 'ink', inner: true, d: 'M24 13c-1-8 5-12 13-10-5 1-7 5-7 9z' },
];
/** Out of the ground to the waist. */
const RISING: Figure = [
  { tone: 'skin', w: 6, d: 'M17 40L9 27M46 38l9-14' },
  { tone: 'skin', w: 2.6, d: 'M9 27l-5-4M9 27l0-7M9 27l5-5M55 24l-4-5M55 24l1-7M55 24l6-3' },
  { tone: 'ink', w: 8, d: 'M22 45l-5-6M42 44l4-6' },
  { tone: 'ink', d: 'M20 62l1-18 7-4h9l6 4 2 18z' },
  { tone: 'pale', inner: true, w: 1.4, d: 'M25 46l3 4M40 46l-4 3M24 53l5 1M41 53l-5 2M32 44v6' },
  { tone: 'skin', d: 'M22 27c0-6 4-10 10-10s10 4 10 11-4 13-10 13-10-6-10-14z' },
  { tone: 'ink', inner: true, d: 'M25 27a3 3.2 0 1 0 6 0a3 3.2 0 1 0-6 0zM34 28a2.6 2.8 0 1 0 5.2 0a2.6 2.8 0 1 0-5.2 0zM27 34h10l-2 5h-6z' },
  { tone: 'ink', d: 'M2 64c4-5 9-7 14-5l7-4 8 4 9-4 7 4c6-2 11 0 15 5z' },
];
export const DEAD: readonly Figure[] = [STROLLING, GRASPING, RISING];

/** Somebody who is still alive and has packed a bag. */
export const SURVIVOR: Figure = [
  { tone: 'own', d: 'M6 66c1-13 8-20 18-21h16c10 1 17 8 18 21z' },
  { tone: 'ink', inner: true, w: 3, d: 'M18 47v17M46 47v17' },
  { tone: 'pale', d: 'M18 25c0-11 6-18 14-18s14 7 14 18c0 12-6 21-14 21S18 37 18 25z' },
  { tone: 'ink', d: 'M16 27C14 12 21 4 33 4c11 0 17 8 15 22l-4-9c-8 2-16 1-22-2z' },
  { tone: 'ink', inner: true, w: 3, d: 'M25 27h4M36 27h4M28 38h8' },
];
