/** A decision on its way: the words chosen so far, and what may follow. The form of the question knows all of it. */
import { filledIn, firstWrongWord, innermost, inOrder, isForced, mayFollow, shareNext, walk, waysIn, type Form } from './forms';
import type { Choice, Face, Scene } from './face';
import { FIXED_KEYS, OPTION_KEYS } from './table/keyboard';
import { capitalised, type Texts } from './texts';
import type { Advice, AnyView, Question } from './wire';
import { split, thingOf, verbOf } from './words';

/** Things known by a number keep it, and so does what is always there; the others get the keys that are left, in order. */
export function withKeys(choices: readonly Choice[], keyOf: (known: string) => string | undefined): Choice[] {
  const own = choices.map(({ word, target }) => FIXED_KEYS[word] ?? keyOf(word) ?? keyOf(target));
  const known = own.filter((key) => key !== undefined);
  const isClear = new Set(known).size === known.length;
  const free = [...OPTION_KEYS].filter((key) => !isClear || !known.includes(key));
  return choices.map((choice, i) => ({ ...choice, key: (isClear ? own[i] : undefined) ?? free.shift() }));
}

/** What comes first in a list that is longer than a screen, as the game ranks it; the rest stays in order. */
export function ranked<T extends { word: string }>(choices: readonly T[], rank: (word: string) => number): readonly T[] {
  return choices.toSorted((one, other) => rank(one.word) - rank(other.word));
}

/** What a decision looks at and leads to. */
export interface Around {
  face: Face;
  texts: () => Texts;
  scene: () => Scene | null;
  view: () => AnyView | null;
  /** Whether this person wants to confirm everything. */
  confirms: () => boolean;
  onanswer: (answer: string) => void;
  /** What the game calls the only person here, who has given no name. */
  alone?: () => string | undefined;
}
/** What is said behind the name of a choice; a line does not break before the dot. */
const NOTES = /^\s· /;

export class Deciding {
  /** Words chosen so far. */
  prefix = $state.raw<string[]>([]);
  /** How many words there were before each pick, and before the touch that made it: what leaves no choice is filled in, and
   *  taken back with it. */
  private steps = $state.raw<{ from: number; touched: number }[]>([]);
  /** Chosen, but to be confirmed before it is sent. */
  chosen = $state<string | null>(null);
  /** On its way to the server. */
  isSent = $state(false);
  /** What a bot would do, if somebody has asked. */
  hint = $state.raw<Advice | null>(null);
  private readonly since = Date.now();

  constructor(
    readonly question: Question,
    private readonly around: Around,
  ) {
    const { form } = question;
    if (form?.form === 'share' && form.amount > 1 && isForced(form)) this.takeAll(form);
  }

  /** Nothing is left to choose, but a secret or a final answer is asked for all the same: whoever has to give it only says so. */
  private takeAll(form: Form): void {
    this.prefix = filledIn(form, []);
    this.chosen = this.prefix.join(' ');
  }

  /** The form that the words so far have led into, and what was said in it. */
  private get inner(): [Form | null, readonly string[]] {
    return this.question.form ? innermost(this.question.form, this.prefix) : [null, []];
  }
  /** What is answered on a device of its own: a wheel, slots, sliders. Turning and sealing are two things there. */
  get device(): Form | null {
    const [inner, said] = this.inner;
    return inner && !said.length && this.around.face.hasOwnChoice(this.question, inner) ? inner : null;
  }
  /** Things are laid from place to place: all of them should be in sight, at whatever step of an answer. */
  get needsRoom(): boolean {
    return this.device?.form === 'arrange';
  }
  get hasOwnChoice(): boolean {
    return this.device !== null;
  }

  /** When the table reminds of this choice; it never chooses for anybody. */
  get remindsAt(): number | null {
    const seconds = this.question.about?.['reminder_after'];
    return typeof seconds === 'number' ? this.since + seconds * 1000 : null;
  }

