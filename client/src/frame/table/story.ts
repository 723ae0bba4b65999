/** What happened, for whoever listens: in short when it is one's turn, line by line on a key, again, or all of it. */
import type { Happened } from '../wire';
import { isHeading } from './logging';

/** So many lines of a summary, the newest. */
const MOST = 8;

export class Story {
  /** The last event before what has to be told. */
  private since = -1;
  /** The last event that was told on a key. */
  private told = -1;

  constructor(private readonly lines: () => readonly Happened[]) {}

  /** What has been told so far is known: the own answer has gone. */
  begin(): void {
    this.since = this.told = this.lines().at(-1)?.n ?? -1;
  }
  /** All that happened since. */
  whole(): Happened[] {
    return this.lines().filter(({ n }) => n > this.since);
  }
  /** The next line; the last one again where there is no other. */
  next(): Happened | null {
    const line = this.lines().find(({ n }) => n > this.told) ?? this.lines().at(-1) ?? null;
    if (line) this.told = line.n;
    return line;
  }
  /** What was told last: on a key, or else as it happened. */
  again(): Happened | null {
    const told = this.told > this.since ? this.lines().find(({ n }) => n === this.told) : undefined;
    return told ?? this.lines().at(-1) ?? null;
  }
  /** What one would tell somebody who comes back to the table. */
  summary(milestones: Record<string, RegExp>): Happened[] {
    const isWorth = (line: Happened): boolean => isHeading(line) || line.private === true || Object.values(milestones).some((events) => events.test(line.event));
    const worth = this.whole().filter(isWorth);
    return (worth.length ? worth : this.whole()).slice(-MOST);
  }
}
