/** The one sentence at the top: what is asked of you, or whom we wait for and why. */
import type { Room } from '../room.svelte';
import type { Texts } from '../texts';
import type { Question } from '../wire';
import { captionOf } from './logging';

export interface Sentence {
  text: string;
  /** Why it is asked, or what comes of it. */
  why: string;
  clause: string;
  tone: 'ask' | 'wait' | 'tell';
}

/** `tells`: also the lines of what is being shown, where no other place shows them. */
export function sentenceOf(room: Room, texts: Texts, tells: boolean): Sentence {
  const shown = room.shown;
  const quiet = { why: '', clause: '' };
  if (!shown || !room.table) return { ...quiet, text: texts.text('table-connecting'), tone: 'wait' };
  const happened = shown.stage.happened;
  // A picture tells by itself, and not before its votes have turned and its dice lie still.
  if (happened && tells && !shown.stage.staged?.moment) return { ...quiet, text: captionOf(shown.stage.told, room.face, texts, room.seatNames), clause: happened.clause, tone: 'tell' };
  // What comes of it is told once it has been shown.
  if (shown.stage.isPlaying) return { ...quiet, text: texts.text(shown.question?.form ? 'table-soon' : 'table-watch'), tone: 'tell' };
  if (room.table.is_over) return { ...quiet, text: texts.text('table-over'), tone: 'wait' };
  if (room.table.is_ended) return { ...quiet, text: texts.text('reason-table-ended'), tone: 'wait' };
  if (room.table.is_paused) return { ...quiet, text: texts.text('table-paused'), tone: 'wait' };
  const around = room.screen.aroundSeat;
  if (around !== null) return anybody(room.questionTo(around)!, texts);
  const question = room.question;
  if (!question) return { ...quiet, text: '', tone: 'wait' };
  if (room.isHeld) {
    return { ...quiet, text: texts.question({ ...question, form: undefined }, room.seatNames), clause: question.clause, tone: 'wait' };
  }
  const isAsked = question.form !== undefined;
  const text = texts.question(question, room.seatNames);
  // Where several people share a screen and no curtain calls them, `you` could be any of them; what all must agree on is
  // asked of all.
  const isNamed = room.eye === null || (room.isShared && !room.handsOver && question.closes !== 'agree');
  const who = isAsked && isNamed ? room.actor : null;
  return {
    text: who === null ? text : calling(who, text, room, texts),
    why: isAsked ? texts.why(question, room.seatNames) : '',
    clause: question.clause,
    tone: isAsked ? 'ask' : 'wait',
  };
}

/** Whoever is meant is called by name, unless the question does so itself. */
function calling(who: number, question: string, room: Room, texts: Texts): string {
  const name = room.nameOf(who);
  if (who === room.screen.sealingSeat) return texts.text('ask-sealed', { name, question });
  return question.includes(name) ? question : texts.text('ask-openly', { name, question });
}

/** One question for all who share this screen. */
function anybody(question: Question, texts: Texts): Sentence {
  const key = `anybody-${question.name}`;
  const text = texts.has(key) ? texts.say(key, question.about ?? {}) : texts.text('anybody');
  return { text, why: texts.text('anybody-why'), clause: question.clause, tone: 'ask' };
}

/** The title of the page does not tell whose turn it is before the table does. */
export function titleOf(room: Room, texts: Texts): string {
  const isMyTurn = room.shown?.stage.isPlaying !== true && room.askedHere.length > 0;
  return `${isMyTurn ? `● ${texts.text('table-your-turn')} ` : ''}${texts.text('game-title')} – untot`;
}
