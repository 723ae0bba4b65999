import { expect, it } from 'vitest';
import { bestKey, greeting, Keys, linkTo, parseLink, seenAtGlance } from './keys';

function memory(): Keys {
  const store = new Map<string, string>();
  return new Keys({ getItem: (key) => store.get(key) ?? null, setItem: (key, value) => void store.set(key, value) });
}
const LINKS = { id: 'm1', host: 'h', watch: 'w', seats: ['s0', 's1', 's2'] };

it('keeps a match that was created here, with the keys of all seats', () => {
  const keys = memory();
  keys.keep(LINKS, 'mall_of_horror', [0, 2], 5);
  const kept = keys.get('m1')!;
  expect(greeting(kept)).toEqual(['s0', 's2', 'h']);
  expect(bestKey(kept)).toBe('s0');
});
it('learns a link without forgetting others', () => {
  const keys = memory();
  keys.learn('m2', 'g', 'watchkey', 'watch', null, 1);
  const kept = keys.learn('m2', 'g', 'seatkey', 'seat', 3, 2);
  expect(kept.mine).toEqual([3]);
  expect(kept.watch).toBe('watchkey');
  expect(greeting({ ...kept, mine: [] })).toEqual(['watchkey']);
});
it('the newest stand first, and few are forgotten', () => {
  const keys = memory();
  for (let i = 0; i < 70; i++) keys.learn(`m${i}`, 'g', 'k', 'watch', null, i);
  expect(keys.all()).toHaveLength(60);
  expect(keys.all()[0]?.id).toBe('m69');
  keys.remove('m69');
  expect(keys.get('m69')).toBeUndefined();
});
it('broken or forbidden storage is an empty one', () => {
  expect(new Keys(null).all()).toEqual([]);
  expect(new Keys({ getItem: () => '{', setItem: () => {} }).all()).toEqual([]);
});
it('a link carries its key behind the #', () => {
  const link = linkTo('https://example.org', 'abc123', 'Secret_-key1');
  expect(parseLink(`  ${link} `)).toEqual({ id: 'abc123', key: 'Secret_-key1' });
  expect(parseLink('https://example.org/t/abc123')).toBeNull();
});
it('at a glance: whose turn it is, or that it is over', () => {
  const kept = memory().keep(LINKS, 'g', [1], 5);
  const glance = { id: 'm1', changed: 9, settings: { names: ['Ada', ''], is_ended: false }, waiting: [1] };
  expect(seenAtGlance(kept, glance)).toMatchObject({ seen: 9000, state: { is_mine: true, is_over: false, names: ['Ada'] } });
  expect(seenAtGlance(kept, { ...glance, waiting: [] }).state?.is_over).toBe(true);
});
