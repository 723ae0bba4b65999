/** Everybody is called by one name, wherever somebody speaks of them, and things as this match calls them. */
import { onDestroy, untrack } from 'svelte';
import type { Room } from '../room.svelte';
import { addNames, addPeople } from '../speech.svelte';
import type { AnyView } from '../wire';

/** For a table that is shown, from now until it is left. */
export function callByName(at: () => Room, view: () => AnyView | null): void {
  const called = $derived(at().seats.map(({ name }) => name));
  $effect.pre(() => {
    const { scene, face, kept, seats } = at();
    if (scene) addNames(kept.game, face.ownNames(scene, seats.length));
  });
  $effect.pre(() => {
    const seen = view();
    const stand = seen ? at().face.people(seen) : [];
    const ids = Object.fromEntries(stand.flatMap((id, seat) => (id && called[seat] ? [[id, called[seat]]] : [])));
    addPeople(at().kept.game, { ids, seats: called });
  });
  // Who leaves takes the names along; the room itself may be gone by then.
  const { game } = untrack(() => at().kept);
  onDestroy(() => addPeople(game, null));
}
