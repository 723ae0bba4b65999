/** The four characters as linocut busts on the 64 x 64 field of a token; the token's outline cuts them off below.
 *  Each has one feature that still tells it apart at 24 px: bow and curls, shoulders, hat and gun, pigtails.
 *  Clothes are printed in the player's colour. */
import type { Figure } from '../../look/lino';

const PIN_UP: Figure = [
  // curls, shoulders, face, fringe
  { tone: 'ink', d: 'M32 10c-11 0-17 7-17 17 0 5-6 8-6 14 0 7 6 10 12 9l11-8 11 8c6 1 12-2 12-9 0-6-6-9-6-14 0-10-6-17-17-17z' },
  { tone: 'pale', d: 'M27 38h10v8c10 1 16 7 18 18H9c2-11 8-17 18-18z' },
  { tone: 'pale', d: 'M22 26c0-7 4-10 10-10s10 3 10 10c0 8-4 14-10 14s-10-6-10-14z' },
  { tone: 'ink', inner: true, d: 'M21 27c0-8 4-13 12-13 6 0 10 4 10 11-3-4-7-6-11-6-4 0-8 3-11 8z' },
  { tone: 'ink', inner: true, w: 2, d: 'M25 28q2.5-2.6 5-.6M34 27.4q2.5-2 5 .6' },
  { tone: 'ink', inner: true, d: 'M28.5 34q3.5-2.2 7 0-1.5 3-3.5 3t-3.5-3z' },
  { tone: 'ink', inner: true, d: 'M13 64c1-7 5-12 10-14 2 4 5 6 9 4 4 2 7 0 9-4 5 2 9 7 10 14z' },
  { tone: 'own', inner: true, d: 'M16 64c1-5 3-9 7-11 2 4 5 6 9 4 4 2 7 0 9-4 4 2 6 6 7 11z' },
  // the bow
  { tone: 'ink', d: 'M33 12L19 2c-5 5-5 12-2 18zM31 12l14-10c5 5 5 12 2 18z' },
  { tone: 'own', inner: true, d: 'M29 10.5L20 5.5c-2 3-2 7-1 11zM35 10.5l9-5c2 3 2 7 1 11z' },
  { tone: 'ink', d: 'M28.5 6.5h7v8.5h-7z' },
];

const TOUGH_GUY: Figure = [
  { tone: 'ink', d: 'M22 26h20l2 4c11 0 19 6 20 18v18H0V48c1-12 9-18 20-18z' },
  { tone: 'pale', inner: true, d: 'M24 27h16l2 6c10 0 18 5 19 15v18H3V48c1-10 9-15 19-15z' },
  { tone: 'ink', inner: true, d: 'M17 32l5-1c1 7 5 10 10 10s9-3 10-10l5 1 1 34H16z' },
  { tone: 'own', inner: true, d: 'M19.5 36c2 6 7 9 12.5 9s10.5-3 12.5-9l1 28h-27z' },
  { tone: 'ink', inner: true, w: 2.2, d: 'M11 50q3 7-1 14M53 50q-3 7 1 14M32 50v12' },
  { tone: 'pale', d: 'M22 14h20v11c0 5-4 9-7 9h-6c-3 0-7-4-7-9z' },
  { tone: 'ink', d: 'M20 20V7l3-3h18l3 3v13l-3-6H23z' },
  { tone: 'ink', inner: true, w: 2.6, d: 'M25 20.5h5M34 20.5h5M28 28.5h8' },
  { tone: 'ink', inner: true, w: 1.6, d: 'M37.5 23v5' },
  { tone: 'ink', inner: true, d: 'M8 42l2.5 3 4-.5-1.5 3.5 1.5 3.5-4-.5L8 54l-1-4-3.5-1.5L7 46z' },
];

const GUNMAN: Figure = [
  // coat, shirt, face
  { tone: 'ink', d: 'M5 66c1-16 7-24 18-27h18c11 3 17 11 18 27z' },
  { tone: 'own', inner: true, d: 'M8 66c1-14 6-20 15-23l9 16 9-16c9 3 14 9 15 23z' },
  { tone: 'pale', d: 'M26 36h12l-6 17z' },
  { tone: 'pale', d: 'M23 20h18v9c0 6-4 11-9 11s-9-5-9-11z' },
  { tone: 'ink', inner: true, d: 'M23 19h18v6.5H23zM25 33q7-3.5 14 0l-2 5.5q-5 3-10 0z' },
  { tone: 'pale', inner: true, w: 1.9, d: 'M26 24h4M34 24h4M30 36h4' },
  // hat with a band
  { tone: 'ink', d: 'M8 17c3-2 8-2 13-2 1-8 5-12 11-12s10 4 11 12c5 0 10 0 13 2-4 5-13 6.5-24 6.5S12 22 8 17z' },
  { tone: 'own', inner: true, d: 'M22 15q10 3 20 0l-.6-4q-9.4 3-18.8 0z' },
  // revolver held upright
  { tone: 'ink', d: 'M49 25h6.5v21H49zM47 39h10v9H47z' },
  { tone: 'pale', d: 'M44 47h14l-1 12-12 1z' },
  { tone: 'ink', inner: true, w: 1.7, d: 'M46 51h11M46 55h10.5' },
];

const LITTLE_GIRL: Figure = [
  // pigtails, dress, face
  { tone: 'ink', d: 'M19 27C11 21 2 26 2 35c0 7 4 11 8 12 0-7 3-11 10-12zM45 27c8-6 17-1 17 8 0 7-4 11-8 12 0-7-3-11-10-12z' },
  { tone: 'ink', d: 'M14 66c0-12 7-18 18-18s18 6 18 18z' },
  { tone: 'own', inner: true, d: 'M17 66c0-10 6-15 15-15s15 5 15 15z' },
  { tone: 'pale', d: 'M18 32c0-9 5-15 14-15s14 6 14 15c0 10-6 17-14 17s-14-7-14-17z' },
  { tone: 'ink', d: 'M16 35c-2-14 6-22 16-22s18 8 16 22c-2-6-5-9-8-10-2 2-4 2-6 0-5 3-12 4-18 10z' },
  { tone: 'ink', inner: true, d: 'M23.5 34a2.5 2.9 0 1 0 5 0a2.5 2.9 0 1 0-5 0zM35.5 34a2.5 2.9 0 1 0 5 0a2.5 2.9 0 1 0-5 0z' },
  { tone: 'ink', inner: true, w: 1.9, d: 'M28.5 42q3.5 2.5 7 0' },
  { tone: 'own', d: 'M12 20l8 4 3 8-9 2zM52 20l-8 4-3 8 9 2z' },
  { tone: 'ink', inner: true, w: 1.7, d: 'M12 20l8 4 3 8-9 2zM52 20l-8 4-3 8 9 2z' },
  { tone: 'pale', inner: true, d: 'M22 50q10 8 20 0l-2 7q-8 4-16 0z' },
];

export const FIGURES: Record<string, Figure> = {
  pin_up: PIN_UP,
  tough_guy: TOUGH_GUY,
  gunman: GUNMAN,
  little_girl: LITTLE_GIRL,
};

/** A crate to duck behind: it covers all but the eyes of a hidden character. */
export const CRATE: Figure = [
  { tone: 'ink', d: 'M0 45h64v24H0z' },
  { tone: 'pale', inner: true, d: 'M0 47.5h64v6H0zM0 56h11v9H0zM14 56h36v9H14zM53 56h11v9H53z' },
];
