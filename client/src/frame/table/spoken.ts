/** A step towards an answer, in words: what is chosen so far, how many choices there are, what is left to confirm. */
import type { Texts } from '../texts';

export interface Step {
  isSent: boolean;
  isComplete: boolean;
  /** What is answered on a device of its own. */
  device: { form: string } | null;
  chosen: string | null;
  prefix: readonly string[];
  soFar: string;
  choices: readonly unknown[];
  question: { is_final?: boolean };
}

export function stepOf(step: Step, texts: Texts): string {
  if (step.isSent) return texts.text('decide-sent');
  const final = step.question.is_final ? [texts.text('decide-final')] : [];
  if (step.isComplete) return [sentence(texts.answer(step.chosen ?? '')), ...final, texts.text('spoken-confirm')].join(' ');
  if (step.device) return step.chosen !== null && step.device.form === 'pick' ? texts.text('spoken-chosen', { answer: texts.answer(step.chosen) }) : '';
  return step.prefix.length ? texts.text('spoken-so-far', { words: step.soFar, count: step.choices.length }) : '';
}

const sentence = (words: string): string => (/[.!?]$/.test(words) ? words : `${words}.`);
