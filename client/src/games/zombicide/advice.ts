/** What a bot would do, in the names of cards: nobody thinks in slots. */
import { capitalised, type Texts } from '../../frame/texts';
import { isStaying, placing, split, thingOf, verbOf } from '../../frame/words';
import { survivorOf } from './reading';
import type { View } from './view';

const ATTACKS = ['melee_attack', 'ranged_attack'];

/** Null: the texts say it well. */
export function advised(answer: string, view: View, texts: Texts): string | null {
  const words = split(answer);
  if (ATTACKS.includes(words[0]!) && words.length === 3) return attack(words, view, texts);
  const moved = words.filter((word) => word.includes('@') && !isStaying(word));
  if (!moved.length) return null;
  const moves = moved.map((word) => moving(word, view, texts)).join(', ');
  const partner = words.find((word) => verbOf(word) === 'with');
  return capitalised(partner ? texts.text('zc-would-trade', { partner: texts.name(thingOf(partner)), moves }) : moves);
}

function attack([verb, at, weapon]: readonly string[], view: View, texts: Texts): string | null {
  const slot = thingOf(weapon!);
  const card = cardOn(slot === 'both' ? 'hand_1' : slot, view);
  if (verbOf(weapon!) !== 'with' || !card) return null;
  return capitalised(texts.say(`zc-would-${verb}`, { at: thingOf(at!), card, both: slot === 'both' ? 'yes' : 'no' }));
}

/** A card that changes hands goes to somebody; any other to its slot. */
function moving(word: string, view: View, texts: Texts): string {
  const { piece, slot } = placing(word);
  const [from, to] = [ownerOf(piece, view), ownerOf(slot, view)];
  const card = cardOn(piece, view) ?? piece;
  if (from !== to) return texts.say('zc-would-give', { card, partner: to });
  return texts.say(slot === 'discard' ? 'zc-would-discard' : 'zc-would-lay', { card, slot: slot.split('.').at(-1)! });
}
/** `phil` of `phil.hand_1` and of `phil`; of a bare slot, and of a card just found, whoever has the turn. */
function ownerOf(place: string, view: View): string {
  const owner = place.split('.', 1)[0]!;
  return survivorOf(view, owner) ? owner : (view.turn?.survivor ?? '');
}
function cardOn(place: string, view: View): string | undefined {
  return survivorOf(view, ownerOf(place, view))?.slots[place.split('.').at(-1)!];
}
