import { expect, it } from 'vitest';
import { blocksOf, plainOf, spansOf } from './markdown';

it('numbers of other clauses are links; some words look different', () => {
  expect(spansOf('See MH-4.15 or ZC-10.06.3, with `off`.')).toEqual([
    { text: 'See ' },
    { text: 'MH-4.15', clause: 'MH-4.15' },
    { text: ' or ' },
    { text: 'ZC-10.06.3', clause: 'ZC-10.06.3' },
    { text: ', with ' },
    { text: 'off', look: 'code' },
    { text: '.' },
  ]);
  expect(spansOf('**Draw** a *card*, 2 * 3 * 4')).toEqual([
    { text: 'Draw', look: 'strong' },
    { text: ' a ' },
    { text: 'card', look: 'em' },
    { text: ', 2 * 3 * 4' },
  ]);
});
it('the number of a clause is one link to its end, that of a card too', () => {
  expect(spansOf('DZ-6.4.5.1, DZ-H05.3 or DZ-E71.').flatMap(({ clause }) => clause ?? [])).toEqual(['DZ-6.4.5.1', 'DZ-H05.3', 'DZ-E71']);
});
it('a table has a head and rows, empty cells too', () => {
  const [table] = blocksOf('| Weapon | Dice |\n|---|---|\n| Pan | 1 |\n| Bat |  |');
  expect(table?.kind === 'table' && [table.head.map(plainOf), ...table.rows.map((row) => row.map(plainOf))]).toEqual([['Weapon', 'Dice'], ['Pan', '1'], ['Bat', '']]);
});
it('lists, numbered or not, may follow their sentence at once', () => {
  const blocks = blocksOf('A round:\n- **Truck.** Search\n  it.\n- Chief.\n\n1. One\n2. Two');
  expect(blocks.map((block) => block.kind)).toEqual(['paragraph', 'list', 'list']);
  expect(blocks.map((block) => block.kind === 'list' && [block.isNumbered, ...block.items.map(plainOf)])).toEqual([
    false,
    [false, 'Truck. Search it.', 'Chief.'],
    [true, 'One', 'Two'],
  ]);
});
it('a heading, a paragraph of several lines, and a map with its spaces', () => {
  expect(blocksOf('### 5b. Line of sight\n\nOne\ntwo.\n\n```\n A  B\n\n C  D\n```')).toEqual([
    { kind: 'heading', spans: [{ text: '5b. Line of sight' }] },
    { kind: 'paragraph', spans: [{ text: 'One two.' }] },
    { kind: 'map', text: ' A  B\n\n C  D' },
  ]);
});
it('nothing is nothing', () => expect(blocksOf('')).toEqual([]));
