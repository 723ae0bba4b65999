/** Zombie Town, as it is shown. */
import { faceWith } from '../../frame/plain';
import { capitalised, type Texts } from '../../frame/texts';
import type { Question } from '../../frame/wire';
import { thingOf, verbOf } from '../../frame/words';
import Beside from './Beside.svelte';
import Board from './Board.svelte';
import Mark from './Mark.svelte';
import Mine from './Mine.svelte';
import Moment from './Moment.svelte';
import Players from './Players.svelte';
import { bearerOf, weaponOf } from './reading';
import Result from './Result.svelte';
import { staging } from './staging';
import Strip from './Strip.svelte';
import type { Scene, View } from './view.gen';

/** Words about weapons in play, where it matters who bears them and how many shots are left. */
const OF_WEAPONS = new Set(['weapon', 'fire', 'fight', 'change']);

function labelOf(word: string, question: Question, table: View, texts: Texts): string | null {
  const name = (id: string): string => capitalised(texts.name(id));
  const thing = thingOf(word);
  const weapon = OF_WEAPONS.has(verbOf(word)) ? weaponOf(table, thing) : undefined;
  const bearer = weapon && bearerOf(table, thing);
  if (weapon && bearer) return [texts.word(word), texts.text('zt-shots-left', { count: weapon.shots }), name(bearer.id)].join(' · ');
  const house = question.name === 'choose_home_base' ? '' : table.buildings.find((site) => site.id === thing)?.house;
  return house ? `${texts.word(word)} · ${name(house)}` : null;
}

export const face = faceWith<View, Scene>({
  // Three others move their zombies before it is one's turn again.
  patience: 120,
  layout: 'square',
  roundText: 'zt-day-sign',
  logFilters: {
    fights: /attack|fight|shot|combat|missed|killed|exchange|hurt|died|retreat|fled|loss|faced|trapped/,
    zombies: /zombie|barricades_fell|trap_sprung|moves_lost/,
    cards: /card|event|weapon|survivor|barricade|house|fireworks|stored|piles/,
  },
  smallEvents: /^(forced|turn_ended|event_used|fight_ended|combat_deck_shuffled|house_reset)$/,
  phases: ['turn', 'zombies'],
  now: ({ day, days, phase }) => ({ round: day, rounds: days, phase }),
  seatNames: (view) => view.players.map((player) => player.colours[0] ?? ''),
  staging,
  usual: { ms: 450 },
  label: (word, question, view, _, texts) => labelOf(word, question, view, texts),
  slotValues: (view, slot) => {
    if (slot === 'building') return view.buildings.map((building) => building.id);
    if (slot === 'card') return [...new Set(view.hand)];
    return view.pawns.flatMap((pawn) => (pawn.seat !== view.you && pawn.alive ? [pawn.colour] : []));
  },
  // What lies there follows from the question; it may be nothing.
  hasBeside: () => true,
  Board,
  Beside,
  Mine,
  Players,
  Strip,
  Moment,
  Result,
  Mark,
});
