/** How the events of Mall of Horror are shown: for how long, with which sound, and whether they get a picture. */
import { stagedBy, type Staged, type Staging } from '../../frame/face';
import type { Happened } from '../../frame/wire';
import type { MallView } from './reading';

const NONE = 0;
const QUICK = 240;
const PLAIN = 340;
const READ = 900;

/** A look at a place or a person. */
const at = (key: string, ms = PLAIN, sound?: string, shakes?: boolean) => (args: Record<string, any>): Staged => ({ ms, sound, shakes, marks: [args[key]] });

const STAGING: Staging<MallView> = {
  first_chief: { ms: READ },
  card_dealt: { ms: QUICK, sound: 'card' },
  placement_rolled: { ms: 500, sound: 'dice' },
  character_placed: at('character', PLAIN, 'step'),
  first_dice: ({ dice }) => ({ ms: 1500, sound: 'dice', moment: { kind: 'dice', dice } }),
  round_began: ({ round }) => ({ ms: 800, sound: 'stamp', moment: { kind: 'round', round } }),
  zombie_came: at('location', PLAIN, 'zombie'),
  revenge_zombie_placed: at('location', READ, 'zombie'),
  zombie_stayed_away: at('location', QUICK),
  location_overrun: ({ location }) => ({ ms: 1600, sound: 'break', shakes: true, moment: { kind: 'overrun', location } }),
  crowd_attracts: at('location'),
  pin_ups_attract: at('location'),
  card_played: ({ card, player }) => ({ ms: 1100, sound: 'card', moment: { kind: 'card', card, player } }),
  character_hidden: at('character', 500),
  zombies_killed: at('location', 500, 'shot'),
  ballots_revealed: (args) => ({ ms: 3200, sound: 'vote', moment: { ...args, kind: 'vote', voteKind: args.kind }, marks: [args.location] }),
  victim_drawn: ({ characters, character }) => ({ ms: 2200, sound: 'drum', moment: { kind: 'lot', characters, character } }),
  player_chosen: { ms: 500 },
  chosen_without_vote: { ms: READ },
  nobody_chosen: { ms: READ },
  truck_searched: { ms: 600, sound: 'card' },
  card_kept: { ms: PLAIN, sound: 'card' },
  card_given: { ms: 500, sound: 'card' },
  card_buried: { ms: QUICK },
  chief_elected: ({ player }) => ({ ms: READ, sound: 'stamp', moment: { kind: 'chief', player } }),
  dice_rolled_covered: { ms: 600, sound: 'dice' },
  dice_seen: ({ dice }) => ({ ms: dice ? 1300 : 500 }),
  destination_announced: at('location', READ),
  wheels_revealed: ({ destinations }) => ({ ms: 2000, sound: 'vote', moment: Object.keys(destinations).length ? { kind: 'wheels', destinations } : undefined }),
  dice_revealed: ({ dice }) => ({ ms: 1500, sound: 'dice', moment: { kind: 'dice', dice } }),
  character_moved: at('character', 420, 'step'),
  character_turned_away: ({ character, destination }) => ({ ms: 500, marks: [character, destination] }),
  character_stayed: at('character', 500),
  location_holds: at('location', 500, 'knock'),
  zombies_get_in: at('location', READ, 'break', true),
  parking_attacked: at('location', READ, 'break', true),
  nobody_found: at('location', READ),
  character_eaten: ({ character, location }) => ({ ms: 2300, sound: 'death', shakes: true, moment: { kind: 'eaten', character }, marks: [location] }),
  player_eliminated: { ms: 1200, sound: 'drum' },
  game_ended: { ms: 1600, sound: 'end', moment: { kind: 'rescue' } },
  said: { ms: NONE },
  whispered: { ms: NONE },
  passed: { ms: QUICK },
};

export const staged = (happened: Happened, before: MallView, now: MallView): Staged => stagedBy(STAGING, { ms: PLAIN }, happened, before, now);
