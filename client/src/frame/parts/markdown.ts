/** As much Markdown as rulebooks use: paragraphs, lists, tables, headings, maps in plain letters; bold, slanted, code. */

export interface Span {
  text: string;
  /** The number of another clause. */
  clause?: string;
  look?: 'code' | 'strong' | 'em';
}
export type Block =
  | { kind: 'paragraph'; spans: Span[] }
  | { kind: 'heading'; spans: Span[] }
  | { kind: 'list'; isNumbered: boolean; items: Span[][] }
  | { kind: 'table'; head: Span[][]; rows: Span[][][] }
  | { kind: 'map'; text: string };

/** Of a rule (`ZC-10.06.3`) or of a card and the like (`DZ-H05.3`). */
const CLAUSE = /^[A-Z]{2}-(?:\d+(?:\.\d+)+|[A-Z]+\d+(?:\.\d+)?)[a-z]?$/;
const PARTS = /(`[^`]+`|\*\*[^*]+\*\*|\*[^*\s][^*]*\*|\b[A-Z]{2}-(?:\d+(?:\.\d+)+|[A-Z]+\d+(?:\.\d+)?)[a-z]?\b)/;

/** Words as they are to look, and numbers of other clauses. */
export function spansOf(text: string): Span[] {
  return text.split(PARTS).flatMap((part): Span[] => {
    if (!part) return [];
    if (CLAUSE.test(part)) return [{ text: part, clause: part }];
    if (/^`.+`$/.test(part)) return [{ text: part.slice(1, -1), look: 'code' }];
    if (/^\*\*.+\*\*$/.test(part)) return [{ text: part.slice(2, -2), look: 'strong' }];
    if (/^\*.+\*$/.test(part)) return [{ text: part.slice(1, -1), look: 'em' }];
    return [{ text: part }];
  });
}

/** What stands between empty lines is a block; a map may hold empty lines itself. */
export function blocksOf(markdown: string): Block[] {
  return markdown.split(/^(```[^\n]*\n[\s\S]*?^```)$/m).flatMap((part): Block[] => {
    const map = /^```[^\n]*\n([\s\S]*?)\n?```$/.exec(part);
    return map ? [{ kind: 'map', text: map[1]! }] : part.split(/\n\s*\n/).filter((text) => text.trim()).flatMap(blockOf);
  });
}

const ITEM = /^(?:-|\d+\.) /;
const linesOf = (text: string): string[] => text.trim().split('\n');

function blockOf(text: string): Block[] {
  const [first = '', ...others] = linesOf(text);
  const rest = others.join('\n');
  if (/^#+ /.test(first)) return [{ kind: 'heading', spans: spansOf(first.replace(/^#+ /, '')) }, ...(rest.trim() ? blockOf(rest) : [])];
  if (first.startsWith('|')) return [tableOf([first, ...others])];
  if (ITEM.test(first)) return [{ kind: 'list', isNumbered: first[0] !== '-', items: itemsOf([first, ...others]).map(spansOf) }];
  // A list may follow its sentence at once.
  const list = others.findIndex((line) => ITEM.test(line));
  if (list < 0) return [{ kind: 'paragraph', spans: spansOf([first, ...others].join(' ')) }];
  return [...blockOf([first, ...others.slice(0, list)].join('\n')), ...blockOf(others.slice(list).join('\n'))];
}

/** A line that begins no item of its own goes on with the one before. */
function itemsOf(lines: readonly string[]): string[] {
  const items: string[] = [];
  for (const line of lines) {
    if (ITEM.test(line)) items.push(line.replace(ITEM, ''));
    else items[items.length - 1] += ` ${line.trim()}`;
  }
  return items;
}

function tableOf(lines: readonly string[]): Block {
  const cells = (line: string): Span[][] => line.replace(/^\||\|\s*$/g, '').split('|').map((cell) => spansOf(cell.trim()));
  const [head = '', , ...rows] = lines;
  return { kind: 'table', head: cells(head), rows: rows.map(cells) };
}

export const plainOf = (spans: readonly Span[]): string => spans.map((span) => span.text).join('');
