import { expect, it } from 'vitest';
import type { Happened } from '../../frame/wire';
import { mostFed, turning } from './story';

const ballots = (votes: Record<string, string>, kind = 'victim') => ({ event: 'ballots_revealed', args: { kind, ballots: votes } }) as unknown as Happened;
const eaten = (character: string) => ({ event: 'character_eaten', args: { character } }) as unknown as Happened;

it('names who has fed whom to the zombies most often', () => {
  const log = [ballots({ red: 'blue', green: 'blue' }), eaten('blue.pin_up'), ballots({ red: 'green' }, 'chief'), eaten('green.gunman'), ballots({ red: 'blue', green: 'red' }), eaten('blue.gunman')];
  expect(mostFed(log)).toEqual({ voter: 'red', victim: 'blue', count: 2 });
});
it('once is no habit', () => {
  expect(mostFed([ballots({ red: 'blue' }), eaten('blue.pin_up')])).toBeNull();
});
it('whoever gives up his own people is no traitor', () => {
  expect(mostFed([ballots({ red: 'red' }), eaten('red.pin_up'), ballots({ red: 'red' }), eaten('red.gunman')])).toBeNull();
});
it('a match turns when the lot decides, as when a word is broken', () => {
  const weight = (event: string): number => turning({ event, args: {} } as unknown as Happened, null);
  expect([weight('victim_drawn'), weight('word_broken'), weight('zombies_left')]).toEqual([6, 6, 0]);
});
