/** Whether the person asked the system for calm. Asked anew each time, since it can change while we run. */
export function calm(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** A length of time for script-driven movement: nothing where calm is asked for. */
export function pace(ms: number): number {
  return calm() ? 0 : ms;
}
