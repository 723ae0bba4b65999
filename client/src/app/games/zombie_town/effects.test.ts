import { expect, it } from 'vitest';
import type { View } from '../../../games/zombie_town/view';
import type { Happened } from '../../wire';
import { effectOf } from './effects';
import { pawnOf } from './reading';
import { VIEW } from './sample';

const tell = (event: string, args: Record<string, unknown>, view: View = VIEW, clause = 'ZT-1.1') => effectOf(view, { n: 1, event, clause, args } as Happened);
const after = (events: [string, Record<string, unknown>][], view: View = VIEW): View => events.reduce((now, [event, args]) => tell(event, args, now).view, view);

it('a pawn walks square by square', () => {
  const { view, moves } = tell('pawn_moved', { pawn: 'red', square: 'B2', before: 'A2' });
  expect(pawnOf(view, 'red')?.square).toBe('B2');
  expect(moves).toEqual([{ pawn: 'red', from: 'A2', to: 'B2' }]);
});
it('a moved zombie is counted where it comes to, and one move fewer is left', () => {
  const before = tell('zombie_phase_began', { seat: 0, count: 2 }).view;
  const { view } = tell('zombie_moved', { before: 'E2', square: 'D2' }, before);
  expect([view.phase, view.zombies, view.moved, view.turn?.zombies]).toEqual(['zombies', { D2: 3 }, { D2: 1 }, 1]);
});
it('a shot at a zombie is a duel until it is dead', () => {
  const shot: [string, Record<string, unknown>][] = [
    ['attack_began', { pawn: 'red', target: 'D2', weapon: 'pistol.1' }],
    ['shot_fired', { fighter: 'red', weapon: 'pistol.1', shots: 2 }],
  ];
  const { view, moment } = tell('combat_cards_drawn', { fighter: 'red', cards: ['two_away'], used: 'two_away' }, after(shot));
  expect(moment).toMatchObject({ kind: 'duel', outcome: null });
  expect(view.fight).toMatchObject({ attacker: 'red', target: 'D2', shots: ['two_away'], answers: [] });
  const killed = tell('zombie_killed', { square: 'D2', pawn: 'red' }, view);
  expect(killed.moment).toMatchObject({ kind: 'duel', outcome: 'hit' });
  expect([killed.view.zombies['D2'], pawnOf(killed.view, 'red')?.kills, pawnOf(killed.view, 'red')?.weapons[0]?.shots]).toEqual([1, 1, 2]);
  expect(tell('fight_ended', {}, killed.view).view.fight).toBeNull();
});
it('between two pawns both cards lie on the table, and who attacked has won or lost', () => {
  const shots: [string, Record<string, unknown>][] = [
    ['entry_fight_opened', { fighter: 'blue', pawn: 'red', weapon: 'pistol.2' }],
    ['shot_fired', { fighter: 'blue', weapon: 'pistol.2', shots: 2 }],
    ['combat_cards_drawn', { fighter: 'blue', cards: ['one_away'], used: 'one_away' }],
    ['shot_fired', { fighter: 'red', weapon: 'pistol.1', shots: 2 }],
    ['combat_cards_drawn', { fighter: 'red', cards: ['two_away'], used: 'two_away' }],
  ];
  const fought = after(shots);
  expect(fought.fight).toMatchObject({ entry: true, shots: ['one_away'], answers: ['two_away'], defence: 'pistol.1' });
  expect(tell('exchange_won', { winner: 'red', loser: 'blue' }, fought).moment).toMatchObject({ outcome: 'lost' });
});
it('a zombie that has come is shot at where it stands', () => {
  const faced = after([
    ['zombie_faced', { seat: 0, square: 'A2' }],
    ['shot_fired', { fighter: 'red', weapon: 'pistol.1', shots: 2 }],
  ]);
  expect(faced.fight).toMatchObject({ attacker: 'red', target: 'A2' });
  expect(tell('missed', { fighter: 'red', target: 'A2' }, faced).view.fight).toBeNull();
});
it('a barricade is laid covered for the others and open for its builder', () => {
  const own = tell('barricade_built', { pawn: 'red', building: 'bld_01', card: 'barricade_3' }).view;
  expect(own.buildings[0]?.barricades.at(-1)).toEqual({ card: 'barricade_3', builder: 0 });
  expect(own.hand).toEqual(['survivor']);
  const others = tell('barricade_built', { pawn: 'blue', building: 'bld_01' }).view;
  expect(others.buildings[0]?.barricades.at(-1)).toEqual({ card: null, builder: 1 });
  expect(others.players[1]?.hand_size).toBe(2);
});
it('barricades that fall are shown to all', () => {
  const { view, moment, shakes } = tell('barricades_fell', { building: 'bld_01', cards: ['barricade_2'], owner: 'blue' });
  expect(view.buildings[0]?.barricades).toEqual([]);
  expect(view.discard).toEqual(['barricade_2']);
  expect([moment?.kind, shakes]).toEqual(['fell', true]);
});
it('a survivor comes along with its weapon, and leaves both behind when it dies', () => {
  const armed = after([
    ['survivor_fetched', { pawn: 'blue', survivor: 'survivor.2', building: 'bld_01' }],
    ['weapon_taken', { bearer: 'survivor.2', weapon: 'pistol.2', shots: 3 }],
  ]);
  expect(armed.buildings[0]?.survivors).toEqual([]);
  expect(pawnOf(armed, 'blue')?.companions).toMatchObject([{ id: 'survivor.2', weapon: { id: 'pistol.2' } }]);
  expect(pawnOf(armed, 'blue')?.weapons).toEqual([]);
  expect(pawnOf(tell('survivor_died', { survivor: 'survivor.2', owner: 'blue' }, armed).view, 'blue')?.companions).toEqual([]);
});
it('a survivor from the hand leaves the hand, a posted one does not', () => {
  const args = { pawn: 'red', survivor: 'survivor.5', building: 'bld_01' };
  expect(tell('survivor_placed', args, VIEW, 'ZT-7.1').view.hand).toEqual(['barricade_3']);
  expect(tell('survivor_placed', args, VIEW, 'ZT-6.11').view.hand).toEqual(VIEW.hand);
});
it('a passed card goes from hand to hand, and only those two see which', () => {
  const seen = tell('card_passed', { seat: 1, to: 0, card: 'pistol' }).view;
  expect([seen.hand, seen.players.map((player) => player.hand_size)]).toEqual([['barricade_3', 'survivor', 'pistol'], [3, 2]]);
});
it('who dies is gone from the board', () => {
  expect(pawnOf(tell('pawn_died', { pawn: 'blue' }).view, 'blue')).toMatchObject({ alive: false, square: '' });
});
it('what is not known changes nothing and is still shown', () => {
  const { view, ms } = tell('something_new', {});
  expect(view).toEqual(VIEW);
  expect(ms).toBeGreaterThan(0);
});
