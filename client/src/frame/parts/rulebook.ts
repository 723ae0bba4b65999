/** Reading a rulebook: chapters, search, and where a clause comes from. */
import type { Clause } from '../api';
import type { Texts } from '../texts';
import { blocksOf, type Block } from './markdown';

export interface Chapter {
  title: string;
  clauses: Clause[];
}

export function chaptersOf(clauses: readonly Clause[]): Chapter[] {
  const chapters: Chapter[] = [];
  for (const clause of clauses) {
    const last = chapters.at(-1);
    if (last?.title === clause.chapter) last.clauses.push(clause);
    else chapters.push({ title: clause.chapter, clauses: [clause] });
  }
  return chapters;
}

const plain = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

/** Clauses that hold every word looked for, in number, text or chapter. */
export function found(clauses: readonly Clause[], wanted: string): readonly Clause[] {
  const words = plain(wanted).split(/\s+/).filter(Boolean);
  if (!words.length) return clauses;
  return clauses.filter((clause) => {
    const where = plain(`${clause.id} ${clause.chapter} ${clause.text} ${clause.more}`);
    return words.every((word) => where.includes(word));
  });
}

const ORIGINS = ['book', 'source', 'ruling', 'option', 'reconstruction'];

/** What stands below a clause, and the headings that come after it and belong to the next. */
export function belowOf({ more }: Clause): { own: Block[]; next: Block[] } {
  const blocks = blocksOf(more);
  const at = blocks.findIndex((block) => block.kind === 'heading');
  return at < 0 ? { own: blocks, next: [] } : { own: blocks.slice(0, at), next: blocks.slice(at) };
}

/** `ruling: why` and the like. */
export function originOf(origin: string): { kind: string; why: string } {
  const at = origin.indexOf(':');
  const kind = (at < 0 ? origin : origin.slice(0, at)).trim();
  if (!ORIGINS.includes(kind)) return { kind: 'source', why: origin };
  return { kind, why: at < 0 ? '' : origin.slice(at + 1).trim() };
}

/** A switch and its value (`whispers=on`) as players know them. */
export function switchOf(option: string, texts: Texts): string {
  const [name = '', value = ''] = option.split('=').map((part) => part.trim());
  const [named, set] = [`option_name-${name}`, `option_value-${name}-${value}`];
  if (!texts.has(named)) return '';
  return texts.has(set) ? `${texts.text(named)}: ${texts.text(set)}` : texts.text(named);
}
