/** The five forms of an answer, as in untot/kernel/forms.py. Each is walked word by word; no next word: complete. */
export interface Field {
  name: string;
  lists: Record<string, string[]>;
  of: number | null;
}
export type Form =
  | { form: 'pick'; options: string[] }
  | { form: 'fields'; fields: Field[] }
  | { form: 'share'; amount: number; caps: Record<string, number> }
  | { form: 'arrange'; slots_of: Record<string, string[]>; room: Record<string, number> }
  | { form: 'numbers'; intervals: Record<string, [number, number]> };

const LONGEST_SPAN = 200;

/** The words that may follow this lawful prefix, in their fixed order; none if the answer is complete. */
export function walk(form: Form, prefix: readonly string[]): string[] {
  switch (form.form) {
    case 'pick':
      return prefix.length === 0 ? form.options : [];
    case 'fields': {
      const field = form.fields[prefix.length];
      if (!field) return [];
      return field.lists[field.of === null ? '' : (prefix[field.of] ?? '')] ?? [];
    }
    case 'share':
      return shareWalk(form.amount, form.caps, prefix);
    case 'arrange':
      return arrangeWalk(form.slots_of, form.room, prefix);
    case 'numbers':
      return numbersWalk(form.intervals, prefix);
  }
}

/** How many words an answer has, as far as that is known beforehand. */
export function wordsOf(form: Form): number {
  switch (form.form) {
    case 'pick':
      return 1;
    case 'fields':
      return form.fields.length;
    case 'share':
      return form.amount;
    case 'arrange':
      return Object.keys(form.slots_of).length;
    case 'numbers':
      return Object.keys(form.intervals).length;
  }
}

function shareWalk(amount: number, caps: Record<string, number>, prefix: readonly string[]): string[] {
  if (prefix.length >= amount) return [];
  const targets = Object.keys(caps);
  const start = prefix.length ? targets.indexOf(prefix.at(-1) ?? '') : 0;
  const left = targets.slice(start).map((target) => (caps[target] ?? 0) - prefix.filter((word) => word === target).length);
  const missing = amount - prefix.length;
  return targets.slice(start).filter((_, i) => {
    const from = left.slice(i).reduce((sum, one) => sum + one, 0);
    return (left[i] ?? 0) > 0 && from >= missing;
  });
}

/** What may be picked next by somebody who shares in any order: every target that can take one more. */
export function shareNext(form: Extract<Form, { form: 'share' }>, picked: readonly string[]): string[] {
  if (picked.length >= form.amount) return [];
  return Object.keys(form.caps).filter((target) => picked.filter((word) => word === target).length < (form.caps[target] ?? 0));
}

/** The words of an answer in the order that the form wants; shares may be picked in any other. */
export function inOrder(form: Form, words: readonly string[]): string[] {
  if (form.form !== 'share') return [...words];
  const targets = Object.keys(form.caps);
  return [...words].sort((a, b) => targets.indexOf(a) - targets.indexOf(b));
}

/** The answer that lays every piece of an arrangement where it is wanted; null if that is not allowed. */
export function arranged(form: Extract<Form, { form: 'arrange' }>, slotOf: (piece: string) => string): string | null {
  const words: string[] = [];
  for (const piece of Object.keys(form.slots_of)) {
    const word = `${piece}@${slotOf(piece)}`;
    if (!walk(form, words).includes(word)) return null;
    words.push(word);
  }
  return words.join(' ');
}

function arrangeWalk(slotsOf: Record<string, string[]>, room: Record<string, number>, prefix: readonly string[]): string[] {
  const pieces = Object.keys(slotsOf);
  const piece = pieces[prefix.length];
  if (piece === undefined) return [];
  const left = { ...room };
  for (const word of prefix) {
    const slot = word.slice(word.lastIndexOf('@') + 1);
    left[slot] = (left[slot] ?? 0) - 1;
  }
  const rest = pieces.slice(prefix.length + 1);
  return (slotsOf[piece] ?? []).filter((slot) => fits(slotsOf, slot, left, rest)).map((slot) => `${piece}@${slot}`);
}

function fits(slotsOf: Record<string, string[]>, slot: string, room: Record<string, number>, rest: string[]): boolean {
  if ((room[slot] ?? 0) < 1) return false;
  const left: Record<string, number> = { ...room, [slot]: (room[slot] ?? 0) - 1 };
  const held = new Map<string, string[]>();
  const finds = (piece: string, tried: Set<string>): boolean => {
    for (const to of slotsOf[piece] ?? []) {
      if (tried.has(to)) continue;
      tried.add(to);
      const there = held.get(to) ?? held.set(to, []).get(to)!;
      if (there.length < (left[to] ?? 0)) {
        there.push(piece);
        return true;
      }
      for (const other of [...there]) {
        if (finds(other, tried)) {
          there.splice(there.indexOf(other), 1, piece);
          return true;
        }
      }
    }
    return false;
  };
  return rest.every((piece) => finds(piece, new Set()));
}

function numbersWalk(intervals: Record<string, [number, number]>, prefix: readonly string[]): string[] {
  const name = Object.keys(intervals)[prefix.length];
  if (name === undefined) return [];
  const [low, high] = intervals[name] ?? [0, 0];
  // Long spans get a slider in their game; a list shows evenly spread values and both ends.
  const step = Math.max(1, Math.ceil((high - low) / LONGEST_SPAN));
  const words: string[] = [];
  for (let n = low; n < high; n += step) words.push(`${name}=${n}`);
  return [...words, `${name}=${high}`];
}

/** Adds the words that leave no choice any more, so that nobody has to press an only button at the end. */
export function forcedEnd(form: Form, prefix: readonly string[]): string[] {
  const words = [...prefix];
  for (let next = walk(form, words); next.length > 0; next = walk(form, words)) {
    if (next.length > 1) return [...prefix];
    words.push(next[0]!);
  }
  return words;
}

export function verbOf(word: string): string {
  return word.split(':', 1)[0] ?? '';
}
/** What a word points at: `move:red.gunman` is red.gunman; a bare word points at nothing. */
export function thingOf(word: string): string {
  const at = word.indexOf(':');
  return at < 0 ? '' : word.slice(at + 1);
}
