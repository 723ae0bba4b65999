import { expect, it } from 'vitest';
import en from '../texts/en.ftl?raw';
import { Texts } from '../texts';
import { becameOf, lastToAnswer, speaksFor, stillAsked, takenBack, undoLabel } from './undo';

const texts = new Texts('en', [en, 'event-phase_began = The zombies’ phase: all act.\nevent-round_began = Round 2 begins.\n']);
const log = ['round_began', 'moved', 'phase_began', 'walked', 'round_began'].map((event, n) => ({ n, event, clause: '', args: {} }));

it('says to before which moment it goes back', () => {
  expect(undoLabel({ answers: 3, answer: 'end', since: 1 }, log, texts, [])).toBe('Back to before “The zombies’ phase”');
  expect(undoLabel({ answers: 3, answer: 'end', since: 3 }, log, texts, [])).toBe('Back to before “Round 2 begins”');
});
it('counts answers where no moment lies between, and is short for the own last answer', () => {
  expect(undoLabel({ answers: 3, answer: 'end', since: 5 }, log, texts, [])).toBe('Take back 3 answers');
  expect(undoLabel({ answers: 3, answer: 'end', since: null }, log, texts, [])).toBe('Take back 3 answers');
  expect(undoLabel({ answers: 1, answer: 'end', since: 0 }, log, texts, [])).toBe('Take back');
});
it('at one screen the last answer of all is taken back, whoever is asked now', () => {
  const reach = (answers: number) => ({ answers, answer: 'x', since: null });
  const frames = [{ can_undo: true, reach: reach(1) }, { can_undo: false, reach: reach(7) }, { can_undo: false, reach: null }];
  expect(lastToAnswer([1, 0, 2], (seat) => frames[seat])).toBe(0);
  expect(lastToAnswer([1, 2], (seat) => frames[seat])).toBe(1);
  expect(lastToAnswer([2], (seat) => frames[seat])).toBeNull();
});
it('who wants to take something back hears that others are asked, and if they say no', () => {
  const seats = [{ seat: 0, holder: 'person' }, { seat: 1, holder: 'person' }, { seat: 2, holder: 'bot:careful' }];
  const at = (proposal: { answers: number; agreed: number[]; since: number | null } | null, ...events: string[]) => ({ table: { proposal, seats }, events: events.map((event) => ({ event })) }) as never;
  const wish = { answers: 3, agreed: [0], since: null };
  expect([becameOf(null, at(wish), [0]), becameOf(null, at(wish), [1])]).toEqual(['proposal-asked', '']);
  expect([becameOf(wish, at(null), [0]), becameOf(wish, at(null, 'undone'), [0]), becameOf(wish, at(wish), [0])]).toEqual(['proposal-refused', '', '']);
  expect(stillAsked({ proposal: wish, seats } as never)).toEqual([1]);
});
it('people at one screen are asked once; one no is enough', () => {
  const seats = [0, 1, 2, 3].map((seat) => ({ seat, holder: seat === 3 ? 'bot:careful' : 'person' }));
  const table = { proposal: { answers: 3, agreed: [1] }, seats } as never;
  expect([speaksFor(true, table, [0, 1, 2, 3]), speaksFor(false, table, [0, 1, 2, 3]), speaksFor(true, table, [1])]).toEqual([[0, 2], [0], []]);
});
it('whoever is asked reads what would be taken back, but no talk and not every small step', () => {
  const told = new Texts('en', [en, 'event-moved = Anna walks.\nevent-drawn = Anna draws a card.\nevent-shuffled = The deck is shuffled.\nevent-said = Hello.\n']);
  const face = { smallEvents: /^shuffled$/, logFilters: {} } as never;
  const log = ['moved', 'drawn', 'shuffled', 'said', 'moved'].map((event, n) => ({ n, event, clause: '', args: {} }));
  expect(takenBack(1, log, face, told, [])).toEqual({ lines: ['Anna draws a card.', 'Anna walks.'], more: 0 });
  expect(takenBack(null, log, face, told, []).lines).toEqual([]);
  const long = Array.from({ length: 6 }, (_, n) => ({ n, event: 'drawn', clause: '', args: {} }));
  expect(takenBack(0, long, face, told, [])).toEqual({ lines: Array(4).fill('Anna draws a card.'), more: 2 });
});
