import { expect, it } from 'vitest';
import type { Happened } from '../../wire';
import { effectOf } from './effects';
import { VIEW } from './sample';

const tell = (event: string, args: Record<string, unknown>, view = VIEW) => effectOf(view, { n: 1, event, clause: 'ZC-1', args } as Happened);

it('zombies leave one zone, and stand in the next when something else is shown', () => {
  const { view, moves, marks } = tell('zombies_moved', { zone: 'S01', to: 'S02', kind: 'walker', count: 2, why: 'sight', targets: ['S02'], whom: ['amy'], ways: 1 });
  expect(view.zombies).toEqual({ S01: { walker: 1 } });
  expect(tell('phase_began', { phase: 'end' }, view).view.zombies).toEqual({ S01: { walker: 1 }, S02: { walker: 2 } });
  expect(moves).toEqual([{ kind: 'walker', count: 2, from: 'S01', to: 'S02' }]);
  expect(marks).toEqual(['amy']);
});
it('a zone without zombies is not named any more, and the dead go back into the box', () => {
  const { view } = tell('zombies_killed', { survivor: 'amy', zone: 'S01', kind: 'walker', count: 3 });
  expect([view.zombies, view.stock.walker]).toEqual([{}, 13]);
});
it('a survivor goes to the next zone', () => {
  expect(tell('survivor_moved', { survivor: 'amy', zone: 'S02', to: 'S01' }).view.survivors[0]?.zone).toBe('S01');
});
it('a card takes its slot, a wound takes its place, and a discarded one is gone', () => {
  const taken = tell('card_taken', { survivor: 'ned', card: 'pan', slot: 'reserve_1' }).view;
  expect(taken.survivors[1]?.slots).toEqual({ hand_1: 'pistol', reserve_1: 'pan' });
  const lost = tell('card_discarded', { survivor: 'ned', card: 'pistol' }, taken).view;
  expect(tell('wound_taken', { survivor: 'ned', slot: 'hand_1' }, lost).view.survivors[1]?.slots).toEqual({ hand_1: 'wound', reserve_1: 'pan' });
});
it('a new zombie card is worth a picture', () => {
  expect(tell('zombie_card_drawn', { zone: 'S01', card: 4, level: 'blue', brings: 'zombies' }).moment).toMatchObject({ kind: 'spawn', number: 4 });
});
it('what is not known changes nothing and is still shown', () => {
  const { view, ms } = tell('something_new', {});
  expect(view).toEqual(VIEW);
  expect(ms).toBeGreaterThan(0);
});
