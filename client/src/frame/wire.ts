/** The wire as the client uses it. Its types are the server's own (wire.gen.ts); views and scenes have those of their game. */
import type { ClientFrame, Hello, Reply, SeatFrame as AnyFrame, Things } from './wire.gen';

export type { Advice, Form, Happened, Question, Reply, SeatInfo, Table, Things } from './wire.gen';

/** What every View has, whatever the game. */
export interface AnyView {
  you: number | null;
  options: Record<string, string | number | boolean>;
}
/** What is needed to draw a match and never changes during it. */
export type Scene = Partial<Things> & Record<string, unknown>;

export interface SeatFrame extends AnyFrame {
  view?: AnyView;
}
export type ServerFrame = SeatFrame | Reply;

/** What the table sends; the line gives it its id. */
type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never;
export type Sent = WithoutId<Exclude<ClientFrame, Hello>>;

export function isReply(frame: ServerFrame): frame is Reply {
  return 'reply' in frame;
}
