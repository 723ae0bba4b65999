/** What one pair of eyes sees of the table and may touch there. All drawings of a game ask it; nobody hands it on. */
import { getContext, setContext } from 'svelte';
import type { About, Choice, Face, Scene, Staged } from './face';
import { aloneAt } from './seats';
import type { Unseen } from './stage.svelte';
import { capitalised, type Texts } from './texts';
import { wordArgs, wordsIn } from './promises';
import type { AnyView, Happened, Question, SeatInfo } from './wire';

export interface Sight {
  face: Face;
  view: AnyView;
  scene: Scene | null;
  question: Question | null;
  /** The words of the answer that somebody here has said so far. */
  said?: readonly string[];
  /** A tutor points at things: nothing is folded out over them by itself. */
  isLesson?: boolean;
  /** In a lesson: the answer that is wanted now. */
  wanted?: string | null;
  seats: readonly SeatInfo[];
  texts: Texts;
  /** What may be chosen now by touching it. */
  choices: readonly Choice[];
  /** What may be touched to hear why it cannot be chosen. */
  quiet: readonly string[];
  /** Things to point at: somebody touched a line of the log, or has asked for advice. */
  marks: readonly string[];
  staged: Staged | null;
  /** What happened and was not shown. */
  unseen?: Unseen | null;
  /** What was told so far. */
  log?: readonly Happened[];
  /** Seats whose bot thinks. */
  thinking: readonly number[];
  /** Units that a bot plays, by their holder. */
  lent: Readonly<Record<string, string>>;
  /** It is over and is only looked at again. */
  isReplay?: boolean;
}

/** What touching leads to; nothing where one only looks on. */
export interface Hands {
  pick: (word: string) => void;
  /** Several things can be meant: it is asked which. */
  many: (choices: Choice[]) => void;
  refuse: (thing: string) => void;
  /** It is neither asked for nor refused: what it is, in a few words. True where it was meant instead of what was picked before. */
  look: (thing: string) => boolean | void;
  /** What it is, and nothing else, whatever is asked. */
  tell?: (thing: string, label: string) => void;
  /** Somebody takes hold of a thing to bring it somewhere. */
  begin?: (word: string) => void;
  /** Says the rest of an answer at once: a device on the board, such as a piece that is flicked there. */
  say?: (words: string) => void;
  /** Lets a bot play a unit, or takes it back. */
  lend?: (unit: string, holder: string) => void;
}
const NO_HANDS: Hands = { pick: () => {}, many: () => {}, refuse: () => {}, look: () => {} };

export class Seen<V = AnyView, S = Scene> {
  constructor(
    private readonly sight: () => Sight,
    private readonly hands: () => Hands,
  ) {}

  get face(): Face {
    return this.sight().face;
  }
  get view(): V {
    return this.sight().view as V;
  }
  get scene(): S {
    return this.sight().scene as S;
  }
  get you(): number | null {
    return this.sight().view.you;
  }
  get question(): Question | null {
    return this.sight().question;
  }
  /** Somebody here is to decide. */
  get isAsked(): boolean {
    return this.sight().question?.form !== undefined;
  }
  get isReplay(): boolean {
    return this.sight().isReplay ?? false;
  }
  /** The words of an answer so far. */
  get said(): readonly string[] {
    return this.sight().said ?? [];
  }
  get isLesson(): boolean {
    return this.sight().isLesson ?? false;
  }
  get wanted(): string | null {
    return this.sight().wanted ?? null;
  }
  get seats(): readonly SeatInfo[] {
    return this.sight().seats;
  }
  get choices(): readonly Choice[] {
    return this.sight().choices;
  }
  get quiet(): readonly string[] {
    return this.sight().quiet;
  }
  get marks(): readonly string[] {
    return this.sight().marks;
  }
  get staged(): Staged | null {
    return this.sight().staged;
  }
  get unseen(): Unseen | null {
    return this.sight().unseen ?? null;
  }
  get lent(): Readonly<Record<string, string>> {
    return this.sight().lent;
  }
  /** What is pointed at: by somebody here, else by what is being shown. */
  get pointed(): readonly string[] {
    const { marks, staged } = this.sight();
    return marks.length ? marks : (staged?.marks ?? []);
  }

  // -- words ------------------------------------------------------------------------------------------------------

  get texts(): Texts {
    return this.sight().texts;
  }
  readonly t: Texts['text'] = (key, args) => this.texts.text(key, args);
  /** The name of anything; of a crowd (`walker@S12`) that of its kind. */
  readonly name = (id: string): string => capitalised(this.texts.name(id.replace(/@.*$/, '')));
  kindOf(id: string): string {
    const { face, scene } = this.sight();
    return face.kindOf(id, scene);
  }
  /** By seat: the id of its name (a colour). */
  get seatNames(): readonly string[] {
    const { face, view } = this.sight();
    return face.seatNames(view);
  }
  /** Who sits there, where the name stands for itself: in a list, on a panel. */
  labelAt(seat: number): string {
    return this.isAlone(seat) ? capitalised(this.t('table-you')) : this.playerAt(seat);
  }
  /** The only person of the table looks on, and has no name. */
  isAlone(seat: number): boolean {
    return seat === aloneAt(this.seats, [this.you]);
  }
  /** Who sits there, for sentences: the own name, or that of the colour. */
  playerAt(seat: number): string {
    return this.seats[seat]?.name || capitalised(this.texts.seat(seat, this.seatNames));
  }
  get log(): readonly Happened[] {
    return this.sight().log ?? [];
  }
  /** Of whoever an id stands for: how many words were kept and broken; '' if none was put to the test. */
  wordsOf(id: string): string {
    const words = wordsIn(this.log)[id];
    return words ? this.t('words-of', wordArgs(words)) : '';
  }
  thinks(seat: number): boolean {
    return this.sight().thinking.includes(seat);
  }
  waitsFor(seat: number): boolean {
    return this.question?.waiting.includes(seat) ?? false;
  }

