/** How a location stands at a glance. This is reading aid only, computed from open numbers of the view;
 *  what really happens is decided by the rules on the server. */
import type { LocationView, View } from './view';

export type Danger = 'closed' | 'quiet' | 'holds' | 'breach';

/** The Supermarket's four zombies, unless the match is played by the letter. */
export function limitOf(place: LocationView, options: View['options']): number | null {
  return place.id === 'supermarket' && options['literal_german_text'] !== 'on' ? 4 : null;
}

export function dangerOf(place: LocationView, options: View['options']): Danger {
  if (place.closed) return 'closed';
  if (place.zombies === 0 || place.characters.length === 0) return 'quiet';
  if (place.id === 'parking') return 'breach';
  const limit = limitOf(place, options);
  if (limit !== null && place.zombies >= limit) return 'breach';
  return place.zombies >= place.defence ? 'breach' : 'holds';
}
