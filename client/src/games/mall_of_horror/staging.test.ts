import { expect, it } from 'vitest';
import { stagedBy } from '../../frame/staging';
import { staging } from './staging';

const shown = (event: string) => stagedBy(staging, { ms: 100 }, { n: 1, event, args: { destinations: {}, dice: [], characters: [] } } as never, null, null);

it('leaves the words of a reveal and of every loss as long as they take to read, however much is still to come', () => {
  const losses = ['zombies_get_in', 'parking_attacked', 'character_eaten', 'player_eliminated', 'location_overrun', 'character_turned_away'];
  for (const event of ['ballots_revealed', 'victim_drawn', 'nobody_chosen', 'chief_elected', 'wheels_revealed', 'card_played', ...losses]) expect(shown(event).isRead, event).toBe(true);
});

it('lets every step of a person be followed', () => {
  expect(shown('character_moved')).toMatchObject({ isTimed: true, ms: 900 });
});
