/** Patches: what an event changes in a view. The server makes them (untot/kernel/patches.py); here they are only put on. */

/** `[path, value]` puts a value there, `[path]` takes away a key, `[path, at, count, items]` changes a stretch of a list. */
export type Patch = unknown[][];

/** The value after all changes; the one before is not touched, and what did not change is shared. */
export function patched<T>(value: T, patch: Patch | undefined): T {
  return (patch ?? []).reduce((now: unknown, [path, ...what]) => changed(now, path as (string | number)[], what), value) as T;
}

function changed(value: unknown, path: (string | number)[], what: unknown[]): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return what.length === 3 ? spliced(value as unknown[], what as [number, number, unknown[]]) : what[0];
  if (Array.isArray(value)) return value.map((one: unknown, i) => (i === key ? changed(one, rest, what) : one));
  const now = value as Record<string, unknown>;
  if (!rest.length && !what.length) return Object.fromEntries(Object.entries(now).filter(([other]) => other !== key));
  return { ...now, [key]: changed(now[key], rest, what) };
}

function spliced(list: unknown[], [at, count, items]: [number, number, unknown[]]): unknown[] {
  return [...list.slice(0, at), ...items, ...list.slice(at + count)];
}
