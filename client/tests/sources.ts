/** The sources of the client, for the tests that read all of them. */
import { readdirSync, readFileSync } from 'node:fs';

const ROOT = new URL('../src/', import.meta.url);

/** Everything below a folder of `src`, tests left out: its path and its text. */
export function sourcesIn(folder: string, ending: RegExp): { path: string; text: string }[] {
  const files = readdirSync(new URL(folder, ROOT), { recursive: true, encoding: 'utf8' });
  const wanted = files.filter((file) => ending.test(file) && !/\.test\.ts$|^sample|\.gen\.ts$/.test(file));
  return wanted.map((file) => ({ path: `${folder}/${file}`, text: readFileSync(new URL(`${folder}/${file}`, ROOT), 'utf8') }));
}
export const GAMES: readonly string[] = readdirSync(new URL('games', ROOT));
