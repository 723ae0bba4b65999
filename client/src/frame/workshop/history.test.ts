import { expect, it } from 'vitest';
import { edited, historyOf, redone, undone } from './history';

it('edits are taken back and done again in order', () => {
  const after = edited(edited(historyOf('a'), 'b'), 'c');
  expect(undone(undone(after)).now).toBe('a');
  expect(redone(undone(undone(after))).now).toBe('b');
  expect(undone(historyOf('a')).now).toBe('a');
  expect(redone(after)).toBe(after);
});
it('a new edit forgets what was taken back', () => {
  const history = edited(undone(edited(historyOf('a'), 'b')), 'x');
  expect(redone(history).now).toBe('x');
  expect(undone(history).now).toBe('a');
});
it('typing in one field is one edit', () => {
  const typed = edited(edited(edited(historyOf(''), 'Z', 'name'), 'Zo', 'name'), 'Zoe', 'name');
  expect(undone(typed).now).toBe('');
  expect(undone(edited(typed, 'Zoe!', 'title')).now).toBe('Zoe');
});
it('after taking back, typing begins a new edit', () => {
  const back = undone(edited(edited(historyOf(''), 'a', 'name'), 'b', 'other'));
  expect(undone(edited(back, 'c', 'name')).now).toBe('a');
});
