/** How this person wants to see the table: in the room or flat. Kept on this device. */
import { calm } from '../../look/motion';

type Wish = 'room' | 'flat';
const STORE = 'untot.flick';
/** Below this neither width nor height has room for a table to be turned. */
const SMALL = 520;

function wished(): Wish | null {
  try {
    const found = localStorage.getItem(STORE);
    return found === 'room' || found === 'flat' ? found : null;
  } catch {
    return null;
  }
}

class Viewing {
  private wish = $state<Wish | null>(wished());
  /** It could not be drawn in the room, or what draws it did not come. */
  isImpossible = $state(false);

  /** Small screens, and whoever wants nothing to move, begin flat. */
  get isFlat(): boolean {
    if (this.isImpossible) return true;
    return (this.wish ?? (calm() || Math.min(innerWidth, innerHeight) < SMALL ? 'flat' : 'room')) === 'flat';
  }
  change(): void {
    this.wish = this.isFlat ? 'room' : 'flat';
    this.isImpossible = false;
    try {
      localStorage.setItem(STORE, this.wish);
    } catch {
      // Forbidden storage: it lasts as long as the page.
    }
  }
}
export const viewing = new Viewing();
