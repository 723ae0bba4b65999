/** Names of ids that have no name of their own: untot/kernel/names.py once more, for the browser. */
export function isNumber(piece: string): boolean {
  return /^-?[0-9]{1,9}$/.test(piece);
}
/** The message for an id that has no name of its own, and the ids that it is made of. */
export function putTogether(piece: string): { key: string; parts: Record<string, string> } {
  const [one, other] = parted(piece, '/');
  if (other !== undefined) return { key: 'name-between', parts: { one, other } };
  const [it, place] = parted(piece, '@');
  if (place !== undefined) return { key: 'name-at', parts: { it, place } };
  const [word, parameter] = parted(piece, ':');
  if (parameter !== undefined) return { key: `name-${word}`, parts: { it: parameter } };
  const [owner, own] = parted(piece, '.');
  if (own !== undefined) return { key: 'name-of', parts: { owner, it: own } };
  const [, first, last] = /^([0-9]+)-([0-9]+)$/.exec(piece) ?? [];
  if (first !== undefined && last !== undefined) return { key: 'name-range', parts: { first, last } };
  const numbered = /^([A-Za-z_]*[A-Za-z])_?([0-9]+)$/.exec(piece);
  return numbered ? { key: `name-${numbered[1]}`, parts: { number: numbered[2]! } } : { key: `name-${piece}`, parts: {} };
}
function parted(piece: string, mark: string): [string, string | undefined] {
  const at = piece.indexOf(mark);
  return at < 0 ? [piece, undefined] : [piece.slice(0, at), piece.slice(at + 1)];
}
