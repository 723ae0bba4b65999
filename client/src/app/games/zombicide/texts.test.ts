import { expect, it } from 'vitest';
import drawnDe from '../../../games/zombicide/de.ftl?raw';
import drawnEn from '../../../games/zombicide/en.ftl?raw';
import de from './de.ftl?raw';
import en from './en.ftl?raw';

const keysOf = (source: string): string[] => [...source.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]!).sort();

it('every word exists in both languages', () => {
  expect(keysOf(de)).toEqual(keysOf(en));
  expect(keysOf(drawnDe)).toEqual(keysOf(drawnEn));
});
it('no word has two meanings', () => {
  const all = [...keysOf(en), ...keysOf(drawnEn)];
  expect(all).toHaveLength(new Set(all).size);
});
