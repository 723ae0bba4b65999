import { expect, it } from 'vitest';
import { Texts } from '../texts';
import { belowOf, chaptersOf, found, originOf, switchOf } from './rulebook';

const clause = (id: string, chapter: string, text: string) => ({ id, chapter, text, origin: 'book', more: '' });
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
it('tells where a clause comes from', () => {
  expect(originOf('book')).toEqual({ kind: 'book', why: '' });
  expect(originOf('ruling: the book is silent')).toEqual({ kind: 'ruling', why: 'the book is silent' });
  expect(originOf('an old letter')).toEqual({ kind: 'source', why: 'an old letter' });
});
it('the words of a table are found too', () => {
  const pan = { ...BOOK[0]!, more: '| Weapon |\n|---|\n| Pan |' };
  expect(found([pan], 'pan')).toHaveLength(1);
});
it('a heading below a clause belongs to what comes after it', () => {
  const { own, next } = belowOf({ ...BOOK[0]!, more: 'A table.\n\n### 5b. Sight' });
  expect([own.map((block) => block.kind), next.map((block) => block.kind)]).toEqual([['paragraph'], ['heading']]);
});
it('a switch is called as players know it, and never by its inner name', () => {
  const texts = new Texts('en', ['option_name-whispers = Whispering\noption_value-whispers-on = allowed\n']);
  expect(switchOf('whispers=on', texts)).toBe('Whispering: allowed');
  expect(switchOf('whispers=7-9', texts)).toBe('Whispering');
  expect(switchOf('inner_name=on', texts)).toBe('');
});
