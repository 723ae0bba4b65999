/** How the events of Mall of Horror are shown: for how long, with which sound, and whether they get a picture. */
import { lookAt, type Staged, type Staging } from '../../frame/staging';
import type { Events, View } from './view.gen';

const QUICK = 240;
const PLAIN = 340;
const READ = 900;
/** Somebody walks: long enough to follow, however much is still to come. */
const WALK = 900;
/** Its words stay as long as they need: nobody should learn from the log who was voted out or eaten. */
const read = (staged: Staged): Staged => ({ ...staged, isRead: true });
const readAt =
  (argument: string, sound?: string, shakes?: boolean) =>
  (args: Record<string, any>): Staged => read(lookAt(argument, READ, sound, shakes)(args));

export const staging: Staging<View, Events> = {
  first_chief: read({ ms: READ }),
  card_dealt: { ms: QUICK, sound: 'card' },
  placement_rolled: { ms: 500, sound: 'dice' },
  character_placed: lookAt('character', PLAIN, 'step'),
  first_dice: ({ dice }) => ({ ms: 1500, sound: 'dice', moment: { kind: 'dice', dice } }),
  round_began: ({ round }) => ({ ms: 800, sound: 'stamp', moment: { kind: 'sign', text: 'table-round', args: { round }, isSilent: true } }),
  zombie_came: lookAt('location', PLAIN, 'zombie'),
  revenge_zombie_placed: readAt('location', 'zombie'),
  zombie_stayed_away: lookAt('location', QUICK),
  location_overrun: read({ ms: 1600, sound: 'break', shakes: true, moment: { kind: 'tape' } }),
  crowd_attracts: lookAt('location', PLAIN),
  pin_ups_attract: lookAt('location', PLAIN),
  card_played: ({ card, player }) => read({ ms: 1100, sound: 'card', moment: { kind: 'card', card, player } }),
  character_hidden: lookAt('character', 500),
  zombies_killed: lookAt('location', 500, 'shot'),
  ballots_revealed: (vote) => read({ ms: 3200, sound: 'vote', moment: { kind: 'vote', vote }, marks: [vote.location] }),
  victim_drawn: ({ characters, character }) => read({ ms: 2200, sound: 'drum', moment: { kind: 'lot', characters, character } }),
  player_chosen: { ms: 500 },
  chosen_without_vote: read({ ms: READ }),
  nobody_chosen: read({ ms: READ }),
  truck_searched: { ms: 600, sound: 'card' },
  card_kept: { ms: PLAIN, sound: 'card' },
  card_given: { ms: 500, sound: 'card' },
  card_buried: { ms: QUICK },
  chief_elected: ({ player }) => read({ ms: READ, sound: 'stamp', moment: { kind: 'chief', player } }),
  dice_rolled_covered: { ms: 600, sound: 'dice' },
  dice_seen: ({ dice }) => ({ ms: dice ? 1300 : 500 }),
  destination_announced: readAt('location'),
  wheels_revealed: ({ destinations }) => read({ ms: 2000, sound: 'vote', moment: Object.keys(destinations).length ? { kind: 'wheels', destinations } : undefined }),
  dice_revealed: ({ dice }) => read({ ms: 1500, sound: 'dice', moment: { kind: 'dice', dice } }),
  character_moved: (args) => ({ ...lookAt('character', WALK, 'step')(args), isTimed: true }),
  character_turned_away: ({ character, destination }) => read({ ms: 500, marks: [character, destination] }),
  character_stayed: lookAt('character', 500),
  location_holds: lookAt('location', 500, 'knock'),
  zombies_get_in: readAt('location', 'break', true),
  parking_attacked: readAt('location', 'break', true),
  nobody_found: readAt('location'),
  character_eaten: ({ character, location }) => read({ ms: 2300, sound: 'death', shakes: true, moment: { kind: 'eaten', character }, marks: [location] }),
  player_eliminated: read({ ms: 1200, sound: 'drum' }),
  game_ended: { ms: 1600, sound: 'end', moment: { kind: 'sign', name: 'over', tone: 'moss' } },
  passed: { ms: QUICK },
};
