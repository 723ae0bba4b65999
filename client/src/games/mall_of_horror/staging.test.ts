import { expect, it } from 'vitest';
import { stagedBy } from '../../frame/staging';
import type { Happened } from '../../frame/wire';
import { staging } from './staging';

const ARGS = { location: 'megatoys', character: 'red.pin_up', characters: [], destinations: { red: 'parking' }, dice: [1] };
it.each(['ballots_revealed', 'victim_drawn', 'wheels_revealed', 'dice_revealed', 'character_eaten'])('%s changes nothing on the table before it has been seen', (event) => {
  const happened = { n: 1, event, clause: '', args: ARGS } as unknown as Happened;
  expect(stagedBy(staging, { ms: 1 }, happened, {}, {}).changesAfter).toBe(true);
});