  readonly choices: Choice[] = $derived.by(() => {
    if (this.isSent || this.isComplete) return [];
    const words = this.following(this.prefix).map((word) => ({ word, target: this.targetOf(word), label: this.labelOf(word) }));
    const [face, scene] = [this.around.face, this.around.scene()];
    return withKeys(ranked(words, (word) => face.rank(word, scene)), (known) => face.keyOf(known, scene));
  });

  /** What a key chooses: a device with slots or sliders has keys of its own. */
  get keyed(): readonly Choice[] {
    return this.device && this.device.form !== 'pick' ? [] : this.choices;
  }

  /** What touching something means beyond the next word: a verb and the thing it is about. */
  private readonly ways: Choice[] = $derived.by(() => {
    const [inner, said] = this.inner;
    if (!inner || said.length || this.isSent || this.isComplete) return [];
    const view = this.around.view();
    const isMeant = (way: string[]): boolean => way.length > 1 && (!view || (this.around.face.isMeant?.([...this.prefix, ...way], view) ?? true));
    const words = waysIn(inner, this.around.scene()?.doers).filter(isMeant);
    return words.map((way) => ({ word: way.join(' '), target: this.targetOf(way.at(-1)!), label: this.wayLabel(way) }));
  });

  /** All that can be touched on the table; where a way leads farther than a word of the list it stands for it. */
  readonly onTable: Choice[] = $derived.by(() => {
    const own = new Map(this.choices.map((choice) => [choice.target, choice]));
    const begins = new Set(this.ways.map(({ word, target }) => `${split(word)[0]!} ${target}`));
    const nearer = this.choices.filter(({ word, target }) => !target || !begins.has(`${word} ${target}`));
    return [...nearer, ...this.ways.map((choice) => ({ ...choice, key: own.get(choice.target)?.key }))];
  });

  /** All words are there; only the confirmation is missing. */
  get isComplete(): boolean {
    return this.prefix.length > 0 && this.question.form !== undefined && this.following(this.prefix).length === 0;
  }

  /** What is not possible now, but is worth a word why. */
  readonly missing: string[] = $derived.by(() => {
    if (this.isSent || this.prefix.length) return [];
    const offered = this.following([]);
    return this.around.face.expected(this.question, this.around.scene()).filter((word) => !offered.includes(word));
  });

  /** Nobody here has chosen anything yet; what leaves no choice may have been filled in. */
  get isUntouched(): boolean {
    return !this.steps.length;
  }

  /** The words chosen so far, as one reads them: what each is worth was said when it was offered. */
  get soFar(): string {
    return this.prefix.map((word, i) => this.nameOf(word, this.prefix.slice(0, i))).join(' · ');
  }
  private nameOf(word: string, before: readonly string[]): string {
    const [view, texts, face] = [this.around.view(), this.around.texts(), this.around.face];
    const [plain, label] = [(view && face.called?.(word, view, texts)) ?? texts.word(word, verbOf(before[0] ?? '')), this.labelOf(word, before)];
    return label.startsWith(plain) && NOTES.test(label.slice(plain.length)) ? plain : label;
  }
  /** A whole answer, as one reads it. */
  told(answer: string): string {
    const [view, texts] = [this.around.view(), this.around.texts()];
    return (view && this.around.face.answer?.(answer, view, texts)) ?? texts.answer(answer);
  }

  /** Several people must say the same, or one of them settles it. */
  get isShared(): boolean {
    return this.question.closes === 'agree' && this.question.waiting.length > 1;
  }

  /** A word of the list, or the words that lead to a thing that was touched. */
  pick(said: string): void {
    let left = split(said);
    const touched = this.prefix.length;
    while (left.length && !this.isSent && this.mayFollow(left[0]!)) {
      const before = this.prefix.length;
      this.pickWord(left[0]!, touched);
      // Words that left no choice have been added already.
      const picked = this.prefix.slice(before);
      left = left.slice(picked.findIndex((word, i) => word !== left[i]) < 0 ? Math.max(1, picked.length) : 1);
    }
  }

