import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { Texts } from '../../frame/texts';
import { advised } from './advice';
import sample from './sample.json';
import type { View } from './view';

const { view } = sample as unknown as { view: View };
const textsIn = (language: 'en' | 'de'): Texts => new Texts(language, [`../untot/kernel/texts/${language}.ftl`, `../untot/games/zombicide/texts/${language}.ftl`, `src/games/zombicide/${language}.ftl`].map((path) => readFileSync(path, 'utf8')));
const told = (answer: string, language: 'en' | 'de' = 'en'): string | null => advised(answer, view, textsIn(language));

it('advice to attack names the weapon', () => {
  expect(told('melee_attack at:S23 with:hand_2')).toBe('Strike in street S23 (weapon: Machete)');
  expect(told('ranged_attack at:S16 with:hand_1', 'de')).toBe('Straße S16 angreifen (Waffe: Abgesägte Flinte)');
});
it('advice to trade names the cards, and who gets them', () => {
  expect(told('trade with:phil ned.hand_2@phil.reserve_1 phil.hand_2@ned.hand_2 ned.hand_1@ned.hand_1')).toBe('Trade with Phil: Machete to Phil, Crowbar to Ned');
});
it('advice where to carry cards names cards, and what is thrown away', () => {
  expect(told('hand_1@reserve_3 pistol@hand_1 reserve_2@discard', 'de')).toMatch(/^Abgesägte Flinte auf Reservefeld 3, Pistole in die linke Hand, Wasser ablegen$/);
});
it('whatever else is advised, the texts say', () => {
  expect([told('move to:S22'), told('hand_1@hand_1'), told('ranged_attack at:S23 with:hand_1 risking:doug')]).toEqual([null, null, null]);
});
