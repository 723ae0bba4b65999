/** A decision on its way: the words chosen so far, and what may follow. The form of the question knows all of it. */
import { forcedEnd, inOrder, shareNext, walk, wordsOf } from './forms';
import type { Choice, Face, Scene, Shortcut } from './games/face';
import { OPTION_KEYS } from './table/keyboard';
import type { Texts } from './texts';
import type { AnyView, Hint, Question } from './wire';

/** Things known by a number keep it; the others get the keys that are left, in order. */
export function withKeys(choices: readonly Choice[], keyOf: (target: string) => string | undefined): Choice[] {
  const own = choices.map((choice) => keyOf(choice.target));
  const known = own.filter((key) => key !== undefined);
  const isClear = new Set(known).size === known.length;
  const free = [...OPTION_KEYS].filter((key) => !isClear || !known.includes(key));
  return choices.map((choice, i) => ({ ...choice, key: (isClear ? own[i] : undefined) ?? free.shift() }));
}

export class Deciding {
  /** Words chosen so far. */
  prefix = $state.raw<string[]>([]);
  /** Chosen, but to be confirmed before it is sent. */
  chosen = $state<string | null>(null);
  /** On its way to the server. */
  isSent = $state(false);
  /** What a bot would do, if somebody has asked. */
  hint = $state.raw<Hint | null>(null);
  private readonly since = Date.now();

  constructor(
    readonly question: Question,
    private readonly face: Face,
    private readonly texts: () => Texts,
    /** Whether this person wants to confirm everything. */
    private readonly confirms: () => boolean,
    private readonly onanswer: (answer: string) => void,
    private readonly scene: () => Scene | null = () => null,
    private readonly view: () => AnyView | null = () => null,
    /** The rest of a shortcut, for the questions to come. */
    private readonly onplan: (words: string[]) => void = () => {},
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
    if (!form || this.isSent || this.isComplete) return [];
    const words = this.following(this.prefix).map((word) => ({ word, target: this.face.targetOf(word, this.question), label: this.labelOf(word) }));
    return withKeys(words, (target) => this.face.keyOf(target));
  });

  /** What touching something on the table means beyond the list; its `word` is no word of the form. */
  private readonly shortcuts: (Shortcut & { word: string })[] = $derived.by(() => {
    const view = this.view();
    if (!view || this.isSent || this.prefix.length || this.confirms()) return [];
    const found = this.face.shortcuts(view, this.question, this.scene(), this.texts());
    return found.map((shortcut) => ({ ...shortcut, word: shortcut.words.join('>') }));
  });

  /** All that can be touched on the table; where a shortcut leads farther than a word of the list it stands for it. */
  readonly onTable: Choice[] = $derived.by(() => {
    const own = new Map(this.choices.map((choice) => [choice.target, choice]));
    const isCut = new Set(this.shortcuts.map((shortcut) => shortcut.target));
    const shortcuts = this.shortcuts.map(({ word, target, label }) => ({ word, target, label, key: own.get(target)?.key }));
    return [...this.choices.filter((choice) => !choice.target || !isCut.has(choice.target)), ...shortcuts];
  });

  /** All words are there; only the confirmation is missing. */
  get isComplete(): boolean {
    return this.prefix.length > 0 && this.question.form !== undefined && this.following(this.prefix).length === 0;
  }

  /** What is not possible now, but is worth a word why. */
  readonly missing: string[] = $derived.by(() => {
    if (this.isSent || this.prefix.length) return [];
    const offered = this.following([]);
    return (this.face.expected?.(this.question) ?? []).filter((word) => !offered.includes(word));
  });

  /** The words chosen so far, as one reads them. */
  get soFar(): string {
    return this.prefix.map((word, i) => this.labelOf(word, this.prefix.slice(0, i))).join(' · ');
  }

  /** Several people must say the same, or one of them settles it. */
  get isShared(): boolean {
    return this.question.closes === 'agree' && this.question.waiting.length > 1;
  }

  pick(word: string): void {
    const shortcut = this.shortcuts.find((one) => one.word === word);
    if (shortcut) this.follow(shortcut.words);
    else this.pickWord(word);
  }

  /** Picks these words as far as this question has them; the rest is for those that follow. */
  follow(words: readonly string[]): void {
    let left = [...words];
    while (left.length && !this.isSent && this.following(this.prefix).includes(left[0]!)) {
      const before = this.prefix.length;
      this.pickWord(left[0]!);
      // Words that left no choice have been added already.
      const picked = this.prefix.slice(before);
      left = left.slice(picked.findIndex((word, i) => word !== left[i]) < 0 ? Math.max(1, picked.length) : 1);
    }
    this.onplan(left);
  }

  private pickWord(word: string): void {
    const form = this.question.form;
    if (!form || this.isSent || !this.following(this.prefix).includes(word)) return;
    if (this.hasOwnChoice) {
      this.chosen = word;
      return;
    }
    const picked = [...this.prefix, word];
    this.prefix = form.form === 'share' ? picked : forcedEnd(form, picked);
    if (this.following(this.prefix).length) return;
    const answer = inOrder(form, this.prefix).join(' ');
    // Who shares in any order sees the whole of it before it goes.
    if (this.question.is_final || this.confirms() || (form.form === 'share' && form.amount > 1)) this.chosen = answer;
    else this.send(answer);
  }

  private following(prefix: readonly string[]): string[] {
    const form = this.question.form;
    if (!form) return [];
    return form.form === 'share' ? shareNext(form, prefix) : walk(form, prefix);
  }

  private labelOf(word: string, before: readonly string[] = this.prefix): string {
    const texts = this.texts();
    const view = this.view();
    const own = view && this.face.label?.(word, this.question, view, this.scene(), texts);
    if (own) return own;
    const form = this.question.form;
    const isLast = form?.form !== 'share' && form !== undefined && before.length + 1 === wordsOf(form);
    return isLast && before.length ? texts.answer([...before, word].join(' ')) : texts.word(word);
  }

  /** Answers as the bot would. */
  takeHint(): void {
    this.prefix = [];
    this.follow(this.hint?.answer.split(' ') ?? []);
  }

  /** Something that could have been chosen a word earlier is touched: it is meant instead. The same once more: neither is. */
  takeInstead(target: string): boolean {
    if (this.question.form?.form !== 'fields' || !this.prefix.length || this.isSent) return false;
    const word = this.following(this.prefix.slice(0, -1)).find((one) => this.face.targetOf(one, this.question) === target);
    if (word === undefined) return false;
    const before = this.prefix.at(-1);
    this.back();
    if (word !== before) this.pickWord(word);
    return true;
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
    const kind = this.face.kindOf(target, this.scene());
    const alike = this.choices.find((choice) => choice.word.includes(':') && this.face.kindOf(choice.target, this.scene()) === kind);
    if (!alike) return this.face.attempt(view, target, this.scene());
    return [...this.prefix, `${alike.word.slice(0, alike.word.indexOf(':') + 1)}${target}`].join(' ');
  }

  /** Things of the kinds asked for that are not offered: quiet, but willing to say why. */
  quiet(view: AnyView): string[] {
    const kinds = new Set(this.choices.flatMap(({ target }) => (target ? [this.face.kindOf(target, this.scene())] : [])));
    const offered = new Set(this.onTable.map((choice) => choice.target));
    return [...kinds].flatMap((kind) => this.face.things(view, kind, this.scene())).filter((thing) => !offered.has(thing));
  }

  private send(answer: string): void {
    this.isSent = true;
    this.onanswer(answer);
  }
}
