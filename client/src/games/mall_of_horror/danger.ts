/** How a location stands at a glance. This is reading aid only, computed from open numbers of the view;
 *  what really happens is decided by the rules on the server. */
import type { LocationView } from './view';

export type Danger = 'closed' | 'quiet' | 'holds' | 'breach';

/** The Supermarket's four zombies. A server that plays another variant sends its own `limit`, or null for none. */
export function limitOf(place: LocationView): number | null {
  if (place.limit !== undefined) return place.limit;
  return place.id === 'supermarket' ? 4 : null;
}

export function dangerOf(place: LocationView): Danger {
  if (place.closed) return 'closed';
  if (place.zombies === 0 || place.characters.length === 0) return 'quiet';
  if (place.id === 'parking') return 'breach';
  const limit = limitOf(place);
  if (limit !== null && place.zombies >= limit) return 'breach';
  return place.zombies >= place.defence ? 'breach' : 'holds';
}
