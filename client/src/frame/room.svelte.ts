/** A table as this device sees it: its lines to the server, and one perspective for each pair of eyes. */
import type { Face } from './face';
import { History } from './history.svelte';
import { greeting, keys, winnersIn, type Kept } from './keys';
import { Line, openSocket, type LineState, type Socket } from './net';
import { aloneAt, lentIn } from './seats';
import { settings } from './settings.svelte';
import { Screen } from './screen.svelte';
import { sidesAmong } from './sides';
import { slips } from './slips.svelte';
import { play } from './sound';
import { textsOf } from './speech.svelte';
import { Stage } from './stage.svelte';
import { captionOf, isComing } from './table/logging';
import { becameOf, lastToAnswer, stillAsked } from './table/undo';
import { capitalised } from './texts';
import type { Happened, Question, Reply, Scene, SeatFrame, SeatInfo, Sent, Table } from './wire';

/** What one seat (null: everybody) may see, and how far it has been shown. */
export class Perspective {
  frame = $state.raw<SeatFrame>()!;
  readonly stage: Stage;
  readonly history: History;

  constructor(
    readonly seat: number | null,
    game: string,
    face: Face,
    first: SeatFrame,
    isHeard: () => boolean,
    send: (frame: Sent) => Promise<Reply>,
  ) {
    const letters = (events: readonly Happened[]): number => captionOf(events, face, textsOf(game), []).length;
    this.stage = new Stage(face, () => settings.pace, (sound) => settings.sound && isHeard() && play(sound), letters);
    this.frame = first;
    this.history = new History({ seat, since: first.since ?? 0, send, onevents: (events) => this.stage.recall(events) });
  }

  /** News; the first ones after the line was down may begin later than the last ones ended. */
  hear(frame: SeatFrame): void {
    const { next } = this.frame;
    this.frame = frame;
    if ((frame.since ?? 0) > next) void this.history.fill(next, frame.since ?? 0);
  }

  get question(): Question | null {
    return this.frame.question;
  }
  /** Whether this seat is to decide now. */
  get isAsked(): boolean {
    return this.frame.question?.form !== undefined;
  }
}

export class Room {
  state = $state<LineState>('connecting');
  refusal = $state.raw<Reply | null>(null);
  table = $state.raw<Table | null>(null);
  /** What is needed to draw the match and never changes. */
  scene = $state.raw<Scene | null>(null);
  /** By seat; 'all' is what everybody may see. */
  private perspectives = $state.raw<Record<string, Perspective>>({});
  /** Through whose eyes this device looks: a seat, or null for what is open to all. */
  eye = $state<number | null>(null);
  /** For whom the curtain was lifted last: whoever goes on needs no handing over. */
  heldBy = $state<number | null>(null);
  /** In a lesson: the answer that is wanted now. */
  wanted = $state<string | null>(null);
  /** When the clock of the table runs out, in the time of this device. */
  deadline = $state<number | null>(null);

  /** The event up to which people here have read what was said at the table; a page that is loaded again still knows. */
  readUpTo = $state(-1);

  /** What several people share who sit at this device. */
  readonly screen = new Screen(this);
  private readonly line: Line;

  constructor(
    readonly kept: Kept,
    readonly face: Face,
    /** Where its lines lead: to the server, or to a tutorial. */
    private readonly open: () => Socket = openSocket,
  ) {
    if (kept.mine.length === 1) this.eye = kept.mine[0] ?? null;
    this.readUpTo = kept.read ?? -1;
    this.line = this.connect();
    addEventListener('online', this.wake);
    addEventListener('offline', this.distrust);
    document.addEventListener('visibilitychange', this.wake);
  }

  close(): void {
    this.line.close();
    removeEventListener('online', this.wake);
    removeEventListener('offline', this.distrust);
    document.removeEventListener('visibilitychange', this.wake);
  }

  // -- who looks ----------------------------------------------------------------------------------------------

