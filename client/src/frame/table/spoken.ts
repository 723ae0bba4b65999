/** A step towards an answer, in words: what is chosen so far, how many choices there are, what is left to confirm. */
import type { Face } from '../face';
import type { Texts } from '../texts';
import type { Happened } from '../wire';
import { placing, split } from '../words';
import { gathered } from './logging';

export interface Step {
  isSent: boolean;
  isComplete: boolean;
  /** What is answered on a device of its own. */
  device: { form: string } | null;
  chosen: string | null;
  prefix: readonly string[];
  soFar: string;
  choices: readonly unknown[];
  question: { is_final?: boolean };
  /** A whole answer as the game says it, where the texts alone cannot. */
  told?(answer: string): string;
}

export function stepOf(step: Step, texts: Texts): string {
  // What comes of it is heard at once.
  if (step.isSent) return '';
  const tell = (answer: string): string => step.told?.(answer) ?? texts.answer(answer);
  const final = step.question.is_final ? [texts.text('decide-final')] : [];
  if (step.isComplete) return [sentence(tell(step.chosen ?? '')), ...final, texts.text('spoken-confirm')].join(' ');
  if (step.device?.form === 'arrange') return step.chosen === null ? texts.text('spoken-lay', { back: step.prefix.length ? 'yes' : 'no' }) : texts.text('spoken-laid', { answer: unended(laidOf(step.chosen, tell, texts)) });
  // What is set on a slider speaks for itself; that there are some does not.
  if (step.device?.form === 'numbers') return step.prefix.length ? texts.text('spoken-sliders', { words: step.soFar }) : '';
  if (step.device) return step.chosen !== null && step.device.form === 'pick' ? texts.text('spoken-chosen', { answer: unended(tell(step.chosen)) }) : '';
  return step.prefix.length ? texts.text('spoken-so-far', { words: step.soFar, count: step.choices.length }) : '';
}

/** How things would lie: of those that stay where they are nothing is said, unless all do. */
function laidOf(chosen: string, tell: (answer: string) => string, texts: Texts): string {
  const words = split(chosen);
  const moved = words.filter((word) => {
    const { piece, slot } = placing(word);
    return piece !== slot && piece.split('.', 1)[0] !== slot;
  });
  return moved.length ? tell(moved.join(' ')) : texts.text('spoken-stays');
}
/** A sentence goes on behind it: a name may end with a full stop of its own. */
const unended = (words: string): string => words.replace(/\.$/, '');
const sentence = (words: string): string => (/[.!?]$/.test(words) ? words : `${words}.`);

/** What explains a question is heard with the first that it explains; afterwards it stands there for whoever goes to the question. */
export class Explained {
  private readonly first = new Map<string, number>();

  once(why: string, asked: number): string {
    if (!this.first.has(why)) this.first.set(why, asked);
    return this.first.get(why) === asked ? why : '';
  }
}

/** Lines for whoever listens: what is told at once may be one, but no line changes once it was said. */
export class Lines {
  private rows: Happened[][] = [];
  private last = -1;

  constructor(private readonly most: number) {}

  with(told: readonly Happened[], face: Pick<Face, 'gathers'>): Happened[][] {
    const fresh = told.filter(({ n }) => n > this.last);
    if (fresh.length) this.rows = [...this.rows, ...gathered(fresh, face)].slice(-this.most);
    this.last = fresh.at(-1)?.n ?? this.last;
    return this.rows;
  }
}
