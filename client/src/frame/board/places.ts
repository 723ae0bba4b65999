/** The board for whoever listens: places with what is there and where one gets from them, and how arrows walk along them. */
import { capitalised, type Texts } from '../texts';

export interface Place {
  id: string;
  /** What is there, a few words each: people, zombies, doors, what lies there. */
  here: string[];
  /** Where one gets from here; `by` says how, where that is not plain. */
  next: readonly { id: string; by?: string }[];
  /** Its middle on the board. */
  x: number;
  y: number;
  /** Somebody whom the reader leads is there. */
  isOwn?: boolean;
  /** Whoever is to act now is there. */
  isActing?: boolean;
  /** There is nothing there: arrows pass over it. */
  isEmpty?: boolean;
}
export type Direction = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';
const TOWARDS: Record<Direction, [number, number]> = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };
/** How much worse it is to lie aside than to lie far. */
const ASIDE = 2;

export const isDirection = (key: string): key is Direction => key in TOWARDS;

/** The nearest of these places that lies in a direction, if there is one. */
function nearest(from: Place, places: readonly Place[], direction: Direction): Place | null {
  const [dx, dy] = TOWARDS[direction];
  let [best, least]: [Place | null, number] = [null, Infinity];
  for (const place of places) {
    const [x, y] = [place.x - from.x, place.y - from.y];
    const [ahead, aside] = [x * dx + y * dy, Math.abs(x * dy) + Math.abs(y * dx)];
    if (place.id === from.id || ahead <= 0 || aside > ahead * ASIDE) continue;
    const far = ahead + ASIDE * aside;
    if (far < least) [best, least] = [place, far];
  }
  return best;
}

/** Where an arrow leads from a place: along its neighbours, over places where nothing is; else to the next one that way.
 *  `isWanted` are places that are never passed over. */
export function stepFrom(places: readonly Place[], id: string, direction: Direction, isWanted: (id: string) => boolean = () => false): Place | null {
  const byId = new Map(places.map((place) => [place.id, place]));
  const start = byId.get(id);
  if (!start) return null;
  const stops = (place: Place): boolean => !place.isEmpty || isWanted(place.id);
  let at: Place | null = start;
  const passed = new Set([id]);
  while ((at = nearest(at, at.next.flatMap((way) => byId.get(way.id) ?? []), direction)) && !passed.has(at.id)) {
    if (stops(at)) return at;
    passed.add(at.id);
  }
  return nearest(start, places.filter(stops), direction);
}

/** Where one begins to walk: where whoever acts is, else one's own people, else anything. */
export const firstOf = (places: readonly Place[]): Place | null =>
  places.find((place) => place.isActing && place.isOwn) ?? places.find((place) => place.isOwn) ?? places.find((place) => !place.isEmpty) ?? places[0] ?? null;

/** What is at a place, and what it is next to. */
export function wordsOf(place: Place, texts: Texts): string {
  const name = (id: string): string => texts.name(id);
  const here = place.here.length ? place.here.join(', ') : texts.text('place-empty');
  const next = place.next.map(({ id, by }) => (by ? `${name(id)} (${by})` : name(id))).join(', ');
  return `${capitalised(name(place.id))}: ${here}. ${next ? texts.text('place-next', { places: next }) : ''}`.trim();
}
