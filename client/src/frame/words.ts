/** The words of answers, as in untot/kernel/words.py: `to:S21` is a verb and a thing, `axe@hand_1` a piece in a slot,
 *  `angle=120` a named number. They are read here and nowhere else. */

/** `to` of `to:S21`; a bare word is its own verb. */
export const verbOf = (word: string): string => word.split(':', 1)[0]!;

/** `S21` of `to:S21`; a bare word names nothing. */
export function thingOf(word: string): string {
  const at = word.indexOf(':');
  return at < 0 ? '' : word.slice(at + 1);
}

/** The words of an answer; none of an empty one. */
export const split = (answer: string): string[] => (answer ? answer.split(' ') : []);

/** A piece and the slot it was put into. */
export function placing(word: string): { piece: string; slot: string } {
  const at = word.lastIndexOf('@');
  return { piece: word.slice(0, at), slot: word.slice(at + 1) };
}

/** Which piece was put into which slot. */
export const placed = (answer: string): Map<string, string> => new Map(split(answer).map(placing).map(({ piece, slot }) => [piece, slot]));

/** The name and the number of `angle=120`; null where it is none. */
export function numberIn(word: string): { name: string; value: number } | null {
  const found = /^(.+)=(-?(?:0|[1-9]\d{0,11}))$/.exec(word);
  return found && found[2] !== '-0' ? { name: found[1]!, value: Number(found[2]) } : null;
}
/** A word of an arrangement that leaves a piece in its own place, or with its owner. */
export function isStaying(word: string): boolean {
  const { piece, slot } = placing(word);
  return word.includes('@') && [piece, piece.split('.', 1)[0]].includes(slot);
}
