/** The rooms of the mall in words, for whoever listens. */
import { middleOf } from '../../frame/board/boxes';
import type { Place } from '../../frame/board/places';
import { capitalised, type Texts } from '../../frame/texts';
import { WIDE } from './plan';
import { colourOf, locationIn, ownColour } from './reading';
import type { Scene, View } from './view.gen';

export function places(view: View, scene: Scene, texts: Texts): Place[] {
  const own = ownColour(view);
  return view.locations.flatMap((place) => {
    const room = WIDE.rooms[place.id];
    if (!room) return [];
    const { number, capacity } = locationIn(scene, place.id);
    const state = texts.text(place.closed ? 'mh-place-closed' : capacity === null ? 'mh-place-open' : 'mh-place', {
      number,
      here: place.characters.length,
      capacity: capacity ?? 0,
      zombies: place.zombies,
      defence: place.defence,
      danger: place.danger,
    });
    const people = place.characters.map((character) => capitalised(texts.name(character)));
    const wheels = Object.entries(view.destinations).flatMap(([colour, to]) => (to === place.id ? [texts.text('mh-place-wheel', { colour: texts.name(colour) })] : []));
    return [{ id: place.id, here: [state, ...people, ...wheels], next: [], ...middleOf(room.room), isOwn: place.characters.some((one) => colourOf(one) === own) }];
  });
}
