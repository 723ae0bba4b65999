/** Events as they are shown: what each changes on the table, for how long, and whether it gets a picture of its own.
 *  An effect only repeats what the event says; after the last one the server's own view is drawn. */
import { CARDS, colourOf, type LocationView } from '../../../games/mall_of_horror/view';
import type { Happened } from '../../wire';
import type { Effect } from '../face';
import type { MallView } from './reading';

type MallEffect = Effect<MallView>;
/** Arguments of events are what the server says; their shapes stand in the texts of the game. */
type Args = Record<string, any>;
type Teller = (view: MallView, args: Args, happened: Happened) => Partial<MallEffect>;

const QUICK = 240;
const PLAIN = 340;
const READ = 900;

function place(view: MallView, id: string, change: (place: LocationView) => Partial<LocationView>): MallView {
  return { ...view, locations: view.locations.map((one) => (one.id === id ? { ...one, ...change(one) } : one)) };
}
function player(view: MallView, colour: string, change: (one: MallView['players'][number]) => Partial<MallView['players'][number]>): MallView {
  return { ...view, players: view.players.map((one) => (one.colour === colour ? { ...one, ...change(one) } : one)) };
}
const isOwn = (view: MallView, colour: string): boolean => view.you !== null && view.players[view.you]?.colour === colour;
const seatOf = (view: MallView, colour: string): number => view.players.find((one) => one.colour === colour)?.seat ?? 0;
const without = (list: readonly string[], one: string): string[] => {
  const at = list.indexOf(one);
  return at < 0 ? [...list] : [...list.slice(0, at), ...list.slice(at + 1)];
};

function takesCard(view: MallView, colour: string, card: string | undefined): MallView {
  const counted = player(view, colour, (one) => ({ hand_size: one.hand_size + 1 }));
  return card && isOwn(view, colour) ? { ...counted, hand: [...counted.hand, card] } : counted;
}
function zombies(view: MallView, location: string, by: number): MallView {
  return place(view, location, (one) => ({ zombies: Math.max(0, one.zombies + by) }));
}
function moved(view: MallView, character: string, from: string, to: string): MallView {
  const left = place(view, from, (one) => ({ characters: without(one.characters, character) }));
  return place(left, to, (one) => ({ characters: [...without(one.characters, character), character] }));
}

/** What lies on the table for one round only. */
const ROUND_BEGINS = { destinations: {}, dice: null, dice_covered: false, dice_seen_by: [], hidden: [], chief_elected: false };

