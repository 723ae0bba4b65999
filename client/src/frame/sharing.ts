/** Several people at one screen: which questions are put before all of them, and which behind a curtain. */
import { walk, type Form } from './forms';
import type { Question, Scene } from './wire';
import { verbOf } from './words';

/** `open`: all may see what is offered and what is answered. `around`: all may see that somebody can only pass, or do
 *  something with what he holds. `sealed`: all may see what is offered, but nobody what is answered. Else `secret`. */
export type Way = 'open' | 'around' | 'sealed' | 'secret';

export function wayOf(question: Question, scene: Scene | null): Way {
  const hidden = scene?.openly?.[question.name];
  const form = question.form && hidden && openPart(question.form, hidden);
  if (!form) return 'secret';
  if (question.closes === 'all') return 'sealed';
  return hidden.length && passIn(form) !== null ? 'around' : 'open';
}

/** What all may see of a form: without the words that only a look into a hand offers. Null if nothing is left. */
export function openPart(form: Form, hidden: readonly string[]): Form | null {
  const isOpen = (word: string): boolean => !hidden.includes(verbOf(word));
  if (!hidden.length) return form;
  if (form.form === 'pick') {
    const options = form.options.filter(isOpen);
    return options.length ? { ...form, options } : null;
  }
  if (form.form !== 'branch') return form;
  const branches = Object.entries(form.branches)
    .filter(([word]) => isOpen(word))
    .map(([word, next]): [string, Form | null, boolean] => [word, next && openPart(next, hidden), next === null])
    .filter(([, next, isEnd]) => isEnd || next !== null)
    .map(([word, next]) => [word, next]);
  return branches.length ? { ...form, branches: Object.fromEntries(branches) as typeof form.branches } : null;
}

/** One decision is another one as soon as other eyes look at it: all see less of it than its own seat does. */
export function decisionOf(question: Question | null, actor: number | null, eye: number | null): string {
  return question?.form && actor !== null ? [actor, question.asked, eye === null ? 'open' : 'own'].join('/') : '';
}

/** The bare word that lets a question go by, where nothing else can be said openly. */
export function passIn(form: Form): string | null {
  const [only, ...others] = walk(form, []);
  return only !== undefined && !others.length && !only.includes(':') && !walk(form, [only]).length ? only : null;
}
