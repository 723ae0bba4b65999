/** A decision on its way: the words chosen so far, and what may follow. The form of the question knows all of it. */
import { forcedEnd, walk, wordsOf } from './forms';
import type { Choice, Face } from './games/face';
import type { Texts } from './texts';
import type { AnyView, Question } from './wire';

const NUMBER_KEYS = '1234567890';

/** Things known by a number keep it; the others get the digits that are left, in order. */
export function withNumberKeys(choices: readonly Choice[], keyOf: (target: string) => string | undefined): Choice[] {
  const own = choices.map((choice) => keyOf(choice.target));
  const known = own.filter((key) => key !== undefined);
  const isClear = new Set(known).size === known.length;
  const free = [...NUMBER_KEYS].filter((key) => !isClear || !known.includes(key));
  return choices.map((choice, i) => ({ ...choice, key: (isClear ? own[i] : undefined) ?? free.shift() }));
}

export class Deciding {
  /** Words chosen so far. */
  prefix = $state.raw<string[]>([]);
  /** Chosen, but to be confirmed before it is sent. */
  chosen = $state<string | null>(null);
  /** On its way to the server. */
  isSent = $state(false);
  private readonly since = Date.now();

  constructor(
    readonly question: Question,
    private readonly face: Face,
    private readonly texts: () => Texts,
    /** Whether this person wants to confirm everything. */
    private readonly confirms: () => boolean,
    private readonly onanswer: (answer: string) => void,
  ) {}

  /** On a wheel or the like, where turning and sealing are two things. */
  get hasOwnChoice(): boolean {
    return this.face.hasOwnChoice(this.question);
  }

  /** When the table reminds of this choice; it never chooses for anybody. */
  get remindsAt(): number | null {
    const seconds = this.question.about?.['reminder_after'];
    return typeof seconds === 'number' ? this.since + seconds * 1000 : null;
  }

  readonly choices: Choice[] = $derived.by(() => {
    const form = this.question.form;
    if (!form || this.isSent) return [];
    if (this.isComplete) return [];
    const texts = this.texts();
    const isLast = this.prefix.length + 1 === wordsOf(form);
    const words = walk(form, this.prefix).map((word) => ({
      word,
      target: this.face.targetOf(word, this.question),
      label: isLast && this.prefix.length ? texts.answer([...this.prefix, word].join(' ')) : texts.word(word),
    }));
    return withNumberKeys(words, (target) => this.face.keyOf(target));
  });

  /** All words are there; only the confirmation is missing. */
  get isComplete(): boolean {
    return this.prefix.length > 0 && this.question.form !== undefined && walk(this.question.form, this.prefix).length === 0;
  }

  pick(word: string): void {
    const form = this.question.form;
    if (!form || this.isSent || !walk(form, this.prefix).includes(word)) return;
    if (this.hasOwnChoice) {
      this.chosen = word;
      return;
    }
    this.prefix = forcedEnd(form, [...this.prefix, word]);
    if (walk(form, this.prefix).length) return;
    if (this.question.is_final || this.confirms()) this.chosen = this.prefix.join(' ');
    else this.send(this.prefix.join(' '));
  }

  /** What was chosen is sent for good. */
  seal(): void {
    if (this.chosen !== null && !this.isSent) this.send(this.chosen);
  }

  back(): void {
    this.chosen = null;
    this.prefix = this.prefix.slice(0, -1);
  }

  /** The server did not take it: ask again. */
  reopen(): void {
    this.isSent = false;
    this.chosen = null;
    this.prefix = [];
  }

  /** What touching something means that is not offered: an attempt, for the server to explain. */
  attempt(view: AnyView, target: string): string | null {
    const kind = this.face.kindOf(target);
    const alike = this.choices.find((choice) => choice.word.includes(':') && this.face.kindOf(choice.target) === kind);
    if (!alike) return this.face.attempt(view, target);
    return [...this.prefix, `${alike.word.slice(0, alike.word.indexOf(':') + 1)}${target}`].join(' ');
  }

  /** Things of the kinds asked for that are not offered: quiet, but willing to say why. */
  quiet(view: AnyView): string[] {
    const offered = this.choices.map((choice) => choice.target);
    const kinds = new Set(offered.filter(Boolean).map((target) => this.face.kindOf(target)));
    return [...kinds].flatMap((kind) => this.face.things(view, kind)).filter((thing) => !offered.includes(thing));
  }

  private send(answer: string): void {
    this.isSent = true;
    this.onanswer(answer);
  }
}
