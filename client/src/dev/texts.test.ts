import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { COLOURS } from '../look/signs';
import { CARDS, KINDS, LOCATIONS } from '../games/mall_of_horror/view';

const keysOf = (language: string): string[] =>
  [...readFileSync(new URL(`./${language}.ftl`, import.meta.url), 'utf8').matchAll(/^([a-z][\w-]*) =/gm)].map((m) => m[1]!);

it('both languages have the same keys', () => {
  expect(keysOf('de').sort()).toEqual(keysOf('en').sort());
});

it('every key a component names is there', () => {
  const folder = new URL('../games/mall_of_horror/', import.meta.url);
  const known = new Set(keysOf('en'));
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.svelte'))) {
    const source = readFileSync(new URL(file, folder), 'utf8');
    for (const [, key] of source.matchAll(/'(mh-[a-z_-]+)'/g)) expect(known.has(key!), `${file}: ${key}`).toBe(true);
  }
  for (const id of LOCATIONS) expect(known.has(`mh-location-${id}`)).toBe(true);
  for (const kind of KINDS) expect(known.has(`mh-character-${kind}`)).toBe(true);
  for (const colour of COLOURS) expect(known.has(`mh-colour-${colour}`)).toBe(true);
  for (const card of CARDS) expect(known.has(`mh-card-${card}`) && known.has(`mh-card-${card}-effect`)).toBe(true);
  for (const kind of ['victim', 'chief', 'truck', 'tie']) expect(known.has(`mh-verdict-${kind}`)).toBe(true);
});
