/** What a key means at the table. While somebody types, keys are letters and nothing else. */
const LETTERS: Record<string, string> = {
  Enter: 'confirm',
  Backspace: 'back',
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
  m: 'menu',
  '?': 'help',
};

/** What chooses an option: digits first, then the letters that mean nothing else. */
export const OPTION_KEYS = '1234567890abcdefgijknoqvwxyz';

export interface Pressed {
  key: string;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
  target: EventTarget | null;
}

/** A word for what is meant, the key of an option, or null. */
export function meaningOf(event: Pressed): string | null {
  if (event.ctrlKey || event.altKey || event.metaKey) return null;
  const at = event.target as { tagName?: string; type?: string; isContentEditable?: boolean } | null;
  const isField = /^(TEXTAREA|SELECT)$/.test(at?.tagName ?? '') || (at?.tagName === 'INPUT' && !/^(checkbox|radio|button|range)$/.test(at.type ?? ''));
  if (isField || at?.isContentEditable) return null;
  return LETTERS[event.key] ?? (event.key.length === 1 && OPTION_KEYS.includes(event.key) ? event.key : null);
}
