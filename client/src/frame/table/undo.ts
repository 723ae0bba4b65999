/** How far taking back would go, in words. */
import type { Face } from '../face';
import type { Room } from '../room.svelte';
import type { Texts } from '../texts';
import type { Happened, SeatFrame, Table } from '../wire';
import { gathered, isIn, isTalk, lineOf } from './logging';

type Reach = NonNullable<SeatFrame['reach']>;
const MILESTONES = /(round|day|phase)_began$/;

/** Of several people at one screen: who can take back freely, else whose last answer is nearest. */
export function lastToAnswer(seats: readonly number[], frameOf: (seat: number) => Pick<SeatFrame, 'can_undo' | 'reach'> | undefined): number | null {
  const reaches = seats.flatMap((seat) => (frameOf(seat)?.reach ? [{ seat, far: frameOf(seat)!.reach!.answers }] : []));
  return seats.find((seat) => frameOf(seat)?.can_undo) ?? reaches.sort((a, b) => a.far - b.far)[0]?.seat ?? null;
}

/** What the seat could take back that may do so now. */
export function reachOf(room: Room): Reach | null {
  return room.undoSeat === null ? null : (room.at(room.undoSeat)?.frame.reach ?? null);
}

/** What a button says: the own last answer alone, or to before which moment, or over how many answers. */
export function undoLabel({ answers, since }: Reach, log: readonly Happened[], texts: Texts, seatNames: readonly string[]): string {
  if (answers < 2) return texts.text('undo');
  const passed = log.find((happened) => since !== null && since !== undefined && happened.n >= since && MILESTONES.test(happened.event));
  if (!passed) return texts.text('undo-more', { count: answers });
  return texts.text('undo-before', { moment: texts.line(passed, seatNames).split(':')[0]!.replace(/\.$/, '') });
}
export const undoLabelIn = (room: Room, reach: Reach, texts: Texts): string => undoLabel(reach, room.shown?.stage.log ?? [], texts, room.seatNames);

const MOST_LINES = 4;
/** What the table would take back: the first lines of the log that would go, and how many more there are. */
export function takenBack(since: number | null | undefined, log: readonly Happened[], face: Face, texts: Texts, seatNames: readonly string[]): { lines: string[]; more: number } {
  const gone = log.filter((happened) => since !== null && since !== undefined && happened.n >= since && !isTalk(happened) && isIn('all', happened, face, texts));
  const lines = gathered(gone, face).map((row) => lineOf(row, face, texts, seatNames));
  return { lines: lines.slice(0, MOST_LINES), more: Math.max(0, lines.length - MOST_LINES) };
}

/** People whose word on taking something back is still missing. */
export function stillAsked({ proposal, seats }: Pick<Table, 'proposal' | 'seats'>): number[] {
  return proposal ? seats.filter(({ seat, holder }) => holder === 'person' && !proposal.agreed.includes(seat)).map(({ seat }) => seat) : [];
}
/** Who sits at one screen agrees aloud: one touch says yes for all of them; one no is enough. */
export function speaksFor(yes: boolean, table: Pick<Table, 'proposal' | 'seats'>, mine: readonly number[]): number[] {
  const asked = stillAsked(table).filter((seat) => mine.includes(seat));
  return yes ? asked : asked.slice(0, 1);
}
/** What has become of the own wish to take something back: it was put to the others, or they have said no; '' if there is nothing to tell. */
export function becameOf(before: Table['proposal'], { table, events }: Pick<SeatFrame, 'table' | 'events'>, mine: readonly number[]): string {
  const isOwn = (wish: Table['proposal']): boolean => wish?.agreed.some((seat) => mine.includes(seat)) ?? false;
  if (!before && isOwn(table.proposal)) return 'proposal-asked';
  return isOwn(before) && !table.proposal && !events.some(({ event }) => event === 'undone') ? 'proposal-refused' : '';
}
