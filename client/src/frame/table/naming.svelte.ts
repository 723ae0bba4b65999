/** Everybody is called by one name, wherever somebody speaks of them, and things as this match calls them. */
import { onDestroy, untrack } from 'svelte';
import type { Face } from '../face';
import { addNames, addPeople } from '../speech.svelte';
import type { AnyView, Scene } from '../wire';

/** A match, and who sits at it: names by seat, '' where somebody has none. */
export interface Gathering {
  game: string;
  face: Face;
  scene: Scene | null;
  names: readonly string[];
  /** The seat of the only person, who has no name: `you`. */
  you?: number | null;
}

/** For a table that is shown, from now until it is left. */
export function callByName(at: () => Gathering, view: () => AnyView | null): void {
  const called = $derived([...at().names]);
  $effect.pre(() => {
    const { scene, face, game } = at();
    if (scene) addNames(game, face.ownNames(scene));
  });
  $effect.pre(() => {
    const seen = view();
    const stand = seen ? at().face.people(seen) : [];
    const ids = Object.fromEntries(stand.flatMap((id, seat) => (id && called[seat] ? [[id, called[seat]]] : [])));
    addPeople(at().game, { ids, seats: called, you: at().you });
  });
  // Who leaves takes the names along; the table itself may be gone by then.
  const { game } = untrack(at);
  onDestroy(() => addPeople(game, null));
}
