/** The four signs of a player: colour, shape, letter, hatch. Any one of them is enough to tell seats apart.
 *
 *  A letter is one of the colour's name, in the language one reads. One table may read two languages and talk about "R":
 *  so no letter means one colour here and another one there
 *  (but for the sky of the largest tables). The table in the terminal has the same letters.
 *  Hatches follow the old engravers' code for colours (dots for gold, upright lines for red, ...),
 *  made for exactly this: telling colours apart in black print.
 */
export const COLOURS = ['yellow', 'red', 'blue', 'green', 'brown', 'black'] as const;
/** With those that only some games have, or tables of more than six. */
export const ALL_COLOURS = [...COLOURS, 'white', 'orange', 'violet', 'sky'] as const;
export type Colour = (typeof ALL_COLOURS)[number];

export interface Shape {
  /** Outline on a 64 x 64 field; all cover nearly the same area, so no seat looks heavier. */
  readonly path: string;
  /** Where a letter has to sit to look centred in this outline. */
  readonly letterY: number;
}
export interface Sign extends Shape {
  readonly letter: string;
  /** Whether print on the colour is light or dark. */
  readonly print: 'light' | 'dark';
}

export const SIGNS: Record<Colour, Sign> = {
  // circle
  yellow: { letter: 'Y', print: 'dark', letterY: 33, path: 'M32 4a28 28 0 1 1 0 56a28 28 0 1 1 0-56z' },
  // shield
  red: { letter: 'R', print: 'light', letterY: 30, path: 'M6 5h52v28c0 14-11 22-26 29C17 55 6 47 6 33z' },
  // square
  blue: { letter: 'B', print: 'light', letterY: 33, path: 'M7 7h50v50H7z' },
  // hexagon on its point
  green: { letter: 'G', print: 'dark', letterY: 33, path: 'M32 2l27 15v30L32 62 5 47V17z' },
  // broad cross
  brown: { letter: 'N', print: 'dark', letterY: 33, path: 'M17 4h30v11h13v34H47v11H17V49H4V15h13z' },
  // arch, a headstone
  black: { letter: 'K', print: 'light', letterY: 35, path: 'M7 59V30a25 25 0 0 1 50 0v29z' },
  // lozenge; left plain, as engravers do with silver
  white: { letter: 'W', print: 'dark', letterY: 33, path: 'M32-1L65 32 32 65-1 32z' },
  // pentagon
  orange: { letter: 'O', print: 'dark', letterY: 36, path: 'M32 2l30 23-11 36H13L2 25z' },
  // triangle, cut off
  violet: { letter: 'V', print: 'light', letterY: 38, path: 'M24 4h16l24 56H0z' },
  // slanted square
  sky: { letter: 'S', print: 'dark', letterY: 33, path: 'M14 6h50L50 58H0z' },
};

/** Where the English letter is none of the word. */
const LETTERS: Record<string, Partial<Record<Colour, string>>> = { de: { yellow: 'L', black: 'S', sky: 'H' } };
export function letterOf(colour: string, language: string): string {
  const known = isColour(colour) ? colour : 'black';
  return LETTERS[language]?.[known] ?? SIGNS[known].letter;
}

export function isColour(word: string): word is Colour {
  return (ALL_COLOURS as readonly string[]).includes(word);
}

/** An unknown colour must not break the table: it is drawn as black and keeps its name in the texts. */
export function signOf(colour: string): Sign {
  return SIGNS[isColour(colour) ? colour : 'black'];
}
export function fillOf(colour: string): string {
  return `var(--player-${isColour(colour) ? colour : 'black'})`;
}
export function hatchOf(colour: string): string {
  return `url(#hatch-${isColour(colour) ? colour : 'black'})`;
}
export function printOf(colour: string): string {
  return signOf(colour).print === 'light' ? 'var(--piece-rim)' : 'var(--piece-ink)';
}
