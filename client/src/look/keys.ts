/** Number keys choose lit targets. One place listens (the page), so that board and list never both answer. */
export interface Keyed {
  word: string;
  key?: string;
}

interface Pressed {
  key: string;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
  target: EventTarget | null;
}

/** The option a key press means, or undefined: while somebody types, keys are letters and nothing else. */
export function optionOfKey<T extends Keyed>(event: Pressed, options: readonly T[]): T | undefined {
  if (event.ctrlKey || event.altKey || event.metaKey) return undefined;
  const at = event.target as { tagName?: string; isContentEditable?: boolean } | null;
  if (at?.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(at?.tagName ?? '')) return undefined;
  return options.find((option) => option.key !== undefined && option.key.toLowerCase() === event.key.toLowerCase());
}

const KEYS = '123456789abcdefghijklmnopqrstuvwxyz';

/** Gives options without a key the next free one, in their order. */
export function withKeys<T extends Keyed>(options: readonly T[]): T[] {
  const taken = new Set(options.map((option) => option.key));
  const free = [...KEYS].filter((key) => !taken.has(key));
  return options.map((option) => (option.key === undefined ? { ...option, key: free.shift() } : option));
}
