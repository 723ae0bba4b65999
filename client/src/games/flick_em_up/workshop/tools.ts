/** What can be put on the table, and what a touch on the snow does. */
import { isHouse, isSurvivor, moved, type Placed, type Scenario } from './draft';
import { edgeIn, type Stock } from './stock';

export const TOOLS = ['house', 'survivor', 'zombie', 'vehicle', 'barricade', 'lamp', 'barrel', 'crate', 'acid', 'tower'] as const;
export type Tool = (typeof TOOLS)[number];
/** What lies there once only. */
export const SINGLE: readonly Tool[] = ['acid', 'tower'];

export function toolOf(id: string, stock: Stock): Tool {
  const kind = stock.kinds[id];
  if (kind === 'building') return 'house';
  return (kind === 'survivor' || kind === 'zombie' ? kind : (stock.shape_of[id] ?? id)) as Tool;
}
/** All pieces of a kind that come with the game; of zombies one of each number before the next. */
export function piecesFor(tool: Tool, stock: Stock): string[] {
  const all = Object.keys(stock.shape_of).filter((id) => toolOf(id, stock) === tool);
  return tool === 'zombie' ? all.sort((a, b) => a.slice(-1).localeCompare(b.slice(-1))) : all;
}
export const placedBy = (tool: Tool, draft: Scenario, stock: Stock): Placed[] => draft.pieces.filter(({ id }) => toolOf(id, stock) === tool);
/** The next one in the box; null if all are on the table. */
export function nextOf(tool: Tool, draft: Scenario, stock: Stock): string | null {
  const taken = new Set(draft.pieces.map(({ id }) => id));
  return SINGLE.includes(tool) ? tool : (piecesFor(tool, stock).find((id) => !taken.has(id)) ?? null);
}
/** How many lie on the table, of how many there are. */
export function countOf(tool: Tool, draft: Scenario, stock: Stock): string {
  if (SINGLE.includes(tool)) return tool === 'tower' || draft.acid ? '1' : '';
  return `${placedBy(tool, draft, stock).length}/${piecesFor(tool, stock).length}`;
}

/** Puts the next one of its kind down there. A survivor joins the group that has begun near there, or else that of this half of the town. */
export function put(tool: Tool, draft: Scenario, stock: Stock, x: number, y: number): { draft: Scenario; id: string } | null {
  const id = nextOf(tool, draft, stock);
  if (!id) return null;
  const edge = edgeIn(stock);
  if (SINGLE.includes(tool)) return { draft: moved(draft, id, x, y, edge), id };
  const facing = y < 0 ? 90 : 270;
  const alike = placedBy(tool, draft, stock)[0];
  const piece: Placed = {
    id,
    x,
    y,
    turn: tool === 'zombie' ? (alike?.turn ?? facing) : tool === 'survivor' || tool === 'house' ? facing : 0,
    ...(tool === 'survivor' && { group: groupAt(draft, y) }),
    ...(tool === 'house' && { locked: false, chips: {}, face_down: 0 }),
  };
  return { draft: moved({ ...draft, pieces: [...draft.pieces, piece] }, id, x, y, edge), id };
}
function groupAt(draft: Scenario, y: number): string {
  const groups = Object.keys(draft.groups);
  const ofThisHalf = groups[y < 0 ? 0 : groups.length - 1] ?? 'a';
  const survivors = draft.pieces.filter(isSurvivor);
  if (!survivors.some(({ group }) => group === ofThisHalf)) return ofThisHalf;
  return survivors.sort((a, b) => Math.abs(a.y - y) - Math.abs(b.y - y))[0]?.group ?? ofThisHalf;
}
/** Everything but the houses goes back into the box. */
export const cleared = (draft: Scenario): Scenario => ({ ...draft, acid: null, pieces: draft.pieces.filter(isHouse) });

const GRID = 50;
const ROOM = 110;
/** The spot with room around it that is nearest to the middle of the town. */
export function freeSpot(draft: Scenario, stock: Stock): { x: number; y: number } {
  const inside = edgeIn(stock) - GRID;
  const steps = Array.from({ length: Math.floor((2 * inside) / GRID) + 1 }, (_, i) => i * GRID - inside);
  const spots = steps.flatMap((y) => steps.map((x) => ({ x, y }))).sort((a, b) => Math.hypot(a.x, a.y) - Math.hypot(b.x, b.y));
  return spots.find((spot) => draft.pieces.every((piece) => Math.hypot(piece.x - spot.x, piece.y - spot.y) >= ROOM)) ?? { x: 0, y: 0 };
}
