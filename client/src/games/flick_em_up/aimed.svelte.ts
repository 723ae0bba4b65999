/** What the aim of this moment looks like on the table, flat or not: where it begins, its line, and how far that goes. */
import type { Seen } from '../../frame/seen';
import { verbOf } from '../../frame/words';
import { freeWay, SHORT_LINE, spanOf, waysFrom } from './aim';
import { aimFormOf, aiming, flickOf } from './aiming.svelte';
import { guideTo, isNear, type Guide, type Point } from './near';
import { ahead, LOOKS } from './poses';
import { otherStarts, radiusOf, standOf, startOf, type Start } from './starting';
import { edgeOf, obstaclesIn } from './town';
import type { Scene, View } from './view.gen';

export interface Shown {
  start: Start;
  degrees: number;
  power: number;
  /** Millimetres of the line that is shown; 0: none. */
  line: number;
  radius: number;
  /** Arcs to which directions are limited, in degrees. */
  arcs: { first: number; last: number }[];
}

export class Aimed {
  /** Where a place of the table is in the window, as the board draws it now. */
  onScreen: ((place: Point) => Point) | null = null;

  constructor(private readonly at: Seen<View, Scene>) {}

  get survivor(): string {
    return this.at.question?.unit ?? this.at.view.activation?.survivor ?? '';
  }
  get flick(): string {
    return flickOf(this.at.question, this.at.said) || (this.canMove ? 'move_disc' : this.isSecond ? 'pistol' : '');
  }
  private get isSecond(): boolean {
    return this.at.question?.name === 'second_bullet';
  }
  get form() {
    return aimFormOf(this.at.question, this.at.said);
  }
  /** Nothing is chosen yet, but the survivor could be flicked off at once. */
  get canMove(): boolean {
    return this.at.isAsked && !this.at.said.length && this.at.choices.some(({ word }) => word === 'move');
  }
  /** Whether a field of the tower's roof is to be chosen: then it must be seen. */
  get asksForField(): boolean {
    return this.at.isAsked && this.at.choices.some(({ word }) => verbOf(word) === 'field');
  }
  /** Whether somebody may take hold of the piece. */
  get isOpen(): boolean {
    return (aiming.purpose !== null && aiming.purpose !== 'place' && this.form !== null) || this.canMove;
  }
  get stand() {
    return standOf(this.at.view, this.at.scene, this.survivor);
  }
  /** The aim follows the question. */
  lay(): void {
    const stand = this.stand;
    const { question, said } = this.at;
    const form = this.form;
    aiming.lay(form, form ? `${question?.asked} ${said.join(' ')}` : '', stand ? stand.yaw + LOOKS : 0);
  }
  get start(): Start | null {
    const { view, scene } = this.at;
    if (aiming.purpose === 'look') {
      const stand = this.stand;
      return stand && { x: stand.x, y: stand.y, piece: '', lies: null };
    }
    return this.survivor ? startOf(view, scene, this.survivor, this.flick || 'move_disc', aiming.ways, aiming.aim) : null;
  }
  /** In a lesson: what is to be aimed at. */
  get guide(): Guide | null {
    const said = this.canMove ? ['move'] : [...this.at.said, ...aiming.aim.chosen];
    return this.at.isAsked && this.isOpen ? guideTo(this.at.wanted, said) : null;
  }
  /** In a lesson: from where the piece lies to what it will meet first. */
  get wantedWay(): [Point, Point] | null {
    const [guide, start] = [this.guide, this.start];
    if (!guide || guide.power === null || !start) return null;
    const { view, scene } = this.at;
    const far = freeWay(start, guide.degrees, radiusOf(start.piece, scene, 0), obstaclesIn(view, scene, this.survivor), 2 * edgeOf(scene));
    return [start, ahead(start.x, start.y, guide.degrees, far)];
  }
  /** In a lesson: the aim is as good as the wanted one already. */
  get isThere(): boolean {
    return isNear([...this.at.said, aiming.answer].join(' '), this.at.wanted ?? '');
  }
  get others() {
    const { view, scene } = this.at;
    return this.form && this.flick ? otherStarts(view, scene, this.survivor, this.flick, aiming.ways, aiming.aim) : [];
  }
  get shown(): Shown | null {
    const start = this.form && aiming.purpose !== 'place' ? this.start : null;
    if (!start) return null;
    const degrees = aiming.degrees;
    const radius = radiusOf(start.piece, this.at.scene, (start.lies ?? degrees) - degrees);
    return { start, degrees, power: aiming.aim.values['power'] ?? 0, line: this.lineFrom(start, degrees, radius), radius, arcs: this.arcs };
  }
  private lineFrom(start: Start, degrees: number, radius: number): number {
    const { view, scene } = this.at;
    if (aiming.purpose === 'look') return SHORT_LINE / 2;
    const preview = view.options['aim_preview'];
    if (preview === 'none') return 0;
    if (preview !== 'full') return SHORT_LINE;
    return freeWay(start, degrees, radius, obstaclesIn(view, scene, this.survivor), 2 * edgeOf(scene));
  }
  private get arcs(): Shown['arcs'] {
    const ways = waysFrom(aiming.ways, aiming.aim);
    const isLimited = ways.some((way) => spanOf(way)[1] - spanOf(way)[0] < 3599);
    return isLimited ? ways.map((way) => ({ first: spanOf(way)[0] / 10, last: spanOf(way)[1] / 10 })) : [];
  }
}
