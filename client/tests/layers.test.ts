/** Who may import whom: look knows nobody, the frame knows look and no game, games know both but never each other. */
import { dirname, join } from 'node:path/posix';
import { expect, it } from 'vitest';
import { GAMES, sourcesIn } from './sources';

const CODE = /\.(ts|svelte)$/;
/** The layer of a path: `look`, `frame`, or `games/<game>`. */
const layerOf = (path: string): string => path.split('/').slice(0, path.startsWith('games/') ? 2 : 1).join('/');

/** Layers that a file imports from; packages and the shared corpus do not count. */
function importedBy({ path, text }: { path: string; text: string }): string[] {
  const found = [...text.matchAll(/(?:from|import|import\()\s*'(\.[^']+)'/g)].map(([, to]) => join(dirname(path), to!));
  return [...new Set(found.filter((to) => !to.startsWith('..')).map(layerOf))];
}
function offenders(layer: string, allowed: readonly string[]): string[] {
  return sourcesIn(layer, CODE).flatMap((file) => importedBy(file).filter((to) => !allowed.includes(to)).map((to) => `${file.path} -> ${to}`));
}

it('the look knows nobody', () => expect(offenders('look', ['look'])).toEqual([]));
it('the frame knows the look and no game', () => expect(offenders('frame', ['look', 'frame'])).toEqual([]));
it.each(GAMES)('%s knows look, frame and itself', (game) => expect(offenders(`games/${game}`, ['look', 'frame', `games/${game}`])).toEqual([]));
it.each(GAMES)('%s is named nowhere else', (game) => {
  const shared = [...sourcesIn('look', /\.\w+$/), ...sourcesIn('frame', /\.\w+$/)];
  expect(shared.filter(({ text }) => text.includes(game)).map(({ path }) => path)).toEqual([]);
});
