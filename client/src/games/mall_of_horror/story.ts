/** What the log of Mall of Horror tells at the end. */
import type { Happened } from '../../frame/wire';
import { colourOf, tokenIn } from './reading';
import type { Scene } from './view.gen';

/** A match turns when somebody worth much is eaten, somebody is out, a word is broken, or
 *  the lot decides whom it hits. */
export function turning({ event, args }: Happened, scene: Scene | null): number {
  if (event === 'character_eaten') return scene ? tokenIn(scene, String(args['character'])).points : 1;
  return { player_eliminated: 20, word_broken: 6, victim_drawn: 6 }[event] ?? 0;
}

/** Who has voted most often against somebody else who was then eaten, from the second time on. */
export function mostFed(log: readonly Happened[]): { voter: string; victim: string; count: number } | null {
  const counts = new Map<string, number>();
  let ballots: Record<string, string> = {};
  for (const { event, args } of log) {
    if (event === 'ballots_revealed') ballots = args['kind'] === 'victim' ? (args['ballots'] as Record<string, string>) : {};
    if (event !== 'character_eaten') continue;
    const victim = colourOf(String(args['character']));
    for (const [voter, choice] of Object.entries(ballots)) {
      if (choice === victim && voter !== victim) counts.set(`${voter} ${victim}`, (counts.get(`${voter} ${victim}`) ?? 0) + 1);
    }
    ballots = {};
  }
  const [best] = [...counts].sort(([, a], [, b]) => b - a);
  if (!best || best[1] < 2) return null;
  const [voter, victim] = best[0].split(' ') as [string, string];
  return { voter, victim, count: best[1] };
}
