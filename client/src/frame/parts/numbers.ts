/** Named whole numbers, each within its interval, while somebody sets them. */
export type Interval = readonly [number, number];
export type Intervals = Readonly<Record<string, Interval>>;
export type Values = Readonly<Record<string, number>>;

export const held = (value: number, [low, high]: Interval): number => Math.min(high, Math.max(low, Math.round(value)));

/** Where they stand at first: in the middle, or as somebody advises. */
export function valuesOf(intervals: Intervals, advised: Values = {}): Values {
  return Object.fromEntries(Object.entries(intervals).map(([name, span]) => [name, held(advised[name] ?? (span[0] + span[1]) / 2, span)]));
}
/** What was typed; what is no number leaves it as it was. */
export function typed(text: string, before: number, span: Interval): number {
  const value = Number(text.trim().replace(',', '.'));
  return text.trim() === '' || Number.isNaN(value) ? before : held(value, span);
}

const PAGES = 20;
/** The large step of a long interval; a short one has none but its single ones. */
export const pageOf = ([low, high]: Interval): number => Math.max(1, Math.round((high - low) / PAGES));

/** What a key does to a value; null: nothing. */
export function afterKey(key: string, value: number, span: Interval): number | null {
  const steps: Record<string, number> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1, PageUp: pageOf(span), PageDown: -pageOf(span) };
  if (key === 'Home') return span[0];
  if (key === 'End') return span[1];
  const step = steps[key];
  return step === undefined ? null : held(value + step, span);
}

/** In the order of the form. */
export function answerOf(intervals: Intervals, values: Values): string {
  return Object.entries(intervals).map(([name, span]) => `${name}=${held(values[name] ?? span[0], span)}`).join(' ');
}
