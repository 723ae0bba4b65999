import { expect, it } from 'vitest';
import { freshName } from './craft';

it('a name that is taken gets a number', () => {
  const taken = new Set(['Night Shift', 'Night Shift 2']);
  const name = { en: 'Night Shift', de: 'Nachtschicht' };
  expect(freshName((one) => taken.has(one), name)).toEqual({ en: 'Night Shift 3', de: 'Nachtschicht 3' });
  expect(freshName((one) => taken.has(one), { en: 'Night Shift 2', de: 'Nachtschicht 2' }, 2).en).toBe('Night Shift 3');
  expect(freshName(() => false, { en: '', de: '' })).toEqual({ en: '', de: '' });
});
