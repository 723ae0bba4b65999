/** The library that draws in three dimensions is large: one room of one game has it, and comes only to whoever looks at it. */
import { dirname, join } from 'node:path/posix';
import { expect, it } from 'vitest';
import { sourcesIn } from './sources';

const CODE = /\.(ts|svelte)$/;
const all = [...sourcesIn('look', CODE), ...sourcesIn('frame', CODE), ...sourcesIn('games', CODE)];
const isRuntime = (line: string): boolean => !/^\s*import type /.test(line);
const importsOf = ({ text }: { text: string }): string[] => text.split('\n').filter(isRuntime).flatMap((line) => [...line.matchAll(/(?:^|\s)from '([^']+)'|^\s*import '([^']+)'/g)].map(([, from, bare]) => from ?? bare ?? ''));

const heavy = new Set(all.filter((file) => importsOf(file).some((from) => /^three(\/|$)/.test(from))).map(({ path }) => path));
/** Whatever imports something heavy at once is heavy too. */
for (let before = 0; before !== heavy.size; ) {
  before = heavy.size;
  for (const file of all) {
    const near = importsOf(file).filter((from) => from.startsWith('.')).map((from) => join(dirname(file.path), from));
    if (near.some((from) => [from, `${from}.ts`].some((path) => heavy.has(path)))) heavy.add(file.path);
  }
}

it('is there, and only in a room', () => {
  expect(heavy.size).toBeGreaterThan(2);
  expect([...heavy].filter((path) => !/^games\/\w+\/room\//.test(path))).toEqual([]);
});
