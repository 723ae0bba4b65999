/** Forms from a description: what can be said about a thing, each field by its path in the plain data (`name.en`). */
import { capitalised, LANGUAGES, type Texts } from '../texts';

export type Word = string | number;
export interface Field {
  path: string;
  label: string;
  /** A line, a paragraph, a number, yes or no; one of a list, one of a few that all are seen, many of a list; a number for each of a list. */
  kind: 'line' | 'text' | 'number' | 'check' | 'one' | 'few' | 'many' | 'each';
  values?: readonly Word[];
  words?: (value: Word) => string;
  /** Of a number; `most` also of the letters in a line. */
  least?: number;
  most?: number;
  step?: number;
  /** What a check stands for, where that is more than yes; nothing is null then. */
  on?: unknown;
  /** Of many, the order in which they were chosen counts. */
  ordered?: boolean;
  /** The word for having chosen nothing yet. */
  none?: string;
  /** What is chosen says it all: the label is for screen readers. */
  bare?: boolean;
}

// -- things and their paths ----------------------------------------------------------------------------------------

export function valueAt(thing: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((inner, step) => (inner as Record<string, unknown> | null | undefined)?.[step], thing);
}
/** The thing with another value there; what lies on the way is made anew, nothing is changed in place. */
export function withValue<T>(thing: T, path: string, value: unknown): T {
  const [step, ...rest] = path.split('.') as [string, ...string[]];
  const inner = rest.length ? withValue((thing as Record<string, unknown>)[step] ?? {}, rest.join('.'), value) : value;
  if (Array.isArray(thing)) return Object.assign([...thing], { [step]: inner }) as T;
  return { ...thing, [step]: inner };
}

// -- what the fields of a description say ---------------------------------------------------------------------------

/** A name or a story in every language. */
export function inEveryLanguage(path: string, kind: 'line' | 'text', most: number, label: (language: string) => string): Field[] {
  return LANGUAGES.map((language) => ({ path: `${path}.${language}`, label: label(language), kind, most }));
}
/** A whole number from what somebody typed. */
export const wholeFrom = (typed: number, { least = 0, most = Infinity }: Field): number => Math.min(most, Math.max(least, Math.round(typed || 0)));

/** Another number for one of several: in a list what lies before it and is not there yet is like the last one; else none is not kept. */
export function withNumber(all: unknown, of: Word, index: number, entry: number): unknown {
  if (!Array.isArray(all)) return Object.fromEntries(Object.entries({ ...(all as object), [of]: entry }).filter(([, count]) => count));
  return Array.from({ length: Math.max(all.length, index + 1) }, (_, i) => (i === index ? entry : ((all[i] ?? all.at(-1) ?? entry) as number)));
}

/** A field of a goal or rule, as a JSON schema says it. */
export interface Schema {
  type?: 'string' | 'integer' | 'boolean' | 'array';
  enum?: string[];
  minimum?: number;
  items?: Schema;
}
/** By type: the fields that a goal or rule of it has. */
export type Vocabulary = Record<string, Record<string, Schema>>;

const KINDS = { boolean: 'check', integer: 'number', string: 'one', array: 'many' } as const;
/** The field for a schema; `of` says what the schema cannot: which things an id or a list may name. */
export function fieldFor(path: string, schema: Schema, label: string, texts: Texts, of: Partial<Field> = {}): Field {
  const field: Field = { path, label, kind: KINDS[schema.type ?? 'string'], least: schema.minimum, words: (value) => capitalised(texts.name(String(value))), ...of };
  return schema.enum ? { ...field, values: schema.enum, none: undefined } : field;
}
/** What a field of a new goal or rule begins with. */
export function blankFor(schema: Schema): unknown {
  if (schema.enum) return schema.enum[0];
  const blanks = { array: [], boolean: true, integer: Math.max(1, schema.minimum ?? 0), string: '' };
  return blanks[schema.type ?? 'string'];
}
