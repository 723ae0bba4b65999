/** The measuring bench: values that are changed, and what the server found with them. */
import * as api from '../../../frame/api';

export interface Dial {
  id: string;
  value: number;
  low: number;
  high: number;
}
/** Found with these values; the catalogue wants it between `low` and `high`. */
export interface Figure {
  what: 'slide' | 'tipping' | 'rush' | 'reach';
  id: string;
  found: number;
  low: number;
  high: number;
}
export interface Calibration {
  engine: string;
  runs: number;
  dials: Dial[];
  figures: Figure[];
}
/** How often each share is tried: at a glance, as usual, thoroughly. */
export const RUNS = [4, 8, 24] as const;
const STEPS = 100;
/** Of a piece; what is round has no depth, and most things do not roll. */
export const WHATS = ['wide', 'deep', 'high', 'mass', 'friction', 'rolling'] as const;
const TOWER = 'tower';

export const stepOf = ({ low, high }: Dial): number => Math.max(0.01, Math.round((high - low) / STEPS * 100) / 100);
export type Verdict = 'met' | 'low' | 'high';
export const verdictOf = ({ found, low, high }: Figure): Verdict => (found < low ? 'low' : found > high ? 'high' : 'met');

export class Bench {
  /** With the values that the game is played with. */
  shipped = $state.raw<Calibration | null>(null);
  found = $state.raw<Calibration | null>(null);
  values = $state.raw<Readonly<Record<string, number>>>({});
  runs = $state<number>(RUNS[1]);
  isMeasuring = $state(false);
  failure = $state.raw<ReturnType<typeof api.reasonOf> | null>(null);

  constructor(private readonly game: string) {}

  get isChanged(): boolean {
    return this.shipped?.dials.some(({ id, value }) => this.values[id] !== value) ?? false;
  }
  /** What is shown was measured with other values than those set now. */
  get isOld(): boolean {
    return this.found?.dials.some(({ id, value }) => this.values[id] !== value) ?? false;
  }
  /** Frictions that have a slider: those of no piece. */
  get frictions(): Dial[] {
    return this.shipped?.dials.filter(({ id }) => !id.includes('.')) ?? [];
  }
  get tower(): Dial[] {
    return this.shipped?.dials.filter(({ id }) => id.startsWith(`${TOWER}.`)) ?? [];
  }
  get kinds(): string[] {
    const kinds = this.shipped?.dials.filter(({ id }) => id.includes('.')).map(({ id }) => id.split('.')[0]!) ?? [];
    return [...new Set(kinds)].filter((kind) => kind !== TOWER);
  }
  dialOf(id: string): Dial | undefined {
    return this.shipped?.dials.find((dial) => dial.id === id);
  }
  valueOf(dial: Dial): number {
    return this.values[dial.id] ?? dial.value;
  }
  /** Beyond its bounds, or no number: nothing is measured with it. */
  isWrong(dial: Dial): boolean {
    const value = this.valueOf(dial);
    return !(value >= dial.low && value <= dial.high);
  }
  get isAnyWrong(): boolean {
    return this.shipped?.dials.some((dial) => this.isWrong(dial)) ?? false;
  }
  set(dial: Dial, value: number): void {
    this.values = { ...this.values, [dial.id]: value };
  }
  reset(): void {
    this.values = Object.fromEntries((this.shipped?.dials ?? []).map(({ id, value }) => [id, value]));
  }
  /** The first time with the shipped values, for comparison. */
  async measure(): Promise<void> {
    if (this.isMeasuring || this.isAnyWrong) return;
    [this.isMeasuring, this.failure] = [true, null];
    try {
      this.found = await api.calibrate<Calibration>(this.game, { dials: this.values, runs: this.runs });
      if (!this.shipped) {
        this.shipped = this.found;
        this.reset();
      }
    } catch (error) {
      this.failure = api.reasonOf(error);
    }
    this.isMeasuring = false;
  }
}

const benches = new Map<string, Bench>();
/** One of each game: who reads the page in the other language finds the values as they were left. */
export function benchOf(game: string): Bench {
  const bench = benches.get(game) ?? new Bench(game);
  benches.set(game, bench);
  return bench;
}
