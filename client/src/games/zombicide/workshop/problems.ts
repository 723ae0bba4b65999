/** What is wrong with a mission: what the server says, what is simply not there yet, and where on the map it is. */
import type { CityScene } from '../view';
import type { Problem } from '../../../frame/api';
import { lacking } from '../../../frame/workshop/craft';
import { removed } from '../../../frame/workshop/lists';
import { cellsOf, at, type Cell, type Clauses, type Mission, type Tokens } from './draft';

const LISTS = /^(spawns|doors|objectives|cars|goals|rules)\[(\d+)\]/;

/** What somebody has not got round to yet goes before what the server would make of it. */
export function missing(draft: Mission): Problem[] {
  const empty = cellsOf(draft).find((cell) => !at(draft, cell));
  return [
    ...(draft.name.en || draft.name.de ? [] : [lacking('zc-no-name', 'name', 'ZC-10.41')]),
    ...(empty ? [lacking('zc-empty-cell', `layout[${empty.row}][${empty.column}]`, 'ZC-10.42')] : []),
    ...(draft.start ? [] : [lacking('zc-no-start', 'start', 'ZC-10.41')]),
  ];
}
/** One list of both, nothing twice. */
export function allProblems(draft: Mission, found: readonly Problem[]): Problem[] {
  const unsaid = (one: Problem): boolean => !(one.reason === 'unknown-tile' && one.args['tile'] === '') && !(one.place === 'start' && !draft.start);
  return [...missing(draft), ...found.filter(unsaid)];
}

/** The cell of the layout that a problem is about. */
export function cellIn(problem: Problem): Cell | null {
  const found = /^layout\[(\d+)\](?:\[(\d+)\])?/.exec(problem.place);
  return found ? { row: Number(found[1]), column: Number(found[2] ?? 0) } : null;
}
/** Which page of the editor a problem belongs to. */
export function pageOf(problem: Problem): 'tiles' | 'tokens' | 'goals' | 'about' {
  if (/^layout\[|^layout$/.test(problem.place) && problem.reason !== 'unreachable-zone') return 'tiles';
  if (/^(goals|rules)/.test(problem.place)) return 'goals';
  return /^(name|minutes|difficulty|min_survivors|players|id|key)/.test(problem.place) ? 'about' : 'tokens';
}

/** Targets on the map to point at. */
export function targetsOf(problem: Problem, draft: Mission, scene: CityScene | null): string[] {
  if (!scene) return [];
  const named = [problem.args['zone'], problem.args['room'], problem.args['street'], ...String(problem.args['rooms'] ?? '').split(', ')];
  const zones = new Set([...scene.streets, ...scene.rooms].map((place) => place.zone));
  return [...new Set([...inList(problem, draft), ...named.map(String).filter((zone) => zones.has(zone)), ...tilesZones(problem, scene)])];
}
function inList({ place }: Problem, draft: Mission): string[] {
  if (place === 'exit' && draft.exit) return [draft.exit];
  const [, kind, number] = LISTS.exec(place) ?? [];
  const index = Number(number);
  if (kind === 'doors') return draft.doors[index] ? [`${draft.doors[index].room}/${draft.doors[index].street}`] : [];
  if (kind === 'goals' || kind === 'rules') {
    const clause = draft[kind][index];
    return [clause?.['zone'] ?? [], clause?.['zones'] ?? []].flat().map(String);
  }
  const token = kind ? draft[kind as 'spawns'][index] : undefined;
  return token ? [token.zone] : [];
}
/** All zones on the tile of a cell. */
function tilesZones(problem: Problem, scene: CityScene): string[] {
  const cell = problem.reason === 'edges-do-not-match' ? cellIn(problem) : null;
  if (!cell) return [];
  const tile = scene.tiles.find(({ rect }) => rect[0] === cell.column * 100 && rect[1] === cell.row * 100);
  return scene.rooms.filter((room) => tile && room.zone.startsWith(`${tile.tile}.`)).map((room) => room.zone);
}

/** The draft without the thing that is wrong, where there is such a thing to be taken away. */
export function withoutCause(draft: Mission, problem: Problem): Mission | null {
  const [, kind, index] = LISTS.exec(problem.place) ?? [];
  if (!kind || (kind === 'goals' && problem.reason === 'no-goal')) return problem.place === 'exit' ? { ...draft, exit: null } : null;
  return removed(draft, kind as Tokens | Clauses, Number(index));
}
