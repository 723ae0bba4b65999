import { expect, it } from 'vitest';
import kernel from '../../../untot/kernel/texts/de.ftl?raw';
import { bestKey, greeting, isSeatedWith, Keys, linkTo, newKey, parseLink, roundIn, seenAtGlance, sitDown, unclaimed, winnersIn, type Claim } from './keys';
import { Texts } from './texts';

/** Their sources: to load them all with their drawings takes seconds. */
const FACES = import.meta.glob<string>('../games/*/face.ts', { query: '?raw', import: 'default', eager: true });
const DRAWN = import.meta.glob<string>('../games/*/de.ftl', { query: '?raw', import: 'default', eager: true });

function memory(): Keys {
  const store = new Map<string, string>();
  return new Keys({ getItem: (key) => store.get(key) ?? null, setItem: (key, value) => void store.set(key, value) });
}
const LINKS = { id: 'm1', host: 'h', watch: 'w', seats: ['s0', 's1', 's2'], invite: 'i' };

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
  expect(seenAtGlance(kept, glance)).toMatchObject({ seen: 9000, state: { is_mine: true, is_over: false, names: ['Ada', ''] } });
  expect(seenAtGlance(kept, { ...glance, waiting: [] }).state?.is_over).toBe(true);
});
it('how far a match is stands in the words of its game, in each game', () => {
  const kept = { is_over: false, waiting: [], is_mine: false, round: 2, rounds: 12, seatNames: [], names: [] };
  const said = ([path, source]: [string, string]): [string, string] => {
    const roundText = /roundText: '([\w-]+)'/.exec(source)?.[1];
    return [path.split('/')[2]!, roundIn({ ...kept, roundText }, new Texts('de', [kernel, DRAWN[path.replace('face.ts', 'de.ftl')]!]))];
  };
  expect(Object.fromEntries(Object.entries(FACES).map(said))).toEqual({
    dawn_of_the_zeds: 'Runde 2',
    flick_em_up: 'Runde 2 von 12',
    mall_of_horror: 'Runde 2',
    zombicide: 'Spielzug 2',
    zombie_town: 'Tag 2 von 12',
  });
  expect(roundIn({ ...kept, round: 0 }, new Texts('de', [kernel]))).toBe('');
});
it('a result names seats or colours', () => {
  expect(winnersIn({ result: { winners: [0, 2] } }, [])).toEqual([0, 2]);
  expect(winnersIn({ result: { winners: ['blue'] } }, ['red', 'blue'])).toEqual([1]);
  expect(winnersIn({ result: null }, [])).toBeUndefined();
});

// -- a key of one's own -------------------------------------------------------------------------------------------

const asReason = (error: unknown): string => String(error);
const refused = (reason: string): Claim => () => Promise.reject(reason);
const taken: Claim = () => Promise.resolve({ was_opened: false });

it('an own key is long, and fits an address', () => {
  expect(newKey()).toMatch(/^[A-Za-z0-9_-]{32}$/);
  expect(newKey()).not.toBe(newKey());
});
it('sitting down exchanges the link for an own key and forgets the link', async () => {
  const keys = memory();
  const kept = keys.learn('m', 'g', 'thelink', 'seat', 1, 1);
  expect(await sitDown(keys, kept, () => Promise.resolve({ was_opened: true }), asReason, () => 'own')).toBe(true);
  expect(greeting(keys.get('m')!)).toEqual(['own']);
  expect(unclaimed(keys.get('m')!)).toEqual([]);
  expect(JSON.stringify(keys.get('m'))).not.toContain('thelink');
});
it('a lost answer: the same pair is sent again', async () => {
  const keys = memory();
  const sent: string[] = [];
  const kept = keys.learn('m', 'g', 'thelink', 'seat', 1, 1);
  const lost: Claim = (_, link, own) => (sent.push(`${link} ${own}`), Promise.reject('line-lost'));
  await expect(sitDown(keys, kept, lost, asReason)).rejects.toBe('line-lost');
  const again = keys.get('m')!;
  expect(isSeatedWith(again, 'thelink')).toBe(true);
  await sitDown(keys, again, (_, link, own) => (sent.push(`${link} ${own}`), taken('', '', '')), asReason);
  expect(sent[1]).toBe(sent[0]);
  expect(again.claims).toEqual({});
});
it('what is an own key already stays; what opens nothing is left to the line', async () => {
  const keys = memory();
  const kept = keys.learn('m', 'g', 'carried', 'seat', 0, 1);
  await sitDown(keys, kept, refused('seat-claimed'), asReason);
  expect([kept.seats[0], kept.own]).toEqual(['carried', [0]]);
  const dead = keys.learn('d', 'g', 'old', 'seat', 0, 1);
  await sitDown(keys, dead, refused('key-unknown'), asReason);
  expect([dead.seats[0], unclaimed(dead)]).toEqual(['old', [0]]);
});
it('a new link from the host is exchanged anew; an own key that was carried over is not', async () => {
  const keys = memory();
  await sitDown(keys, keys.learn('m', 'g', 'first', 'seat', 1, 1), taken, asReason);
  expect(unclaimed(keys.learn('m', 'g', 'second', 'seat', 1, 2))).toEqual([1]);
  expect(unclaimed(keys.learn('m', 'g', 'mine', 'seat', 1, 3, true))).toEqual([]);
});
it('a device that cannot keep a key claims nothing', async () => {
  const keys = new Keys(null);
  const kept = keys.learn('m', 'g', 'thelink', 'seat', 1, 1);
  await sitDown(keys, kept, () => Promise.reject('never asked'), asReason);
  expect(greeting(kept)).toEqual(['thelink']);
});
it("a host's own seats need no exchange", async () => {
  const keys = memory();
  const kept = keys.keep(LINKS, 'g', [0], 5);
  await sitDown(keys, kept, () => Promise.reject('never asked'), asReason);
  expect(kept.seats).toEqual({ 0: 's0', 1: 's1', 2: 's2' });
});