  /** Takes a word without going on to what would leave no choice: somebody takes hold of a thing, or goes on with it. */
  begin(word: string): void {
    if (this.isSent || this.hasOwnChoice || !this.mayFollow(word)) return;
    this.steps = [...this.steps, { from: this.prefix.length, touched: this.prefix.length }];
    this.prefix = [...this.prefix, word];
  }
  /** The same is asked again: what was taken hold of stays so, as long as there is more of it. */
  goOnFrom(before: Deciding | null): void {
    const word = before?.isSent && before.question.name === this.question.name ? before.prefix[0] : undefined;
    if (word !== undefined && this.around.face.stays.includes(verbOf(word)) && !this.prefix.length) this.begin(word);
  }

  private pickWord(word: string, touched = this.prefix.length): void {
    const form = this.question.form;
    if (!form || this.isSent || !this.mayFollow(word)) return;
    if (this.hasOwnChoice) {
      this.chosen = word;
      return;
    }
    this.steps = [...this.steps, { from: this.prefix.length, touched }];
    const picked = [...this.prefix, word];
    const [inner] = this.inner;
    this.prefix = inner?.form === 'share' ? picked : filledIn(form, picked, this.around.scene()?.confirmed);
    if (this.following(this.prefix).length) return;
    const answer = inOrder(form, this.prefix).join(' ');
    // Who shares in any order sees the whole of it before it goes.
    const isSharedOut = inner?.form === 'share' && inner.amount > 1;
    if (this.isReassured || isSharedOut) this.chosen = answer;
    else this.send(answer);
  }

  private following(prefix: readonly string[]): string[] {
    const form = this.question.form;
    if (!form) return [];
    const [inner, said] = innermost(form, prefix);
    return inner?.form === 'share' ? shareNext(inner, said) : walk(form, prefix);
  }
  private mayFollow(word: string): boolean {
    const form = this.question.form;
    return form !== undefined && (this.following(this.prefix).includes(word) || mayFollow(form, this.prefix, word));
  }

  private targetOf(word: string): string {
    return this.around.face.targetOf(word, this.question);
  }
  private labelOf(word: string, before: readonly string[] = this.prefix): string {
    const { face, scene } = this.around;
    const [view, texts] = [this.around.view(), this.around.texts()];
    if (thingOf(word) && thingOf(word) === this.around.alone?.() && texts.word(word) === capitalised(texts.name(thingOf(word)))) return capitalised(texts.text('table-you'));
    const own = view && face.label(word, this.question, view, scene(), texts, before);
    if (own) return own;
    const isLast = before.length > 0 && innermost(this.question.form!, before)[0]?.form !== 'share' && this.following([...before, word]).length === 0;
    return isLast ? texts.answer([...before, word].join(' ')) : texts.word(word, verbOf(before[0] ?? ''));
  }
  /** A verb and its thing: one sentence if there is one for them, behind who acts. */
  private wayLabel(way: readonly string[]): string {
    const texts = this.around.texts();
    const doers = way.filter((word) => this.around.scene()?.doers?.includes(verbOf(word)));
    if (doers.length) return `${doers.map((word) => texts.word(word)).join(', ')}: ${this.wayLabel(way.filter((word) => !doers.includes(word)))}`;
    const isSaid = texts.has(['answer', ...this.prefix, ...way].map(verbOf).join('-'));
    return isSaid ? texts.answer([...this.prefix, ...way].join(' ')) : way.map((word, i) => this.labelOf(word, [...this.prefix, ...way.slice(0, i)])).join(' · ');
  }

