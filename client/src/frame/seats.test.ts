import { expect, it } from 'vitest';
import en from '../../../untot/kernel/texts/en.ftl?raw';
import { ALL_COLOURS } from '../look/signs';
import { colourOfName, colourOfSeat } from './seats';
import { Texts } from './texts';

it('whoever has no name is called by the colour of his sign', () => {
  const texts = new Texts('en', [en]);
  for (const [seat, colour] of ALL_COLOURS.entries()) {
    expect([texts.name(`player_${seat + 1}`).toLowerCase(), colourOfSeat(seat), colourOfName(`heroes_${seat + 1}`)]).toEqual([colour, colour, colour]);
  }
  expect(colourOfSeat(ALL_COLOURS.length)).toBe('');
});
