/** The six forms of an answer, as in untot/kernel/forms.py. Each is walked word by word; no next word: complete. */
import { numberIn, placing, split, thingOf, verbOf } from './words';
import type { Form } from './wire.gen';

export type { Form };

const LONGEST_SPAN = 200;

/** The words that may follow this lawful prefix, in their fixed order; none if the answer is complete.
 *  Of numbers it names some; `mayFollow` knows all. */
export function walk(form: Form, prefix: readonly string[]): string[] {
  switch (form.form) {
    case 'pick':
      return prefix.length === 0 ? form.options : [];
    case 'branch':
      return branchWalk(form, prefix);
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

export function mayFollow(form: Form, prefix: readonly string[], word: string): boolean {
  const [inner, rest] = innermost(form, prefix);
  if (inner?.form !== 'numbers') return walk(form, prefix).includes(word);
  const [name, span] = Object.entries(inner.intervals)[rest.length] ?? [];
  const said = numberIn(word);
  return span !== undefined && said?.name === name && said !== null && said.value >= span[0] && said.value <= span[1];
}

/** The first word that is not on any walk ('' if words are missing), or null if the answer is legal. */
export function firstWrongWord(form: Form, answer: string): string | null {
  const words = split(answer);
  const wrong = words.find((word, i) => !mayFollow(form, words.slice(0, i), word));
  return wrong ?? (walk(form, words).length ? '' : null);
}

/** The form that a prefix of verbs has led into, and the words that were said in it; null where a verb says it all. */
export function innermost(form: Form, prefix: readonly string[]): [Form | null, readonly string[]] {
  let [inner, rest]: [Form | null, readonly string[]] = [form, prefix];
  while (inner?.form === 'branch' && rest.length) [inner, rest] = ledInto(inner, rest);
  return [inner, rest];
}

/** All that can be said up to the first word that names a thing: `move to:S21`, `search`; who acts (`doers`) is said on
 *  the way. Devices are not listed. */
export function waysIn(form: Form, doers: readonly string[] = []): string[][] {
  switch (form.form) {
    case 'branch':
      return [
        ...(form.beside ? waysIn(form.beside, doers) : []),
        ...Object.entries(form.branches).flatMap(([verb, following]) => {
          if (!following || (thingOf(verb) && !doers.includes(verbOf(verb)))) return [[verb]];
          return waysIn(following, doers).map((way) => [verb, ...way]);
        }),
      ];
    case 'arrange':
    case 'numbers':
      return [];
    default:
      return walk(form, []).map((word) => [word]);
  }
}

type Branch = Extract<Form, { form: 'branch' }>;

/** The form that the first word has led into, and what was said in it; words of no verb belong to the form beside. */
function ledInto({ branches, beside = null }: Branch, said: readonly string[]): [Form | null, readonly string[]] {
  return said[0]! in branches ? [branches[said[0]!] ?? null, said.slice(1)] : [beside, said];
}

function branchWalk(form: Branch, prefix: readonly string[]): string[] {
  if (!prefix.length) return [...(form.beside ? walk(form.beside, []) : []), ...Object.keys(form.branches)];
  const [inner, said] = ledInto(form, prefix);
  return inner ? walk(inner, said) : [];
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

/** Everybody who can take something takes all he can: there is but one way to share. */
export function isForced(form: Extract<Form, { form: 'share' }>): boolean {
  return Object.values(form.caps).reduce((sum, one) => sum + one, 0) === form.amount;
}

/** The words of an answer in the order that the form wants; shares may be picked in any other. */
export function inOrder(form: Form, words: readonly string[]): string[] {
  const [inner, said] = innermost(form, words);
  if (inner?.form !== 'share') return [...words];
  const targets = Object.keys(inner.caps);
  const shares = [...said].sort((a, b) => targets.indexOf(a) - targets.indexOf(b));
  return [...words.slice(0, words.length - said.length), ...shares];
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
  for (const { slot } of prefix.map(placing)) left[slot] = (left[slot] ?? 0) - 1;
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

/** Adds the words that leave no choice, so that nobody has to press an only button. */
export function filledIn(form: Form, prefix: readonly string[], aloud: readonly string[] = []): string[] {
  const words = [...prefix];
  for (let next = walk(form, words); next.length === 1 && !aloud.includes(verbOf(next[0]!)); next = walk(form, words)) words.push(next[0]!);
  return words;
}