  /** What a bot would do. Whoever has begun something else stands at the beginning again: what is shown belongs together. */
  advise(hint: Advice): void {
    this.hint = hint;
    const words = split(hint.answer);
    if (this.prefix.some((word, i) => word !== words[i])) this.startAnew();
  }
  /** Answers as the bot would. What is shared out has been read as a whole in the advice: it is not asked for once more. */
  takeHint(): void {
    const answer = this.hint?.answer ?? '';
    this.startAnew();
    if (this.question.form && firstWrongWord(this.question.form, answer) === null) this.pick(answer);
    if (!this.hasOwnChoice && !this.isReassured) this.seal();
  }
  /** Before this answer goes, it is asked for once more. */
  private get isReassured(): boolean {
    return this.question.is_final || this.around.confirms();
  }

  /** Something that could have been chosen a pick earlier is touched: it is meant instead. The same once more: neither is. */
  takeInstead(target: string): boolean {
    const before = this.steps.at(-1)?.from;
    if (before === undefined || this.isSent) return false;
    if (this.inner[0]?.form === 'share') return this.takeShareBack(target);
    const word = this.following(this.prefix.slice(0, before)).find((one) => this.targetOf(one) === target);
    if (word === undefined) return false;
    const picked = this.prefix[before];
    this.backTo(before);
    if (word !== picked) this.pickWord(word);
    return true;
  }

  /** What can take no more of what is shared out gives one back. */
  private takeShareBack(target: string): boolean {
    const [, said] = this.inner;
    const at = said.findLastIndex((word) => this.targetOf(word) === target);
    if (at < 0) return false;
    this.prefix = this.prefix.toSpliced(this.prefix.length - said.length + at, 1);
    this.steps = this.steps.slice(0, -1);
    this.chosen = null;
    return true;
  }

  /** What was chosen is sent for good. */
  seal(): void {
    if (this.chosen === null || this.isSent) return;
    const isOfDevice = this.hasOwnChoice;
    this.send(isOfDevice ? [...this.prefix, this.chosen].join(' ') : this.chosen);
  }

  /** The rest of the answer, said at once by a device on the board. */
  say(words: string): void {
    if (this.isSent || !this.device) return;
    this.chosen = words;
    this.seal();
  }

  /** One touch back, with all words that it meant and what was filled in after them. */
  back(): void {
    this.backTo(this.steps.at(-1)?.touched ?? 0);
  }
  private backTo(length: number): void {
    this.chosen = null;
    this.prefix = this.prefix.slice(0, length);
    this.steps = this.steps.filter(({ from }) => from < length);
  }

  /** The server did not take it: ask again. */
  reopen(): void {
    this.isSent = false;
    this.startAnew();
  }

  /** What touching something means that is not offered: an attempt, for the server to explain. */
  attempt(view: AnyView, target: string): string | null {
    const { face, scene } = this.around;
    const kind = face.kindOf(target, scene());
    const alike = this.choices.find((choice) => thingOf(choice.word) && face.kindOf(choice.target, scene()) === kind);
    if (alike) return [...this.prefix, `${verbOf(alike.word)}:${target}`].join(' ');
    const verbs = new Set(this.following([]).map(verbOf));
    const tries = face.tries(target, scene(), view);
    return tries.find((answer) => verbs.has(verbOf(split(answer)[0]!))) ?? tries[0] ?? null;
  }

  /** Things of the kinds asked for that are not offered: quiet, but willing to say why. */
  quiet(view: AnyView): string[] {
    const { face, scene } = this.around;
    const kinds = new Set(this.choices.flatMap(({ target }) => (target ? [face.kindOf(target, scene())] : [])));
    const offered = new Set(this.onTable.map((choice) => choice.target));
    return [...kinds].flatMap((kind) => face.things(view, kind, scene())).filter((thing) => !offered.has(thing));
  }

  private startAnew(): void {
    this.chosen = null;
    this.prefix = [];
    this.steps = [];
  }
  private send(answer: string): void {
    this.isSent = true;
    this.around.onanswer(answer);
  }
}
