import { expect, it } from 'vitest';
import { Texts } from '../../frame/texts';
import kernel from '../../../../untot/kernel/texts/en.ftl?raw';
import en from './en.ftl?raw';
import { victoryOf } from './victory';

const texts = new Texts('en', [kernel, en]);

it('says who won, and in a sentence of its own what told them from those with as many points', () => {
  expect(victoryOf(['Cleo'], ['Ben'], 15, texts)).toBe('Cleo wins with 15 points. Ben has as many points, but killed fewer zombies.');
  expect(victoryOf(['Anna', 'Ben'], [], 8, texts)).toBe('Anna and Ben share the victory with 8 points each.');
});
