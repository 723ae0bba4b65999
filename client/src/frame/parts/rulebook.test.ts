import { expect, it } from 'vitest';
import { chaptersOf, found, originOf, spansOf } from './rulebook';

const clause = (id: string, chapter: string, text: string) => ({ id, chapter, text, origin: 'book' });
const BOOK = [clause('MH-1.1', 'Basics', 'Three to six players.'), clause('MH-1.2', 'Basics', 'Überrannt is overrun.'), clause('MH-2.1', 'Set-up', 'Colours.')];

it('clauses stand in chapters', () => {
  expect(chaptersOf(BOOK).map((chapter) => [chapter.title, chapter.clauses.length])).toEqual([['Basics', 2], ['Set-up', 1]]);
});
it('is searched by words and numbers, whatever the accents', () => {
  expect(found(BOOK, 'uberrannt').map((one) => one.id)).toEqual(['MH-1.2']);
  expect(found(BOOK, 'mh-2.1').map((one) => one.id)).toEqual(['MH-2.1']);
  expect(found(BOOK, 'players basics')).toHaveLength(1);
  expect(found(BOOK, '  ')).toHaveLength(3);
});
it('numbers of other clauses are links', () => {
  expect(spansOf('See MH-4.15, with `off`.')).toEqual([
    { text: 'See ' },
    { text: 'MH-4.15', clause: 'MH-4.15' },
    { text: ', with ' },
    { text: 'off', code: true },
    { text: '.' },
  ]);
});
it('tells where a clause comes from', () => {
  expect(originOf('book')).toEqual({ kind: 'book', why: '' });
  expect(originOf('ruling: the book is silent')).toEqual({ kind: 'ruling', why: 'the book is silent' });
  expect(originOf('an old letter')).toEqual({ kind: 'source', why: 'an old letter' });
});
