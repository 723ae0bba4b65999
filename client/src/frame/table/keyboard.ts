/** What a key means at the table. While somebody types, keys are letters and nothing else. */
const LETTERS: Record<string, string> = {
  Enter: 'confirm',
  Backspace: 'back',
  Escape: 'away',
  ArrowDown: 'down',
  ArrowUp: 'up',
  s: 'skip',
  l: 'log',
  t: 'talk',
  p: 'players',
  u: 'undo',
  U: 'redo',
  r: 'rules',
  h: 'hint',
  n: 'next-line',
  b: 'say-again',
  o: 'whole-story',
  w: 'where',
  i: 'here',
  q: 'question',
  m: 'menu',
  '?': 'help',
};

/** What chooses an option: digits first, then the letters that mean nothing else. */
export const OPTION_KEYS = '1234567890acdfgjkvyz';
/** What one does again and again has the same key in every list, whatever its game calls it. */
export const FIXED_KEYS: Readonly<Record<string, string>> = { end_turn: 'e', end: 'e', done: 'e', no_more: 'e', pass: 'x', go_on: 'x' };

export interface Pressed {
  key: string;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
  target: EventTarget | null;
}

/** Keys that are no signs: they work for those too who have switched off keys of one letter. */
const isNoSign = (key: string): boolean => key.length > 1;
const CHOOSING = OPTION_KEYS + Object.values(FIXED_KEYS).join('');

/** A word for what is meant, the key of an option, or null. */
export function meaningOf(event: Pressed, hasLetters = true): string | null {
  if (event.ctrlKey || event.altKey || event.metaKey) return null;
  const at = event.target as { tagName?: string; type?: string; isContentEditable?: boolean } | null;
  const isField = /^(TEXTAREA|SELECT)$/.test(at?.tagName ?? '') || (at?.tagName === 'INPUT' && !/^(checkbox|radio|button|range)$/.test(at.type ?? ''));
  if (isField || at?.isContentEditable) return event.key === 'Escape' ? 'leave' : null;
  if (!hasLetters && !isNoSign(event.key)) return null;
  return LETTERS[event.key] ?? (event.key.length === 1 && CHOOSING.includes(event.key) ? event.key : null);
}

/** Which of a list is meant, counted from 0; -1 if none. */
export function optionOf(event: Pressed, hasLetters: boolean): number {
  const meant = meaningOf(event, hasLetters);
  return meant === null ? -1 : OPTION_KEYS.indexOf(meant);
}
