/** What is wrong with a scenario: where it is on the table, on which page, and what goes before what the server says. */
import type { Problem } from '../../../frame/api';
import { capitalised, type Texts } from '../../../frame/texts';
import { lacking } from '../../../frame/workshop/craft';
import { isHouse, pieceOf, unsaidGoals, without, type Scenario } from './draft';

/** Arguments that are ids with a name in both languages. */
const NAMED = new Set(['piece', 'other', 'building', 'chip']);
export function argumentFor(texts: Texts, name: string, value: unknown): unknown {
  if (name === 'group') return String(value).toUpperCase();
  return NAMED.has(name) && texts.knows(String(value)) ? capitalised(texts.name(String(value))) : value;
}

const UNSAID: Record<string, string> = { everybody: 'fl-goal-unsaid-everybody', chips: 'fl-goal-unsaid-chips' };
/** A scenario without a name could not be told from others, and of a goal that says nothing yet a file knows nothing. */
export function allProblems(draft: Scenario, found: readonly Problem[]): Problem[] {
  const unsaid = Object.entries(draft.groups).flatMap(([group, { goal }]) => unsaidGoals(goal).map((type) => lacking(UNSAID[type]!, `groups.${group}.goal`, 'FL-17.1')));
  return [...(draft.name.trim() ? [] : [lacking('fl-no-name', 'name', 'FL-2.1')]), ...unsaid, ...found];
}
/** Pieces on the table that a problem is about. */
export function piecesIn({ place, args }: Problem, draft: Scenario): string[] {
  const named = [place, args['piece'], args['other'], args['building']].map(String);
  return [...new Set([...named.filter((id) => pieceOf(draft, id)), ...(place === 'cellar' ? ['tower'] : [])])];
}
export function pageOf({ place }: Problem): 'table' | 'goals' | 'about' {
  if (/^groups\.\w+(\.goal|\.base)?$/.test(place)) return 'goals';
  return /^(name|rounds|pattern|decks|rules|contested|groups|pool|$)/.test(place) && !place.endsWith('survivors') ? 'about' : 'table';
}
/** Of two that are too near, the one that is no building goes back into the box. */
export function withoutCause(draft: Scenario, problem: Problem): Scenario | null {
  const movable = piecesIn(problem, draft).map((id) => pieceOf(draft, id)).find((piece) => piece && !isHouse(piece));
  return movable ? without(draft, movable.id) : null;
}