  // -- touching ---------------------------------------------------------------------------------------------------

  optionFor(thing: string): Choice | undefined {
    return this.choices.find((choice) => choice.target === thing);
  }
  isRefused(thing: string): boolean {
    return this.quiet.includes(thing);
  }
  pick(word: string): void {
    this.hands().pick(word);
  }
  /** The one way to touch: what is asked for is picked, what is refused says why. A piece that is neither stands for the
   *  place it is in. Returns whether that was all; else there is only something to look at. */
  touch(thing: string, place = thing): boolean {
    const hands = this.hands();
    // Who touches whoever acts looks at him; what he does where he stands is meant by touching that place, until it is asked where.
    const isActing = thing === this.question?.unit && !this.said.length;
    for (const meant of isActing ? [thing] : new Set([thing, place])) {
      const found = this.meantBy(thing, this.choices.filter((choice) => choice.target === meant));
      const isMistaken = found.length > 0 && meant !== thing && this.isMistaken(thing, place, found);
      if (isMistaken) hands.refuse(thing);
      if (found.length > 1 || isMistaken) return (hands.many(found), true);
      if (found[0]) return (hands.pick(found[0].word), true);
      if (this.isRefused(meant)) return (hands.refuse(meant), true);
    }
    return hands.look(thing) === true;
  }
  /** Who touches a piece for its place means what one does to such pieces, if that is possible: zombies are attacked. */
  private meantBy(thing: string, found: readonly Choice[]): Choice[] {
    const tries = this.sight().scene?.tries?.[this.kindOf(thing)] ?? [];
    const usual = found.filter(({ word }) => tries.some((beginning) => word.startsWith(beginning)));
    return usual.length ? usual : [...found];
  }
  /** Who touches what is attacked where it stands, and cannot attack it now, does not mean to walk up to it: he
   *  hears why, and is asked. */
  private isMistaken(thing: string, place: string, found: readonly Choice[]): boolean {
    const tries = this.sight().scene?.tries ?? {};
    const ofPlace = thing === place ? [] : (tries[this.kindOf(place)] ?? []);
    const shared = (tries[this.kindOf(thing)] ?? []).filter((beginning) => ofPlace.includes(beginning));
    return shared.length > 0 && !found.some(({ word }) => shared.some((beginning) => word.startsWith(beginning)));
  }
  /** One of these is meant; of several it is asked which. */
  among(choices: Choice[]): void {
    if (choices.length > 1) this.hands().many(choices);
    else if (choices[0]) this.pick(choices[0].word);
  }
  look(thing: string): void {
    this.hands().look(thing);
  }
  /** `label`: what is said of a thing of which the game has nothing to tell. */
  tell(thing: string, label = ''): void {
    this.hands().tell?.(thing, label);
  }
  begin(word: string): void {
    this.hands().begin?.(word);
  }
  say(words: string): void {
    this.hands().say?.(words);
  }
  /** What a thing is and does, in a sentence; '' if there is nothing to say. */
  about(thing: string): string {
    const [key, args] = [this.face.about(thing, this.sight().scene, this.texts)].flat();
    return typeof key === 'string' ? this.texts.text(key, args as About[1]) : '';
  }
  get lend(): Hands['lend'] {
    return this.hands().lend;
  }
  /** How an element behaves that stands for a thing: a button while it can be touched, else a picture.
   *  Its look (lit, quiet, the key) comes with the style sheet of the frame. */
  manners(thing: string, isLive = true): Record<string, unknown> {
    const option = isLive ? this.optionFor(thing) : undefined;
    const isRefused = isLive && !option && this.isRefused(thing);
    const known = { 'data-thing': thing, 'data-pointed': isLive && this.marks.includes(thing) ? '' : undefined };
    if (!option && !isRefused) return known;
    return {
      ...known,
      type: 'button',
      'data-word': option?.word,
      'data-key': option?.key,
      'aria-disabled': isRefused ? 'true' : undefined,
      'aria-keyshortcuts': option?.key,
      onclick: () => this.touch(thing),
    };
  }
  tagFor(thing: string, isLive = true): 'button' | 'div' {
    return isLive && (this.optionFor(thing) || this.isRefused(thing)) ? 'button' : 'div';
  }
}

const KEY = Symbol('seen');
export function show(sight: () => Sight, hands: () => Hands = () => NO_HANDS): void {
  setContext(KEY, new Seen(sight, hands));
}
export function seen<V = AnyView, S = Scene>(): Seen<V, S> {
  return getContext<Seen<V, S>>(KEY);
}