  /** Several people share this screen. */
  get isShared(): boolean {
    return this.kept.mine.length > 1;
  }
  /** They may not see each other's things: the screen is handed over behind a curtain. */
  get handsOver(): boolean {
    return sidesAmong(this.table?.sides ?? [], this.kept.mine) > 1;
  }
  /** All people are on one side: nobody is wronged if a bot gives advice. */
  get hasAdvice(): boolean {
    const people = this.seats.filter((seat) => !seat.holder.startsWith('bot:')).map((seat) => seat.seat);
    return sidesAmong(this.table?.sides ?? [], people) < 2;
  }
  get isHost(): boolean {
    return this.kept.host !== undefined;
  }
  /** This device has no seat and looks through nobody's eyes (who learns does), and it is not its table. */
  get isWatching(): boolean {
    return this.eye === null && !this.kept.mine.length && !this.isHost;
  }
  get seats(): SeatInfo[] {
    return this.table?.seats ?? [];
  }
  /** What is drawn now; null behind the curtain, where there is nothing open to show. */
  get shown(): Perspective | null {
    return this.perspectives[key(this.eye)] ?? null;
  }
  at(seat: number | null): Perspective | null {
    return this.perspectives[key(seat)] ?? null;
  }
  /** Seats of this device that are to decide, in the order of the table. */
  get askedHere(): number[] {
    return this.kept.mine.filter((seat) => this.at(seat)?.isAsked && this.holderOf(seat) === 'person');
  }
  holderOf(seat: number): string {
    return this.seats[seat]?.holder ?? 'person';
  }
  /** The unit of the present question that a bot plays for this seat, if it is one. */
  get lentUnit(): string | null {
    return lentIn(this.shown?.question ?? null, this.table?.lent ?? {});
  }
  /** Whether a bot decides here just now, for the seat or for the unit in question. */
  get isHeld(): boolean {
    return this.eye !== null && (this.holderOf(this.eye).startsWith('bot:') || this.lentUnit !== null);
  }
  /** The seat that can take back now: one's own, or at a shared screen whoever has just answered. */
  get undoSeat(): number | null {
    const isOnesOwn = this.eye !== null && (!this.isShared || this.handsOver);
    return isOnesOwn ? this.eye : (lastToAnswer(this.kept.mine, (seat) => this.at(seat)?.frame) ?? this.eye);
  }
  get redoSeat(): number | null {
    return this.eye ?? this.kept.mine.find((seat) => this.at(seat)?.frame.can_redo) ?? null;
  }
  get seatNames(): string[] {
    const view = this.shown?.stage.view ?? this.anyPerspective?.stage.latest;
    return view ? this.face.seatNames(view) : [];
  }
  private get anyPerspective(): Perspective | undefined {
    return Object.values(this.perspectives)[0];
  }

  /** Who answers here: whoever looks, or at the open table whoever is asked something that all may see. */
  get actor(): number | null {
    return this.eye ?? this.screen.openSeat;
  }
  /** What is asked here now, as far as those may see it who look. */
  get question(): Question | null {
    const open = this.screen.openSeat;
    return open === null ? (this.shown?.question ?? null) : this.screen.openQuestion(open);
  }
  questionTo(seat: number): Question | null {
    return this.at(seat)?.question ?? null;
  }
  get isAtRest(): boolean {
    const open = this.at(null);
    return open !== null && !open.stage.isPlaying && open.frame.table.version === this.table?.version && !this.table.is_over;
  }
  readonly openTable = (): string => JSON.stringify(this.at(null)?.stage.latest);
  /** The only person of this table, who sits here and has no name. */
  get you(): number | null {
    return aloneAt(this.seats, this.kept.mine);
  }
  /** Who sits there, where the name stands for itself. */
  labelOf(seat: number): string {
    return seat === this.you ? capitalised(textsOf(this.kept.game).text('table-you')) : this.nameOf(seat);
  }
  nameOf(seat: number): string {
    return this.seats[seat]?.name || capitalised(textsOf(this.kept.game).seat(seat, this.seatNames));
  }

  /** Lifts the curtain for one person; what happened so far has been seen in the open. */
  lift(seat: number): void {
    this.heldBy = seat;
    this.lookAs(seat);
  }
  /** A question goes round: those who want nothing pass, and whoever wants to look has the screen. */
  goRound(): void {
    this.screen.letGoBy();
    const seat = this.screen.takeOver();
    if (seat !== null) this.lift(seat);
  }
  /** Shows what only this person may see. */
  lookAs(seat: number | null): void {
    this.at(seat)?.stage.skip();
    this.eye = seat;
  }
  /** What was said up to this event has been read. */
  read(event: number): void {
    if (event <= this.readUpTo) return;
    this.readUpTo = this.kept.read = event;
    if (this.kept.id) keys.put({ ...(keys.get(this.kept.id) ?? this.kept), read: event });
  }
  lower(): void {
    if (this.handsOver) this.eye = null;
  }

  // -- the line -----------------------------------------------------------------------------------------------

  /** Sends something and shows why not, if it is refused. */
  async send(frame: Sent): Promise<Reply> {
    const reply = await this.line.send(frame);
    if (!reply.ok && frame.do !== 'why') await this.explain(reply);
    return reply;
  }

  async why(seat: number, answer: string): Promise<void> {
    const reply = await this.line.send({ do: 'why', seat, answer });
    if (!reply.ok) await this.explain(reply);
  }

  async explain(reply: Reply): Promise<void> {
    const texts = textsOf(this.kept.game);
    await slips.refuse(reply, texts, this.kept.game, this.seatNames, (word, clause) => this.face.whyRefused(word, clause, this.scene, texts));
  }

