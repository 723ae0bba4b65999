/** How the events of Zombicide are shown: for how long, with which sound, where the map looks, and what gets a picture. */
import { lookAt, NONE, type Staged, type Staging } from '../../frame/staging';
import type { Texts } from '../../frame/texts';
import type { Happened } from '../../frame/wire';
import { isSolo, survivorOf } from './reading';
import { crowdId, type Events, type View } from './view';

type Args = Record<string, any>;
const QUICK = 260;
const PLAIN = 420;
const READ = 1100;
const PICTURE = 1600;

/** The card from which a zombie jumps. */
const SCREAM = 'aaahh';

/** A look that leaves the map where it is. */
const at = (key: string, ms = PLAIN, sound?: string) => (args: Args): Staged => ({ ms, sound, marks: [args[key]] });
/** A picture of an equipment card, and who holds it. */
const showCard = ({ card, survivor }: Args): Staged => ({ ms: READ, sound: 'card', moment: { kind: 'card', card, survivor }, marks: [survivor] });
const onPerson = (kind: string, ms: number, sound: string, shakes?: boolean) => ({ survivor }: Args): Staged => ({ ms, sound, shakes, moment: { kind, survivor }, marks: [survivor] });

export const staging: Staging<View, Events> = {
  // -- round and turn
  round_began: ({ round }) => ({ ms: 800, sound: 'stamp', moment: { kind: 'sign', text: 'zc-round', args: { round }, isSilent: true } }),
  phase_began: ({ phase }) => (phase === 'zombies' ? { ms: 900, sound: 'zombie', moment: { kind: 'tape', name: phase } } : { ms: QUICK }),
  turn_began: ({ survivor }, now) => ({ ms: QUICK, marks: [survivor], focus: [survivorOf(now, survivor)?.zone ?? ''] }),
  turn_ended: NONE,
  // Who plays alone is always first.
  first_player_chosen: (_, now) => ({ ms: isSolo(now) ? 0 : QUICK }),
  first_player_passed: (_, now) => ({ ms: isSolo(now) ? 0 : QUICK }),

  // -- what survivors do
  survivor_moved: ({ survivor, to }) => ({ ms: PLAIN, sound: 'step', marks: [survivor], focus: [to] }),
  door_opened: at('door', READ, 'break'),
  door_closed: at('door', PLAIN, 'knock'),
  noise_made: at('zone', QUICK, 'drum'),
  zone_made_loud: at('zone', PLAIN, 'drum'),
  objective_taken: { ms: PICTURE, sound: 'vote', moment: { kind: 'sign', text: 'zc-objective', tone: 'moss' } },
  seat_taken: at('car'),
  car_left: at('survivor'),
  car_driven: ({ car, zone }) => ({ ms: PLAIN, sound: 'step', marks: [car], focus: [zone] }),
  car_drove_out: { ms: READ, sound: 'vote' },
  survivor_escaped: onPerson('escaped', PICTURE, 'vote'),

  // -- cards
  card_dealt: at('survivor', QUICK, 'card'),
  card_drawn: (args) => (args.card === SCREAM ? { ms: 1900, sound: 'zombie', shakes: true, isRead: true, moment: { kind: 'scream', survivor: args.survivor }, marks: [args.survivor] } : showCard(args)),
  copy_taken: showCard,
  weapon_built: showCard,
  card_taken: { ms: QUICK, sound: 'card' },
  card_discarded: { ms: QUICK, sound: 'card' },
  card_thrown_away: { ms: QUICK },
  inventory_arranged: { ms: QUICK },
  trade_offered: at('survivor', READ),
  trade_refused: at('survivor', READ),

  // -- attacks
  attack_made: ({ survivor, zones }) => ({ ms: PLAIN, marks: [survivor, ...zones], focus: zones }),
  dice_rolled: ({ survivor, dice, hits_from, damage, skills }, { attack }) => ({
    ms: PICTURE,
    sound: 'dice',
    moment: { kind: 'dice', dice, hits_from, damage, skills },
    marks: [survivor],
    focus: attack?.zones,
  }),
  hits_scored: at('survivor', READ),
  hits_lost: { ms: READ, isRead: true },
  zombies_killed: ({ kind, zone }) => ({ ms: PLAIN, sound: 'shot', marks: [crowdId(kind, zone)], focus: [zone], changesAfter: true }),
  zone_burnt: (args) => ({ ...lookAt('zone', READ, 'break', true)(args), isRead: true, changesAfter: true }),
  level_reached: ({ level, survivor }) => ({ ms: PICTURE, sound: 'stamp', moment: { kind: 'level', level, survivor }, marks: [survivor] }),
  skill_gained: at('survivor', READ),

  // -- the zombies
  zombies_activated: { ms: PLAIN, sound: 'zombie' },
  // All that walk one after the other walk at once, and are told in one line.
  zombies_moved: ({ kind, count, zone, to, whom }) => ({
    ms: 1000,
    sound: 'step',
    isRead: true,
    together: 'walks',
    walks: [{ what: kind, count, from: zone, to }],
    marks: whom,
    focus: [zone, to],
  }),
  zombies_added: (args) => ({ ...at('zone', READ)(args), isRead: true }),
  zombie_attacked: ({ survivor, zone }) => ({ ms: PLAIN, isRead: true, sound: 'knock', shakes: true, marks: [survivor, zone], focus: [zone] }),
  zombies_appeared: (args) => ({ ...lookAt('zone', PLAIN, 'zombie')(args), isRead: true }),
  zombies_escaped: at('zone', READ),
  zombie_card_drawn: ({ card, level, zone }) => ({ ms: PICTURE, isRead: true, sound: 'card', moment: { kind: 'spawn', number: card, level, zone }, focus: [zone] }),
  miniatures_ran_out: { ms: PICTURE, sound: 'drum', isRead: true },

  // -- wounds
  wound_taken: onPerson('wound', READ, 'death', true),
  wound_healed: at('survivor', READ),
  wound_cancelled: at('survivor', READ),
  attack_ignored: at('survivor', READ),
  survivor_eliminated: (args) => ({ ...onPerson('death', 2600, 'death', true)(args), isRead: true, changesAfter: true }),
};

