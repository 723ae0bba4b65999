/** Who plays with whom, and by which secret cards. A scenario of one's own takes both from a printed one, its pattern: the
 *  numbers on secret cards are meant for that one. Whoever chooses others gets another pattern. */
import { goalsIn, isSurvivor, toContent, withoutGoal, type Placed, type Scenario, type Team } from './draft';
import { seatsOf } from './seats';
import type { Stock } from './stock';

/** What a printed scenario says about those who play it. */
export interface Pattern {
  id: string;
  groups: string[];
  exiled: string | null;
  decks: string[];
  rules: string[];
  dead_to_lose: number;
  objective_worth: number;
}
/** As the editor shows it: how many groups, and the secret decks in one word. */
export interface Company {
  groups: number;
  cards: string;
}
export const NO_CARDS = 'none';

const secretIn = (decks: readonly string[], stock: Stock): string => decks.filter((deck) => stock.secret_decks.includes(deck)).sort().join('-') || NO_CARDS;
const companyOfPattern = ({ groups, decks }: Pattern, stock: Stock): Company => ({ groups: groups.length, cards: secretIn(decks, stock) });

export const companyOf = ({ groups, decks }: Scenario, stock: Stock): Company => ({ groups: Object.keys(groups).length, cards: secretIn(decks, stock) });
/** The secret cards that so many groups can play by. */
export function cardsFor(groups: number, stock: Stock): string[] {
  const all = stock.patterns.map((pattern) => companyOfPattern(pattern, stock)).filter((company) => company.groups === groups);
  return [...new Set(all.map(({ cards }) => cards))];
}
export const groupsIn = (stock: Stock): number[] => [...new Set(stock.patterns.map(({ groups }) => groups.length))];

/** The scenario for that company; cards that so many groups do not have are none. */
export function withCompany(draft: Scenario, wanted: Company, stock: Stock): Scenario {
  const cards = cardsFor(wanted.groups, stock).includes(wanted.cards) ? wanted.cards : NO_CARDS;
  const fitting = stock.patterns.filter((pattern) => pattern.groups.length === wanted.groups && secretIn(pattern.decks, stock) === cards);
  const pattern = fitting.find(({ id }) => id === draft.pattern) ?? fitting[0];
  return pattern ? after(draft, pattern, stock) : draft;
}
function after(draft: Scenario, pattern: Pattern, stock: Stock): Scenario {
  const isOther = pattern.groups.length !== Object.keys(draft.groups).length;
  const isNeeded = (deck: string): boolean => !stock.company_decks.includes(deck);
  return {
    ...draft,
    pattern: pattern.id,
    exiled: pattern.exiled,
    decks: [...draft.decks.filter(isNeeded), ...pattern.decks.filter((deck) => !isNeeded(deck))],
    rules: [...draft.rules.filter((rule) => !stock.fixed_rules.includes(rule)), ...pattern.rules.filter((rule) => stock.fixed_rules.includes(rule))],
    dead_to_lose: isOther ? pattern.dead_to_lose : draft.dead_to_lose,
    objective_worth: pattern.objective_worth && (draft.objective_worth || pattern.objective_worth),
    groups: Object.fromEntries(pattern.groups.map((group) => [group, team(draft.groups[group], group, pattern)])),
    pieces: draft.pieces.map((piece) => (isSurvivor(piece) ? joined(piece, pattern.groups, isOther) : piece)),
  };
}
/** What can no longer be reached is no goal: others dead where there are none, a plan without its card. */
function team(known: Team | undefined, group: string, { groups, exiled }: Pattern): Team {
  if (!known) return { base: '', goal: exiled === group ? { exile_card: true } : {} };
  const gone = [...(groups.length > 1 ? [] : ['enemies']), ...(exiled === group ? [] : ['exile'])];
  const goal = gone.filter((type) => goalsIn(known.goal).includes(type)).reduce((left, type) => withoutGoal(left, type), known.goal ?? {});
  return { ...known, goal: known.goal && goal };
}
/** Two groups begin on the two halves of the town. */
function joined(piece: Placed, groups: readonly string[], isOther: boolean): Placed {
  return isOther ? { ...piece, group: groups.length > 1 && piece.y > 0 ? groups[1]! : groups[0]! } : piece;
}
/** For how many it is as it lies there. */
export const seatsIn = (draft: Scenario): [least: number, most: number] => seatsOf(toContent(draft));
