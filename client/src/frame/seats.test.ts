import { expect, it } from 'vitest';
import de from '../../../untot/kernel/texts/de.ftl?raw';
import { ALL_COLOURS } from '../look/signs';
import { aloneAt, colourOfName, colourOfSeat, lentIn } from './seats';
import { Texts } from './texts';
import type { Happened, SeatInfo } from './wire';

const at = (seat: number, holder: string, name = '', is_lent = false): SeatInfo => ({ seat, name, holder, present: true, devices: 1, is_link: false, is_lent });

it('each seat has a colour', () => {
  for (const [seat, colour] of ALL_COLOURS.entries()) expect([colourOfSeat(seat), colourOfName(`heroes_${seat + 1}`)]).toEqual([colour, colour]);
  expect(colourOfSeat(ALL_COLOURS.length)).toBe('');
});
it('alone is the only person at the table, here, without a name', () => {
  const bots = [at(1, 'bot:careful', 'Ada'), at(2, 'bot:careful', 'Ben')];
  expect(aloneAt([at(0, 'person'), ...bots], [0])).toBe(0);
  expect(aloneAt([at(0, 'person', 'Greta'), ...bots], [0])).toBeNull();
  expect(aloneAt([at(0, 'person'), ...bots], [])).toBeNull();
  expect(aloneAt([at(0, 'person'), at(1, 'open')], [0])).toBeNull();
  expect(aloneAt([at(0, 'person'), at(1, 'bot:careful', 'Ben', true)], [0])).toBeNull();
});
it('sentences speak to whoever is alone, and name others', () => {
  const texts = new Texts('de', [de]);
  const undone = (seat: number): Happened => ({ n: 1, event: 'undone', clause: '', args: { seat, answers: 3 } });
  expect(texts.called({}, [''], 0).line(undone(0))).toBe('Du nimmst etwas zurück; ab hier wird neu gefragt.');
  expect(texts.called({}, ['', ''], 0).line(undone(1))).toBe('Person 2 nimmt etwas zurück; ab hier wird neu gefragt.');
});
it('a bot decides for a lent unit, and who comes next where all that could are lent', () => {
  const next = (...units: string[]) => ({ unit: null, form: { form: 'pick', options: units.map((unit) => `survivor:${unit}`) } }) as never;
  const lent = { amy: 'bot:careful', ned: 'bot:careful' };
  expect([lentIn({ unit: 'amy', form: null } as never, lent), lentIn({ unit: 'phil', form: null } as never, lent)]).toEqual(['amy', null]);
  expect([lentIn(next('amy', 'ned'), lent), lentIn(next('amy', 'phil'), lent), lentIn(next('amy'), {})]).toEqual(['amy', null, null]);
  expect(lentIn(null, lent)).toBeNull();
});
