/** What this person likes: language, paper, sound, pace. Kept on this device. */
import { reader } from '../look/reader.svelte';
import { LANGUAGES, type Language } from './texts';

export type Paper = 'system' | 'day' | 'night';
export type Pace = 'slow' | 'normal' | 'quick' | 'off';
export const PAPERS: readonly Paper[] = ['system', 'day', 'night'];
export const PACES: readonly Pace[] = ['slow', 'normal', 'quick', 'off'];

interface Liked {
  language: Language;
  paper: Paper;
  sound: boolean;
  pace: Pace;
  /** Ask once more before anything is sent, not only before what is final. */
  confirms: boolean;
  /** Keys of one letter or digit do something at the table. */
  keys: boolean;
  /** Not every line is spoken as it happens, but a summary when it is one's turn. */
  listens: boolean;
  name: string;
}
const STORE = 'untot.settings';

function firstLanguage(): Language {
  const wished = (navigator.languages ?? [navigator.language]).map((one) => one.slice(0, 2));
  return wished.find((one): one is Language => (LANGUAGES as readonly string[]).includes(one)) ?? 'en';
}

function read(): Liked {
  const usual: Liked = { language: firstLanguage(), paper: 'system', sound: false, pace: 'normal', confirms: false, keys: true, listens: false, name: '' };
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(STORE) ?? '{}') as Partial<Liked>) };
  } catch {
    return usual;
  }
}

export const settings = $state(read());

/** Writes down and carries out what was chosen; called once, in the frame of the page. */
export function followSettings(): void {
  $effect(() => {
    const { language, paper } = settings;
    document.documentElement.lang = language;
    reader.language = language;
    if (paper === 'system') delete document.documentElement.dataset.paper;
    else document.documentElement.dataset.paper = paper;
    try {
      localStorage.setItem(STORE, JSON.stringify(settings));
    } catch {
      // Forbidden storage: the choice lasts as long as the page.
    }
  });
}
