/** The words of the client: complete in both languages, all of them used, none missing. */
import { describe, expect, it } from 'vitest';
import { LANGUAGES, Texts } from '../src/frame/texts';
import { GAMES, sourcesIn } from './sources';

const CODE = /\.(ts|svelte)$/;
const keysOf = (ftl: string): string[] => [...ftl.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]!);
const textsIn = (folder: string, language: string): string => sourcesIn(folder, new RegExp(`^(.*/)?${language}\\.ftl$`)).map(({ text }) => text).join('\n');
const codeIn = (folder: string): string => sourcesIn(folder, CODE).map(({ text }) => text).join('\n');
const FRAME = new Set(keysOf(textsIn('frame', 'en')));
const FOLDERS = ['frame', ...GAMES.map((game) => `games/${game}`)];

/** Beginnings of keys that are put together: `level-${one}`. */
const begunIn = (code: string): string[] => [...code.matchAll(/`([a-z][\w-]*-)\$\{/g)].map((found) => found[1]!);

describe.each(FOLDERS)('%s', (folder) => {
  const keys = keysOf(textsIn(folder, 'en'));
  it('has the same keys in both languages, each once', () => {
    expect(keysOf(textsIn(folder, 'de')).sort()).toEqual([...keys].sort());
    expect(new Set(keys).size).toBe(keys.length);
  });
  it.each(LANGUAGES)('can be read in %s', (language) => {
    const texts = new Texts(language, [textsIn(folder, language)]);
    expect(keys.filter((key) => !texts.has(key))).toEqual([]);
  });
  it('names no key that nobody uses', () => {
    const code = folder === 'frame' ? FOLDERS.map(codeIn).join('\n') : codeIn(folder);
    const begun = begunIn(code);
    expect(keys.filter((key) => !code.includes(`'${key.replace(/^reason-/, '')}'`) && !code.includes(`'${key}'`) && !begun.some((start) => key.startsWith(start)))).toEqual([]);
  });
});

describe.each(GAMES)('the words of %s', (game) => {
  const keys = new Set(keysOf(textsIn(`games/${game}`, 'en')));
  it('begin alike, and the frame does not know them', () => {
    const own = [...keys].filter((key) => !key.startsWith('name-')); // what things are called begins alike in all games
    const starts = new Set(own.map((key) => key.replace(/^reason-/, '').slice(0, 3)));
    expect(starts.size).toBe(1);
    expect([...keys].filter((key) => FRAME.has(key))).toEqual([]);
  });
  it('are all there', () => {
    const [start] = [...keys].find((key) => !/^(name|reason)-/.test(key))!.split('-', 1);
    const named = [...codeIn(`games/${game}`).matchAll(new RegExp(`'(${start}-[\\w-]+)'`, 'g'))].map((found) => found[1]!);
    expect(named.filter((key) => !keys.has(key) && !keys.has(`reason-${key}`))).toEqual([]);
  });
});
