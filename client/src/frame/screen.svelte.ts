/** A screen that is handed over: what all of them answer together, what stands between them, and who lets a question go by. */
import { openPart, passIn, wayOf, type Way } from './sharing';
import type { Question, Reply, Scene, Sent } from './wire';

/** What it needs to know of the table. */
export interface AtTable {
  readonly scene: Scene | null;
  /** Through whose eyes one looks; null: only what is open to all is seen. */
  readonly eye: number | null;
  readonly handsOver: boolean;
  /** Seats of this device that are to decide. */
  readonly askedHere: readonly number[];
  /** The open table can be shown, has been told all that happened, and has shown it. */
  readonly isAtRest: boolean;
  /** The open table, to see whether anything has changed on it. */
  readonly openTable: () => string;
  questionTo(seat: number): Question | null;
  send(frame: Sent): Promise<Reply>;
}

/** A question that goes round: who wants to look at his things when it comes to him; all others let it go by. */
interface Wish {
  question: string;
  table: string;
  wants: number | null;
  /** He has said so with his touch, and has not had the screen yet. */
  isTaking: boolean;
}

export class Screen {
  private wish = $state.raw<Wish | null>(null);
  private passed = '';

  constructor(private readonly at: AtTable) {}

  /** Nobody's things are seen, and the table waits for somebody here. */
  private get isOpen(): boolean {
    return this.at.handsOver && this.at.eye === null && this.at.isAtRest;
  }
  private wayTo(seat: number): Way {
    const question = this.at.questionTo(seat);
    return question ? wayOf(question, this.at.scene) : 'secret';
  }

  /** The seat that answers before everybody's eyes. */
  get openSeat(): number | null {
    if (!this.isOpen) return null;
    return this.at.askedHere.find((seat) => this.isAnsweredOpenly(seat)) ?? null;
  }
  /** Before a wheel is turned there is nothing on the screen that not all may see, and it is covered as soon as it is sealed:
   *  one after the other turns it while the others look away. A curtain stands only where something secret is shown. */
  private isAnsweredOpenly(seat: number): boolean {
    return ['open', 'sealed'].includes(this.wayTo(seat));
  }
  /** Whoever turns a wheel now: the others look away. */
  get sealingSeat(): number | null {
    const seat = this.openSeat;
    return seat !== null && this.wayTo(seat) === 'sealed' ? seat : null;
  }
  /** The seat that answers openly and could do more with what it holds. It is offered whatever it holds: that is a secret too. */
  get couldDoMore(): number | null {
    const seat = this.openSeat;
    const question = seat === null ? null : this.at.questionTo(seat);
    return question && this.at.scene?.openly?.[question.name]?.length ? seat : null;
  }
  /** What this seat is asked, as far as all may see it. */
  openQuestion(seat: number): Question | null {
    const question = this.at.questionTo(seat);
    const hidden = question && this.at.scene?.openly?.[question.name];
    const form = question?.form && hidden && openPart(question.form, hidden);
    return form ? { ...question, form } : null;
  }

  /** The seat for which all are asked whether anybody wants to do something with what he holds. */
  get aroundSeat(): number | null {
    const seat = this.at.askedHere[0];
    return this.isOpen && seat !== undefined && this.wayTo(seat) === 'around' && !this.holds(seat) ? seat : null;
  }
  /** Whom that question still reaches, one after the other. */
  get around(): readonly number[] {
    const seat = this.aroundSeat;
    return seat === null ? [] : this.roundFrom(seat);
  }
  private roundFrom(seat: number): readonly number[] {
    const round = roundOf(this.at.questionTo(seat));
    return round.includes(seat) ? round.slice(round.indexOf(seat)) : [seat];
  }
  /** Somebody lets the question go by, as all have said: the screen is not handed to him for that. */
  private get isGoingBy(): boolean {
    const seat = this.at.askedHere[0];
    return seat !== undefined && seat !== this.wish?.wants && this.wayTo(seat) === 'around' && this.holds(seat) && this.passOf(seat) !== null;
  }
  private passOf(seat: number): string | null {
    const form = this.openQuestion(seat)?.form;
    return form ? passIn(form) : null;
  }
  /** The curtain: in front of whatever is secret. */
  get isDrawn(): boolean {
    return this.isOpen && this.openSeat === null && this.aroundSeat === null && !this.isGoingBy;
  }

  /** Whether things must be covered again: something open is asked, or all are to see something. */
  covers(question: Question | null, isRevealed: boolean): boolean {
    return isRevealed || !question?.form || wayOf(question, this.at.scene) !== 'secret';
  }

  // -- a question that goes round ---------------------------------------------------------------------------------

  /** All have said who wants to look at his things; null: nobody does. */
  say(wants: number | null): void {
    const seat = this.aroundSeat;
    const question = seat === null ? null : this.at.questionTo(seat);
    if (!question) return;
    this.wish = { question: sameAs(question), table: this.at.openTable(), wants, isTaking: wants !== null };
    this.letGoBy();
  }
  /** What was said holds as long as the question is the same and nothing has happened on the table, up to the one who wanted
   *  something: whoever comes after is asked again. */
  private holds(seat: number): boolean {
    const question = this.at.questionTo(seat);
    if (this.wish === null || question === null || sameAs(question) !== this.wish.question || this.at.openTable() !== this.wish.table) return false;
    return this.wish.wants === null || this.roundFrom(seat).includes(this.wish.wants);
  }
  /** Whoever wanted the screen has it as soon as those before him have passed: no second touch, but only once. */
  takeOver(): number | null {
    const [seat, wish] = [this.at.askedHere[0], this.wish];
    if (seat === undefined || !wish?.isTaking || wish.wants !== seat || !this.isDrawn || !this.holds(seat)) return null;
    this.wish = { ...wish, isTaking: false };
    return seat;
  }
  /** Answers for whoever did not want anything. */
  letGoBy(): void {
    const seat = this.at.askedHere[0];
    if (seat === undefined || !this.isOpen || !this.isGoingBy) return;
    const asked = this.at.questionTo(seat)!.asked;
    const id = `${seat}/${asked}`;
    if (id === this.passed) return;
    this.passed = id;
    void this.at.send({ do: 'answer', seat, asked, answer: this.passOf(seat)! }).then(({ ok }) => {
      // All are asked again.
      if (!ok) [this.wish, this.passed] = [null, ''];
    });
  }
}

function roundOf(question: Question | null): number[] {
  const round = question?.about?.['round'];
  return Array.isArray(round) ? (round as number[]) : [];
}
const sameAs = ({ name, about }: Question): string => JSON.stringify([name, about]);
