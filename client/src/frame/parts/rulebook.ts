/** Reading a rulebook: chapters, search, links between clauses, and where a clause comes from. */
import type { Clause } from '../api';

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
    const where = plain(`${clause.id} ${clause.chapter} ${clause.text}`);
    return words.every((word) => where.includes(word));
  });
}

export interface Span {
  text: string;
  clause?: string;
  code?: boolean;
}

/** Plain text, numbers of other clauses, and words in backquotes. */
export function spansOf(text: string): Span[] {
  return text.split(/(`[^`]+`|\b[A-Z]{2}-\d+\.\d+[a-z]?\b)/).flatMap((part): Span[] => {
    if (!part) return [];
    if (part.startsWith('`')) return [{ text: part.slice(1, -1), code: true }];
    return [/^[A-Z]{2}-\d+\.\d+[a-z]?$/.test(part) ? { text: part, clause: part } : { text: part }];
  });
}

const ORIGINS = ['book', 'source', 'ruling', 'option', 'withdrawn', 'reconstructed'];

/** `ruling: why` and the like. */
export function originOf(origin: string): { kind: string; why: string } {
  const at = origin.indexOf(':');
  const kind = (at < 0 ? origin : origin.slice(0, at)).trim();
  if (!ORIGINS.includes(kind)) return { kind: 'source', why: origin };
  return { kind, why: at < 0 ? '' : origin.slice(at + 1).trim() };
}
