/** Lists in a draft: tokens, goals, rules. Every edit gives a new draft. */

/** The names of the lists of a draft. */
type Lists<T> = { [K in keyof T]: T[K] extends readonly unknown[] ? K : never }[keyof T];
const listOf = <T, K extends Lists<T>>(draft: T, list: K): unknown[] => draft[list] as unknown[];

export function withEntry<T, K extends Lists<T>>(draft: T, list: K, entry: unknown): T {
  return { ...draft, [list]: [...listOf(draft, list), entry] };
}
export function changed<T, K extends Lists<T>>(draft: T, list: K, index: number, change: object): T {
  return { ...draft, [list]: listOf(draft, list).map((entry, i) => (i === index ? { ...(entry as object), ...change } : entry)) };
}
export function removed<T, K extends Lists<T>>(draft: T, list: K, index: number): T {
  return { ...draft, [list]: listOf(draft, list).filter((_, i) => i !== index) };
}
/** Changes places with the next one, or the one before, where their order counts. */
export function shifted<T, K extends Lists<T>>(draft: T, list: K, index: number, by: 1 | -1): T {
  const entries = [...listOf(draft, list)];
  const other = index + by;
  if (other < 0 || other >= entries.length) return draft;
  [entries[index], entries[other]] = [entries[other], entries[index]];
  return { ...draft, [list]: entries };
}