const TELLERS: Record<string, Teller> = {
  colour_chosen: (view, args) => ({
    view: { ...view, players: view.players.map((one) => (one.seat === Number(args.seat) ? { ...one, colour: args.colour } : one)) },
  }),
  first_chief: (view, args) => ({ view: { ...view, badge: seatOf(view, args.player) }, ms: READ }),
  card_dealt: (view, args) => ({ view: takesCard(view, args.player, args.card), ms: QUICK, sound: 'card' }),
  placement_rolled: (view, args) => ({ view: { ...view, placement_dice: args.dice }, ms: 500, sound: 'dice' }),
  character_placed: (view, args) => {
    const { character, location } = args;
    const colour = colourOf(character);
    const unplaced = { ...view.unplaced, [colour]: without(view.unplaced[colour] ?? [], character) };
    const placed = place(view, location, (one) => ({ characters: [...one.characters, character] }));
    return { view: { ...placed, unplaced, placement_dice: [] }, ms: PLAIN, sound: 'step', marks: [character] };
  },
  first_dice: (view, args) => ({ view, ms: 1500, sound: 'dice', moment: { kind: 'dice', dice: args.dice } }),
  round_began: (view, args) => ({ view: { ...view, ...ROUND_BEGINS, round: Number(args.round) }, ms: 800, sound: 'stamp', moment: { kind: 'round', round: args.round } }),
  phase_began: (view, args) => ({ view: { ...view, phase: args.phase }, ms: PLAIN }),
  zombie_came: (view, args) => ({ view: zombies(view, args.location, 1), ms: PLAIN, sound: 'zombie', marks: [args.location] }),
  revenge_zombie_placed: (view, args) => ({ view: zombies(view, args.location, 1), ms: READ, sound: 'zombie', marks: [args.location] }),
  zombie_stayed_away: (view, args) => ({ view, ms: QUICK, marks: [args.location] }),
  location_overrun: (view, args) => ({
    view: place(view, args.location, () => ({ closed: true, zombies: 0 })),
    ms: 1600,
    sound: 'break',
    shakes: true,
    moment: { kind: 'overrun', location: args.location },
  }),
  crowd_attracts: (view, args) => ({ view, ms: PLAIN, marks: [args.location] }),
  pin_ups_attract: (view, args) => ({ view, ms: PLAIN, marks: [args.location] }),
  card_played: (view, args) => {
    const counted = player(view, args.player, (one) => ({ hand_size: Math.max(0, one.hand_size - 1) }));
    const hand = isOwn(view, args.player) ? without(counted.hand, args.card) : counted.hand;
    const known = (CARDS as readonly string[]).includes(args.card);
    return {
      view: { ...counted, hand, played: [...counted.played, args.card] },
      ms: 1100,
      sound: 'card',
      moment: known ? { kind: 'card', card: args.card, player: args.player } : undefined,
    };
  },
  character_hidden: (view, args) => ({ view: { ...view, hidden: [...view.hidden, args.character] }, ms: 500, marks: [args.character] }),
  zombies_killed: (view, args) => ({ view: zombies(view, args.location, -Number(args.count)), ms: 500, sound: 'shot', marks: [args.location] }),
  ballots_revealed: (view, args) => ({ view, ms: 3200, sound: 'vote', moment: { ...args, kind: 'vote', voteKind: args.kind }, marks: [args.location] }),
  victim_drawn: (view, args) => ({ view, ms: 2200, sound: 'drum', moment: { kind: 'lot', characters: args.characters, character: args.character } }),
  player_chosen: (view) => ({ view, ms: 500 }),
  chosen_without_vote: (view) => ({ view, ms: READ }),
  nobody_chosen: (view) => ({ view, ms: READ }),
  truck_searched: (view, args) => ({ view: { ...view, deck: Math.max(0, view.deck - Number(args.count ?? 0)) }, ms: 600, sound: 'card' }),
  card_kept: (view, args) => ({ view: takesCard(view, args.player, args.card), ms: PLAIN, sound: 'card' }),
  card_given: (view, args) => ({ view: takesCard(view, args.receiver, args.card), ms: 500, sound: 'card' }),
  card_buried: (view) => ({ view: { ...view, deck: view.deck + 1 }, ms: QUICK }),
  chief_elected: (view, args) => ({ view: { ...view, badge: seatOf(view, args.player), chief_elected: true }, ms: READ, sound: 'stamp', moment: { kind: 'chief', player: args.player } }),
  dice_rolled_covered: (view) => ({ view: { ...view, dice: null, dice_covered: true, dice_seen_by: [] }, ms: 600, sound: 'dice' }),
  dice_seen: (view, args) => {
    const seen = [...view.dice_seen_by, seatOf(view, args.player)];
    return { view: { ...view, dice_seen_by: [...new Set(seen)], dice: args.dice ?? view.dice }, ms: args.dice ? 1300 : 500 };
  },
  destination_announced: (view, args) => ({ view: { ...view, destinations: { ...view.destinations, [args.player]: args.location } }, ms: READ, marks: [args.location] }),
  wheels_revealed: (view, args) => ({
    view: { ...view, destinations: args.destinations },
    ms: 2000,
    sound: 'vote',
    moment: Object.keys(args.destinations).length ? { kind: 'wheels', destinations: args.destinations } : undefined,
  }),
  dice_revealed: (view, args) => ({ view: { ...view, dice: args.dice, dice_covered: false }, ms: 1500, sound: 'dice', moment: { kind: 'dice', dice: args.dice } }),
  character_moved: (view, args) => ({ view: moved(view, args.character, args.came_from, args.location), ms: 420, sound: 'step', marks: [args.character] }),
  character_turned_away: (view, args) => ({ view, ms: 500, marks: [args.character, args.destination] }),
  character_stayed: (view, args) => ({ view, ms: 500, marks: [args.character] }),
  location_holds: (view, args) => ({ view: { ...view, attacked: args.location }, ms: 500, sound: 'knock', marks: [args.location] }),
  zombies_get_in: (view, args) => ({ view: { ...view, attacked: args.location }, ms: READ, sound: 'break', shakes: true, marks: [args.location] }),
  parking_attacked: (view, args) => ({ view: { ...view, attacked: args.location }, ms: READ, sound: 'break', shakes: true, marks: [args.location] }),
  nobody_found: (view, args) => ({ view, ms: READ, marks: [args.location] }),
  character_eaten: (view, args) => {
    const eaten = place(view, args.location, (one) => ({ characters: without(one.characters, args.character) }));
    const mourned = player(eaten, colourOf(args.character), (one) => ({ characters: without(one.characters, args.character) }));
    return { view: mourned, ms: 2300, sound: 'death', shakes: true, moment: { kind: 'eaten', character: args.character }, marks: [args.location] };
  },
  zombie_fed: (view, args) => ({ view: place(view, args.location, () => ({ zombies: Number(args.zombies) })), ms: PLAIN }),
  zombies_left: (view, args) => ({ view: place(view, args.location, () => ({ zombies: 0 })), ms: PLAIN }),
  player_eliminated: (view, args) => ({ view: player(view, args.player, () => ({ eliminated: true })), ms: 1200, sound: 'drum' }),
  game_ended: (view) => ({ view: { ...view, phase: 'over' }, ms: 1600, sound: 'end', moment: { kind: 'rescue' } }),
  said: (view) => ({ view, ms: 0 }),
  whispered: (view) => ({ view, ms: 0 }),
  wheels_set: (view) => ({ view, ms: PLAIN }),
  passed: (view) => ({ view, ms: QUICK }),
};

export function effectOf(view: MallView, happened: Happened): MallEffect {
  const told = TELLERS[happened.event]?.(view, happened.args as Args, happened);
  return { ms: PLAIN, ...told, view: told?.view ?? view };
}