// -- what is told at once ---------------------------------------------------------------------------------------------

/** More ways than this are only counted below the map; the log names them all. */
const MOST_WAYS = 5;
interface Way {
  kind: string;
  count: number;
  to: string;
  why: string;
  targets: string[];
  whom: string[];
}

/** One line of the log: zombies that the same draws on, those that make groups equal, and a zombie card with whom it brings. */
export function gathers({ event, args }: Happened): string {
  if (event === 'zombies_added') return 'added';
  if (event === 'zombies_moved') return `${String(args['why'])} ${String(args['targets'])}`;
  if (event === 'zombies_appeared' || (event === 'zombie_card_drawn' && args['brings'] === 'zombies')) return `to ${String(args['zone'])}`;
  return '';
}
/** A zombie card, and what it has brought. */
function brought([card, ...rest]: readonly Happened[], texts: Texts): string {
  return texts.say('zc-log-card', { level: card!.args['level'], text: rest.map((event) => texts.line(event)).join(' ') });
}

/** Whoever came into one zone, manhole after manhole: the kinds, each told once. */
function appeared(events: readonly Happened[], texts: Texts): string {
  const byKind = new Map<unknown, Happened>();
  for (const event of events) {
    const before = byKind.get(event.args['kind'])?.args['count'] ?? 0;
    byKind.set(event.args['kind'], { ...event, args: { ...event.args, count: Number(event.args['count']) + Number(before) } });
  }
  return [...byKind.values()].map((event) => texts.line(event)).join(' ');
}

/** All who walk at once, by kind and where they go; with the reason, if they have the same. */
export function told(events: readonly Happened[], texts: Texts, isInLog = false): string {
  if (events[0]?.event === 'zombie_card_drawn') return brought(events, texts);
  if (events[0]?.event === 'zombies_appeared') return appeared(events, texts);
  if (events[0]?.event === 'zombies_added') return texts.text('zc-log-added', { text: events.map(({ args }) => texts.say('zc-added', args)).join(', ') });
  const ways = events.map(({ args }) => args as unknown as Way);
  const sums = new Map<string, Way>();
  for (const way of ways) {
    const key = `${way.kind} ${way.to}`;
    sums.set(key, { ...way, count: way.count + (sums.get(key)?.count ?? 0) });
  }
  const all = ways.reduce((sum, way) => sum + way.count, 0);
  const [{ why, targets, whom }] = ways as [Way];
  const isSame = ways.every((way) => way.why === why && String(way.targets) === String(targets));
  if (sums.size > MOST_WAYS && !isInLog) return texts.text('zc-walks-many', { count: all, places: new Set(ways.map(({ to }) => to)).size });
  const walks = [...sums.values()].map(({ kind, count, to }) => texts.say('zc-walk', { kind, count, to })).join(', ');
  return texts.say(isSame ? 'zc-walks-why' : 'zc-walks', { text: walks, why, targets, whom });
}
