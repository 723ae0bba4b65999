/** Taking back and doing again, for anything that is never changed in place. */
export interface History<T> {
  past: readonly T[];
  now: T;
  future: readonly T[];
  /** What the last edit was about: typing in one field is one edit. */
  about: string;
}
const MOST = 200;

export function historyOf<T>(now: T): History<T> {
  return { past: [], now, future: [], about: '' };
}
/** After an edit. Edits about the same thing one after another are taken back together; '' is never the same. */
export function edited<T>(history: History<T>, now: T, about = ''): History<T> {
  if (now === history.now) return history;
  const goesOn = about !== '' && about === history.about;
  return { past: goesOn ? history.past : [...history.past, history.now].slice(-MOST), now, future: [], about };
}
export function undone<T>(history: History<T>): History<T> {
  const before = history.past.at(-1);
  if (before === undefined) return history;
  return { past: history.past.slice(0, -1), now: before, future: [history.now, ...history.future], about: '' };
}
export function redone<T>(history: History<T>): History<T> {
  const [next, ...future] = history.future;
  if (next === undefined) return history;
  return { past: [...history.past, history.now], now: next, future, about: '' };
}
