/** The aim that is being taken now. Board and device show the same one, and both may change it. */
import { innermost, type Form } from '../../frame/forms';
import type { Question } from '../../frame/wire';
import { thingOf, verbOf } from '../../frame/words';
import { aimed, answerFor, firstAim, fromPlace, powerOf, purposeOf, waysTo, withNumber, type Aim, type Purpose, type Way } from './aim';

const HALF_TURN = 180;

export class Aiming {
  ways = $state.raw<Way[]>([]);
  aim = $state.raw<Aim>({ chosen: [], values: {} });
  /** Somebody draws the piece back now. */
  isDrawn = $state(false);
  private asked = '';
  /** Somebody has said how the bat lies; until then its tip goes along with the aim. */
  private isLaid = false;

  get purpose(): Purpose | null {
    return purposeOf(this.ways);
  }
  get answer(): string {
    return answerFor(this.ways, this.aim);
  }
  get degrees(): number {
    return (this.aim.values[this.purpose === 'look' ? 'facing' : 'direction'] ?? 0) / 10;
  }
  /** Another question, or none any more. News about the same one change no aim. */
  lay(form: Form | null, asked: string, looks: number): void {
    if (asked === this.asked) return;
    this.asked = asked;
    this.ways = waysTo(form);
    this.aim = firstAim(this.ways, looks);
    this.isDrawn = this.isLaid = false;
  }
  set(name: string, value: number): void {
    if (name === 'lies') this.isLaid = true;
    this.aim = withNumber(this.ways, this.aim, name, value);
  }
  turnTo(degrees: number): void {
    if (this.purpose === 'look') this.set('facing', degrees * 10);
    else this.aim = aimed(this.ways, this.aim, Math.round(degrees * 10));
    if (!this.isLaid) this.aim = withNumber(this.ways, this.aim, 'lies', Math.round(this.degrees));
  }
  /** Drawn back by so many pixels in this direction: the piece goes the other way. Whoever looks, looks there. */
  draw(degrees: number, pixels: number, full: number): void {
    const power = powerOf(pixels, full);
    this.isDrawn = power !== null;
    if (power === null) return;
    this.turnTo(this.purpose === 'look' ? degrees : degrees + HALF_TURN);
    this.set('power', power);
  }
  /** Let go: whether that was a flick. */
  letGo(): boolean {
    const was = this.isDrawn;
    this.isDrawn = false;
    return was;
  }
  from(word: string): void {
    this.aim = fromPlace(this.ways, this.aim, word);
  }
}
export const aiming = new Aiming();

/** The numbers that are asked for now, behind the words that were said. */
export function aimFormOf(question: Question | null, said: readonly string[]): Form | null {
  if (!question?.form) return null;
  const [inner, rest] = innermost(question.form, said);
  return inner && !rest.length && purposeOf(waysTo(inner)) ? inner : null;
}
/** What is flicked: the words of the question say which. */
export function flickOf(question: Question | null, said: readonly string[]): string {
  const verb = said[0] ?? '';
  if (verbOf(verb) === 'shoot') return thingOf(verb);
  if (verb === 'bat') return 'bat';
  return question && verb === 'move' ? 'move_disc' : '';
}
