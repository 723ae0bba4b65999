/** Linocuts of our own, field 64 x 64: the zeds. */
import type { Figure } from '../../look/lino';

/** A farmhand with a cap, jaw hanging. */
const FARMHAND: Figure = [
  { tone: 'ink', d: 'M4 66c0-13 8-19 18-21h20c10 2 18 8 18 21z' },
  { tone: 'skin', d: 'M16 22C16 11 23 5 32 5s17 6 16 18c0 5-1 9-3 12l-1 11-8 5-9-1-8-5-1-10c-1-3-2-8-2-13z' },
  { tone: 'ink', inner: true, d: 'M20 24a5.4 5.8 0 1 0 10.8 0a5.4 5.8 0 1 0-10.8 0zM35 24l10-2-2 7h-7zM30 32l3-1 2 3h-4zM23 39l18-2-1 9-8 4-8-3z' },
  { tone: 'pale', inner: true, d: 'M24 39.5l3-.5v3zM29 38.8l4-.4-1 3zM36 38l4-.5-1.4 3.6zM23.4 25a2 2 0 1 0 4 0a2 2 0 1 0-4 0z' },
  { tone: 'ink', d: 'M12 18C14 7 22 2 33 2c10 0 17 5 18 15l9 3-2 3-46-1z' },
];
/** A woman in a torn dress, hair in strands. */
const NEIGHBOUR: Figure = [
  { tone: 'ink', d: 'M5 66c0-12 7-18 17-20h20c10 2 17 8 17 20z' },
  { tone: 'pale', inner: true, d: 'M24 47l8 7 8-7-3 19H27z' },
  { tone: 'skin', d: 'M17 24c0-11 6-18 15-18s15 7 15 18c0 6-1 10-3 13l-2 10-10 4-9-4-3-10c-2-3-3-8-3-13z' },
  { tone: 'ink', inner: true, d: 'M21 25l9 2-1 5-8-1zM35 27l9-2 0 6-8 1zM30 33h4l-2 4zM24 41l3-2 3 2 3-2 3 2 3-2 2 2-2 5-7 2-6-2z' },
  { tone: 'ink', d: 'M12 50C8 20 16 3 32 3s24 17 20 47l-6 4c3-12 2-24-1-34l-4 8-2-10-5 9-3-10-4 10-4-9-3 10c-2 9-2 17 0 26z' },
];
/** One in a suit, half of his face gone. */
const CLERK: Figure = [
  { tone: 'ink', d: 'M4 66c0-13 8-20 18-21h20c10 1 18 8 18 21z' },
  { tone: 'pale', inner: true, d: 'M24 46h16l-8 18z' },
  { tone: 'ink', inner: true, d: 'M30 48h4l2 9-4 7-4-7z' },
  { tone: 'skin', d: 'M15 22C15 10 22 4 32 4s18 6 18 19c0 6-2 10-4 13l-1 9-8 5H27l-8-4-1-10c-2-3-3-8-3-14z' },
  { tone: 'ink', inner: true, d: 'M33 6c10 0 16 6 16 17 0 5-2 8-4 11l-7-1-3-8-5-4 4-6zM20 25a4.6 5 0 1 0 9.2 0a4.6 5 0 1 0-9.2 0zM24 39h16l-1 6-7 3-6-2z' },
  { tone: 'pale', inner: true, d: 'M38 24a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0-6.8 0zM26 39h3v3h-3zM31 39h3v4h-3zM36 39h3v3h-3z' },
];
/** A wolf head, seen from the front. */
const WOLF: Figure = [
  { tone: 'skin', d: 'M8 2l14 14h20L56 2l4 24-6 8 2 10-10 4-8 14H26l-8-14-10-4 2-10-6-8z' },
  { tone: 'ink', inner: true, d: 'M12 10l8 10-8 4zM52 10l-8 10 8 4zM16 28l12 4-3 6-8-3zM48 28l-12 4 3 6 8-3zM26 46h12l-6 6zM22 54l4 6h12l4-6-10 3z' },
  { tone: 'pale', inner: true, d: 'M27 57l2 5 2-4 2 4 2-4 2 3 1-4z' },
];
/** A mass of muscle with a small head. */
const GIANT: Figure = [
  { tone: 'skin', d: 'M2 66C0 44 6 30 20 28h24c14 2 20 16 18 38z' },
  { tone: 'ink', inner: true, w: 2.6, d: 'M14 40c4 8 10 10 18 8 8 2 14 0 18-8M32 48v14M20 56l6 4M44 56l-6 4' },
  { tone: 'skin', d: 'M21 18c0-9 5-14 11-14s11 5 11 14-4 16-11 16-11-7-11-16z' },
  { tone: 'ink', inner: true, d: 'M23 17l8 3-2 4-6-2zM41 17l-8 3 2 4 6-2zM26 27h12l-2 5h-8z' },
];
/** Plates over everything but the eyes. */
const PLATED: Figure = [
  { tone: 'ink', d: 'M4 66c0-13 8-19 18-21h20c10 2 18 8 18 21z' },
  { tone: 'skin', d: 'M14 24C14 10 22 3 32 3s18 7 18 21c0 14-6 26-18 26S14 38 14 24z' },
  { tone: 'ink', inner: true, d: 'M14 22l36 0 0 6-14 2v14h-8V30l-14-2z' },
  { tone: 'pale', inner: true, d: 'M20 23h8v3h-8zM36 23h8v3h-8z' },
  { tone: 'ink', inner: true, w: 2.2, d: 'M20 10l6 5M44 10l-6 5M32 5v9M18 36l6 3M46 36l-6 3' },
];
/** All mouth, dripping. */
const MAW: Figure = [
  { tone: 'skin', d: 'M6 28C6 12 18 3 32 3s26 9 26 25c0 8-3 12-4 20l-6 12-5-6-5 8-6-7-6 7-5-8-5 6-6-12C9 40 6 36 6 28z' },
  { tone: 'ink', inner: true, d: 'M14 18l12 3-2 6-9-2zM50 18l-12 3 2 6 9-2zM14 32h36l-2 14-8 6H24l-8-6z' },
  { tone: 'pale', inner: true, d: 'M16 33l3 8 4-8 4 9 5-9 5 9 4-9 4 8 3-8zM22 50l3-6 4 7 3-7 3 7 4-7 3 6z' },
];
/** In the middle of a jump, claws first. */
const LEAPER: Figure = [
  { tone: 'skin', w: 7, d: 'M24 40L10 52 14 62M38 42l14 8 0 12M24 26L10 14M42 26l12-14' },
  { tone: 'skin', w: 3, d: 'M10 14L4 10M10 14V6M10 14l-7 3M54 12l6-5M54 12l-1-8M54 12l8 2' },
  { tone: 'ink', d: 'M20 26h24l-3 18H23z' },
  { tone: 'skin', d: 'M22 16c0-8 4-12 10-12s10 4 10 12-4 14-10 14-10-6-10-14z' },
  { tone: 'ink', inner: true, d: 'M24 15l7 2-2 4-5-1zM40 15l-7 2 2 4 5-1zM27 24h10l-2 4h-6z' },
];
/** Rats, tail over tail. */
const RATS: Figure = [
  { tone: 'ink', w: 3.4, d: 'M52 58c8 0 10-10 4-14M14 34C4 32 2 20 10 14' },
  { tone: 'skin', d: 'M6 56c0-16 12-24 26-22 12 1 22 8 24 22l-16 4H16zM18 30C20 18 30 12 42 14c8 2 14 7 16 14l-10 8H24z' },
  { tone: 'skin', d: 'M8 50L1 56l10 6 10-4zM52 24l10 2-6 10-8-2zM16 38a5 5 0 1 1 8 0zM46 16a5 5 0 1 1 8 2z' },
  { tone: 'ink', inner: true, d: 'M8 54a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0-3.6 0zM54 28a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0-3.6 0z' },
];
const REGULAR = [FARMHAND, NEIGHBOUR, CLERK];
const OWN: Record<string, Figure> = {
  wolves: WOLF, giants: GIANT, dooms: GIANT, ironhides: PLATED, berserkers: MAW, ravagers: MAW, oozers: MAW, regenerators: PLATED, leapers: LEAPER, vermin: RATS, noelle: NEIGHBOUR, marteuse_infector: CLERK,
};
export function figureOf(zed: string): Figure {
  const number = Number(/_(\d+)$/.exec(zed)?.[1] ?? 0);
  return OWN[zed] ?? REGULAR[number % REGULAR.length]!;
}

/** A tombstone with a chipped corner; a star for those that are more than that; a drop for those that infect. */
const OUTLINES: Record<string, string> = {
  regular_zed: 'M4 61V24C4 10 16 3 32 3c12 0 19 3 24 8l-3 5 7 4v41z',
  super_zed: 'M32-1l8 9 11-5 1 12 11 4-6 13 6 13-11 4-1 12-11-5-8 9-8-9-11 5-1-12L1 45l6-13L1 19l11-4 1-12 11 5z',
  infector: 'M32 0c10 14 28 22 28 38 0 14-12 24-28 24S4 52 4 38C4 22 22 14 32 0z',
};
export const outlineOf = (kind: string): string => OUTLINES[kind] ?? OUTLINES['regular_zed']!;
