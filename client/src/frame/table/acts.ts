/** What can be done at the table, handed to its parts. */
import type { Snippet } from 'svelte';
import type { Deciding } from '../deciding.svelte';
import type { Choice } from '../face';
import type { Room } from '../room.svelte';
import type { Texts } from '../texts';
import type { Happened } from '../wire';
import type { Sentence } from './sentence';

export interface Acts {
  pick: (word: string) => void;
  many: (choices: Choice[]) => void;
  refuse: (target: string) => void;
  /** Asks why a word cannot be answered now. */
  why: (word: string) => void;
  begin: (word: string) => void;
  /** Says the rest of an answer at once, as a device on the board does. */
  say: (words: string) => void;
  look: (target: string) => boolean;
  tell: (target: string) => void;
  jump: (happened: Happened) => void;
  /** Somebody walks along the board: it points at this place. */
  walk: (place: string | null) => void;
  /** Not at every table: in a lesson nothing is taken back. */
  undo?: () => void;
  redo?: () => void;
  rules: () => void;
  menu: () => void;
  links: () => void;
  replay: () => void;
  /** Settles what the table cannot agree on, where this seat may. */
  settle: (answer: string) => void;
  /** Asks a bot what it would do, where bots give advice. */
  hint?: () => void;
  /** Lets a bot play one unit of this seat, or takes it back. */
  lend?: (unit: string, holder: string) => void;
}

export interface LayoutProps {
  room: Room;
  tutor?: Snippet;
  texts: Texts;
  sentence: Sentence;
  deciding: Deciding | null;
  acts: Acts;
  phrases: Record<string, string[]>;
  active: string;
}