  /** A screen that is handed over also shows the open table; without that key only a curtain can be shown. */
  private connect(): Line {
    const watch = this.isShared && this.kept.watch ? [this.kept.watch] : [];
    return new Line({
      keys: [...greeting(this.kept), ...watch],
      open: this.open,
      onframe: (frame) => this.hear(frame),
      onstate: (state, why) => {
        this.state = state;
        this.refusal = why ?? null;
      },
    });
  }

  private hear(frame: SeatFrame): void {
    const before = this.seats.map(({ name }) => name);
    const wish = this.table?.proposal ?? null;
    this.table = frame.table;
    if (before.length) this.tellWhoCame(frame, before);
    const became = becameOf(wish, frame, this.kept.mine);
    if (became) slips.say(textsOf(this.kept.game).text(became, { names: stillAsked(frame.table).map((seat) => this.nameOf(seat)).join(', ') }));
    // Those who play together look through each other's eyes.
    if (this.isShared && !this.handsOver) this.eye ??= this.kept.mine[0] ?? null;
    this.scene = frame.scene ?? this.scene;
    const left = frame.table.seconds_left ?? null;
    this.deadline = left === null ? null : Date.now() + left * 1000;
    const known = this.at(frame.seat);
    if (!known) {
      const fresh = new Perspective(frame.seat, this.kept.game, this.face, frame, () => this.eye === frame.seat, (sent) => this.line.send(sent));
      fresh.stage.push(frame, false);
      this.perspectives = { ...this.perspectives, [key(frame.seat)]: fresh };
    } else {
      const wasAsked = known.isAsked;
      const before = known.frame.question?.asked;
      known.hear(frame);
      // Who has answered at a shared screen hands it back, and what all are to see is seen with all things covered.
      const isRevealed = known.stage.reveals(frame);
      const isDone = wasAsked && (!known.isAsked || before !== frame.question?.asked);
      if (this.handsOver && frame.seat === this.eye && (isRevealed || isDone) && this.screen.covers(frame.question, isRevealed)) this.lower();
      // At a shared screen the open table goes on playing behind the curtain's back.
      const isShown = frame.seat === this.eye || (this.isShared && (frame.seat === null || !this.handsOver));
      known.stage.push(frame, isShown && !document.hidden && !frame.view);
      if (known.isAsked && (!wasAsked || before !== frame.question?.asked)) this.call();
    }
    if (!this.handsOver) this.lookWhereAsked();
    this.remember(frame);
  }

  /** Who comes to the table, leaves it or takes a name is told to all others; they were called so before. */
  private tellWhoCame(frame: SeatFrame, before: readonly string[]): void {
    const texts = textsOf(this.kept.game);
    const isOther = (seat: number): boolean => !this.kept.mine.includes(seat);
    // Who has not said a name yet is told of as soon as there is one.
    const isKnown = (seat: number): boolean => isOther(seat) && Boolean(this.seats[seat]?.name);
    for (const happened of frame.events) if (isComing(happened) && isKnown(Number(happened.args['seat']))) slips.say(texts.line(happened, this.seatNames));
    for (const { seat, name } of this.seats) if (name && isOther(seat) && name !== before[seat]) slips.say(before[seat] ? texts.text('seat-called', { before: before[seat], name }) : texts.text('seat-came', { name }));
  }

  /** Where nothing is secret the screen shows whoever is to decide. */
  private lookWhereAsked(): void {
    const asked = this.askedHere;
    if (asked[0] !== undefined && this.eye !== null && !asked.includes(this.eye)) this.eye = asked[0];
  }

  /** It is somebody's turn here. */
  private call(): void {
    if (settings.sound) play('turn');
  }

  private remember(frame: SeatFrame): void {
    const view = this.at(frame.seat)?.stage.latest;
    // A tutorial has no id: nobody comes back to it.
    if (!this.kept.id || !view) return;
    const names = this.face.seatNames(view);
    const waiting = frame.question?.waiting ?? [];
    const { round, rounds } = this.face.now(view);
    keys.put({
      ...this.kept,
      seen: Date.now(),
      state: {
        is_over: frame.table.is_over || frame.table.is_ended,
        waiting,
        seatNames: names,
        is_mine: waiting.some((seat) => this.kept.mine.includes(seat)),
        round,
        rounds,
        roundText: this.face.roundText,
        own: this.scene ? this.face.ownName(this.scene) : '',
        names: frame.table.seats.map((seat) => seat.name),
        options: view.options,
        winners: winnersIn(view, names),
      },
    });
  }

  private readonly wake = (): void => {
    if (document.hidden) return;
    this.line.wake();
  };
  private readonly distrust = (): void => {
    this.line.distrust();
  };
}

function key(seat: number | null): string {
  return seat === null ? 'all' : String(seat);
}
