import { expect, it } from 'vitest';
import { Deciding, withKeys } from './deciding.svelte';
import { thingOf } from './words';
import type { Face } from './face';
import { PLAIN } from './plain';
import { Texts } from './texts';
import type { Form, Question } from './wire';

const NUMBERS: Record<string, string> = { shop: '2', yard: '4' };
const face = {
  hasOwnChoice: (question: Question, form: Form) => question.name === 'vote' || form.form === 'numbers',
  targetOf: thingOf,
  keyOf: (target: string) => NUMBERS[target],
  kindOf: (id: string) => (id in NUMBERS || id === 'attic' ? 'place' : id.length === 1 ? 'piece' : ''),
  things: (_: unknown, kind: string) => (kind === 'place' ? ['shop', 'yard', 'attic'] : ['a', 'b']),
  tries: (target: string) => [`leave to:${target}`, `shoot to:${target}`],
  label: () => null,
  expected: () => [],
  stays: ['zombie'],
  rank: () => 0,
} as unknown as Face;
const view = { you: 0, options: {} };

function decide(more: Partial<Question>, confirms = false, confirmed: string[] = [], doers: string[] = [], own: Partial<Face> = {}) {
  const sent: string[] = [];
  const question: Question = {
    name: 'place',
    clause: '',
    asked: 1,
    waiting: [0],
    form: {
      form: 'fields',
      fields: [
        { name: 'who', lists: { '': ['place:a', 'place:b'] }, of: null },
        { name: 'where', lists: { '': ['at:shop', 'at:yard'] }, of: null },
      ],
    },
    ...more,
  };
  const deciding = new Deciding(question, {
    face: { ...face, ...own },
    texts: () => new Texts('en', []),
    scene: () => ({ confirmed, doers }),
    view: () => view,
    confirms: () => confirms,
    onanswer: (answer) => sent.push(answer),
  });
  return { deciding, sent };
}

it('walks step by step, with a way back', () => {
  const { deciding, sent } = decide({});
  deciding.pick('place:a');
  expect(deciding.prefix).toEqual(['place:a']);
  deciding.back();
  deciding.pick('place:b');
  deciding.pick('at:nowhere');
  expect(sent).toEqual([]);
  deciding.pick('at:yard');
  expect(sent).toEqual(['place:b at:yard']);
  expect(deciding.isSent).toBe(true);
});
it('what is final is sent only when it is confirmed', () => {
  const { deciding, sent } = decide({ is_final: true });
  deciding.pick('place:a');
  deciding.pick('at:shop');
  expect([deciding.isComplete, sent]).toEqual([true, []]);
  deciding.seal();
  expect(sent).toEqual(['place:a at:shop']);
});
it('a wheel is turned as often as one likes, and sealed once', () => {
  const { deciding, sent } = decide({ name: 'vote', form: { form: 'pick', options: ['vote:red', 'vote:blue'] } });
  deciding.pick('vote:red');
  deciding.pick('vote:blue');
  expect(sent).toEqual([]);
  deciding.seal();
  deciding.seal();
  expect(sent).toEqual(['vote:blue']);
});
it('a refused answer is asked once more', () => {
  const { deciding, sent } = decide({ form: { form: 'pick', options: ['pass'] } });
  deciding.pick('pass');
  deciding.reopen();
  deciding.pick('pass');
  expect(sent).toEqual(['pass', 'pass']);
});
it('what is not offered is quiet, and touching it is an attempt', () => {
  const { deciding } = decide({});
  deciding.pick('place:a');
  expect(deciding.quiet(view)).toEqual(['attic']);
  expect(deciding.attempt(view, 'attic')).toBe('place:a at:attic');
  expect(deciding.attempt(view, 'something')).toBe('leave to:something');
});
it('places keep the number they are known by; the others get what is left', () => {
  const choices = ['go', 'at:yard', 'at:shop', 'stay'].map((word) => ({ word, target: thingOf(word), label: word }));
  expect(withKeys(choices, (target) => NUMBERS[target]).map((choice) => choice.key)).toEqual(['1', '4', '2', '3']);
});
it('a number that points at nothing on the table is its own key too: field 2 is 2, not the first of the list', () => {
  const choices = ['field:2', 'field:3', 'field:6', 'stay'].map((word) => ({ word, target: '', label: word }));
  const keys = withKeys(choices, (known) => PLAIN.keyOf(known, { numbers: { 'field:2': 2, 'field:3': 3, 'field:6': 6 } }));
  expect(keys.map((choice) => choice.key)).toEqual(['2', '3', '6', '1']);
});
it('whatever a game calls the end of a turn, its key is e; going on without more is x; and both stay where they are as the list grows', () => {
  const keysOf = (words: string[]) => withKeys(words.map((word) => ({ word, target: '', label: word })), () => undefined).map((choice) => choice.key);
  for (const end of ['end_turn', 'end', 'done', 'no_more']) expect(keysOf(['search', end, 'trade'])).toEqual(['1', 'e', '2']);
  for (const on of ['pass', 'go_on']) expect([keysOf([on]), keysOf(['play:a', 'play:b', on])]).toEqual([['x'], ['1', '2', 'x']]);
});

it('hits are shared in any order, and sent in that of the form once all are out', () => {
  const { deciding, sent } = decide({ form: { form: 'share', amount: 3, caps: { 'hit:a': 2, 'hit:b': 2, unused: 3 } } });
  deciding.pick('hit:b');
  deciding.pick('hit:a');
  deciding.pick('hit:b');
  expect([deciding.isComplete, sent]).toEqual([true, []]);
  deciding.seal();
  expect(sent).toEqual(['hit:a hit:b hit:b']);
});
it('no more is shared than somebody can take, and the last share can be taken back', () => {
  const { deciding } = decide({ form: { form: 'share', amount: 3, caps: { 'hit:a': 1, 'hit:b': 3 } } });
  deciding.pick('hit:a');
  deciding.pick('hit:a');
  expect(deciding.prefix).toEqual(['hit:a']);
  expect(deciding.choices.map((choice) => choice.word)).toEqual(['hit:b']);
  deciding.back();
  expect(deciding.choices).toHaveLength(2);
});
it('what can take no more of what is shared out is put back when it is touched again, whenever it was picked', () => {
  const { deciding, sent } = decide({ is_final: true, form: { form: 'share', amount: 2, caps: { 'keep:shop': 1, 'keep:yard': 1, 'keep:attic': 1 } } });
  deciding.pick('keep:shop');
  deciding.pick('keep:yard');
  expect([deciding.takeInstead('shop'), deciding.prefix, deciding.isComplete]).toEqual([true, ['keep:yard'], false]);
  expect(deciding.takeInstead('attic')).toBe(false);
  deciding.pick('keep:attic');
  deciding.back();
  expect(deciding.prefix).toEqual(['keep:yard']);
  deciding.pick('keep:attic');
  deciding.seal();
  expect(sent).toEqual(['keep:yard keep:attic']);
});
it('where there is but one way to share, nobody picks it piece by piece: it only wants to be sealed', () => {
  const { deciding, sent } = decide({ is_final: true, form: { form: 'share', amount: 3, caps: { 'keep:shop': 2, 'keep:yard': 1 } } });
  expect([deciding.isComplete, deciding.chosen, sent]).toEqual([true, 'keep:shop keep:shop keep:yard', []]);
  deciding.seal();
  expect(sent).toEqual(['keep:shop keep:shop keep:yard']);
});
it('whoever sits alone at a table and has given no name is you, wherever people are chosen', () => {
  const texts = new Texts('en', ['table-you = you\nname-player = Person { $number }\noption-first = { $it }\noption-ask = ask { $it }\n']);
  const around = { face, texts: () => texts, scene: () => null, view: () => null, confirms: () => false, onanswer: () => {} };
  const labels = (alone?: string) => {
    const question: Question = { name: 'who', clause: '', asked: 1, waiting: [0], form: { form: 'pick', options: ['first:player_1', 'first:player_2', 'ask:player_1'] } };
    return new Deciding(question, { ...around, alone: () => alone }).choices.map((choice) => choice.label);
  };
  expect(labels('player_1')).toEqual(['You', 'Person 2', 'Ask Person 1']);
  expect(labels()).toEqual(['Person 1', 'Person 2', 'Ask Person 1']);
});
it('nor where the dot before it keeps to the line of the name', () => {
  const { deciding } = decide({}, false, [], [], { label: () => '⟨option-place⟩\u00a0· 7 points' });
  deciding.pick('place:a');
  expect(deciding.soFar).toBe('⟨option-place⟩');
});
it('what is chosen so far is read word by word', () => {
  const { deciding } = decide({});
  deciding.pick('place:a');
  expect(deciding.soFar).toBe('⟨option-place⟩');
});
it('what a choice is worth is said where it is offered, and not again behind it', () => {
  const worth = { label: () => '⟨option-place⟩ · 7 points' };
  const { deciding } = decide({}, false, [], [], worth);
  expect(deciding.choices[0]?.label).toBe('⟨option-place⟩ · 7 points');
  deciding.pick('place:a');
  expect(deciding.soFar).toBe('⟨option-place⟩');
});
it('what was said so far, and what a bot advises, is called as the game calls it', () => {
  const own = { label: () => 'The shop · closed on Sundays', called: () => 'The shop', answer: (answer: string) => `to ${answer}` };
  const { deciding } = decide({}, false, [], [], own);
  deciding.pick('place:a');
  expect([deciding.soFar, deciding.told('place:b')]).toEqual(['The shop', 'to place:b']);
});
it('touching another thing of the choice before means that one instead', () => {
  const { deciding } = decide({});
  expect(deciding.takeInstead('b')).toBe(false);
  deciding.pick('place:a');
  expect([deciding.takeInstead('b'), deciding.prefix]).toEqual([true, ['place:b']]);
  expect([deciding.takeInstead('b'), deciding.prefix]).toEqual([true, []]);
});

const TURN: Form = {
  form: 'branch',
  branches: {
    move: { form: 'pick', options: ['at:shop', 'at:yard'] },
    shoot: { form: 'fields', fields: [{ name: 'at', lists: { '': ['at:yard'] }, of: null }, { name: 'with', lists: { '': ['with:a', 'with:b'] }, of: null }] },
    aim: { form: 'numbers', intervals: { angle: [0, 3600] } },
    share: { form: 'share', amount: 2, caps: { 'hit:a': 2, 'hit:b': 2 } },
    rest: null,
  },
};
const turn = () => decide({ form: TURN });

it('touching a thing says the verb too: one touch, one answer', () => {
  const { deciding, sent } = turn();
  expect(deciding.choices.map((choice) => choice.word)).toEqual(['move', 'shoot', 'aim', 'share', 'rest']);
  expect(deciding.onTable.filter((choice) => choice.target === 'shop').map((choice) => choice.word)).toEqual(['move at:shop']);
  deciding.pick('move at:shop');
  expect(sent).toEqual(['move at:shop']);
});
it('a thing that several verbs are about has several ways', () => {
  const { deciding } = turn();
  expect(deciding.onTable.filter((choice) => choice.target === 'yard').map((choice) => choice.word)).toEqual(['move at:yard', 'shoot at:yard']);
});
it('a thing that is a word itself and is also reached by a verb can mean both', () => {
  const form: Form = { form: 'branch', branches: { 'play:axe': null, store: { form: 'pick', options: ['card:axe'] } } };
  const { deciding } = decide({ form });
  expect(deciding.onTable.filter((choice) => choice.target === 'axe').map((choice) => choice.word)).toEqual(['play:axe', 'store card:axe']);
});
it('who leads several touches where one of them shall go, and is asked which', () => {
  const form: Form = {
    form: 'branch',
    branches: { move: { form: 'branch', branches: { 'who:amy': { form: 'pick', options: ['at:shop'] }, 'who:ned': { form: 'pick', options: ['at:shop', 'at:yard'] } } } },
  };
  const { deciding, sent } = decide({ form }, false, [], ['who']);
  const waysTo = (thing: string) => deciding.onTable.filter((choice) => choice.target === thing).map((choice) => choice.word);
  expect([waysTo('shop'), waysTo('yard')]).toEqual([['move who:amy at:shop', 'move who:ned at:shop'], ['move who:ned at:yard']]);
  expect(deciding.onTable.at(-1)?.label).toMatch(/^⟨option-who⟩: /);
  deciding.pick('move who:ned at:yard');
  expect(sent).toEqual(['move who:ned at:yard']);
});
it('what is left to say after a touch is asked, and what leaves no choice is filled in', () => {
  const { deciding, sent } = turn();
  deciding.pick('shoot');
  expect(deciding.prefix).toEqual(['shoot', 'at:yard']);
  deciding.pick('with:b');
  expect(sent).toEqual(['shoot at:yard with:b']);
});
it('what must be said aloud is not filled in', () => {
  const form: Form = { form: 'branch', branches: { shoot: { form: 'pick', options: ['risking:amy'] }, rest: null } };
  const { deciding, sent } = decide({ form }, false, ['risking']);
  deciding.pick('shoot');
  expect([deciding.prefix, sent]).toEqual([['shoot'], []]);
  deciding.pick('risking:amy');
  expect(sent).toEqual(['shoot risking:amy']);
});
it('what is touched in vain is tried with a verb that is offered', () => {
  expect(turn().deciding.attempt(view, 'something')).toBe('shoot to:something');
});
it('back goes pick by pick, with what was filled in', () => {
  const { deciding } = turn();
  deciding.pick('shoot');
  deciding.back();
  expect(deciding.prefix).toEqual([]);
  deciding.pick('move');
  expect(deciding.onTable.map((choice) => choice.word)).toEqual(['at:shop', 'at:yard']);
  deciding.back();
  expect(deciding.choices).toHaveLength(5);
});
it('back takes all words that one touch has meant', () => {
  const weapon: Form = { form: 'pick', options: ['with:gun', 'with:bow'] };
  const form: Form = { form: 'branch', branches: { rest: null, shoot: { form: 'branch', branches: { 'at:shop': weapon, 'at:yard': weapon } } } };
  const { deciding } = decide({ form });
  deciding.pick('shoot at:shop');
  expect(deciding.prefix).toEqual(['shoot', 'at:shop']);
  deciding.back();
  expect(deciding.prefix).toEqual([]);
});
it('a verb that says it all is sent at once', () => {
  const { deciding, sent } = turn();
  deciding.pick('rest');
  expect(sent).toEqual(['rest']);
});
it('behind a verb too a device is turned and sealed, and shares go in any order', () => {
  const { deciding, sent } = turn();
  deciding.pick('aim');
  expect(deciding.device?.form).toBe('numbers');
  deciding.pick('angle=1234');
  deciding.seal();
  expect(sent).toEqual(['aim angle=1234']);
  const other = turn();
  for (const word of ['share', 'hit:b', 'hit:a']) other.deciding.pick(word);
  other.deciding.seal();
  expect(other.sent).toEqual(['share hit:a hit:b']);
});
it('advice is taken word by word, and only if it is lawful', () => {
  const { deciding, sent } = turn();
  deciding.hint = { answer: 'shoot at:shop', reason: null };
  deciding.takeHint();
  expect([deciding.prefix, sent]).toEqual([[], []]);
  deciding.hint = { answer: 'shoot at:yard with:a', reason: null };
  deciding.takeHint();
  expect(sent).toEqual(['shoot at:yard with:a']);
});
it('advice that has said how everything is shared out goes at once, unless every answer or a final one is asked for again', () => {
  const form: Form = { form: 'share', amount: 2, caps: { 'hit:a': 2, 'hit:b': 1 } };
  for (const [more, confirms, isSent] of [[{}, false, true], [{}, true, false], [{ is_final: true }, false, false]] as const) {
    const { deciding, sent } = decide({ name: 'split', form, ...more }, confirms);
    deciding.hint = { answer: 'hit:a hit:a', reason: null };
    deciding.takeHint();
    expect([sent.length > 0, deciding.chosen]).toEqual([isSent, 'hit:a hit:a']);
  }
});

const HORDE: Form = {
  form: 'branch',
  branches: { 'zombie:a': { form: 'pick', options: ['to:shop', 'to:yard'] }, 'zombie:b': { form: 'pick', options: ['to:shop'] } },
};
it('several of a horde go one after another, one touch each', () => {
  const first = decide({ name: 'zombie_move', form: HORDE });
  first.deciding.pick('zombie:a');
  first.deciding.pick('to:shop');
  const { deciding, sent } = decide({ name: 'zombie_move', form: HORDE, asked: 2 });
  deciding.goOnFrom(first.deciding);
  expect(deciding.prefix).toEqual(['zombie:a']);
  deciding.pick('to:shop');
  expect(sent).toEqual(['zombie:a to:shop']);
});
it('nobody goes on with a horde that is gone, nor from another question, nor by itself', () => {
  const [first, last] = [decide({ name: 'zombie_move', form: HORDE }), decide({ name: 'zombie_move', form: HORDE })];
  first.deciding.pick('zombie:a');
  first.deciding.pick('to:shop');
  const gone = decide({ name: 'zombie_move', form: { form: 'branch', branches: { 'zombie:b': HORDE.form === 'branch' ? HORDE.branches['zombie:b']! : null } } });
  const other = decide({ name: 'flee', form: HORDE });
  for (const { deciding } of [gone, other]) {
    deciding.goOnFrom(first.deciding);
    expect(deciding.prefix).toEqual([]);
  }
  last.deciding.pick('zombie:b');
  const again = decide({ name: 'zombie_move', form: HORDE });
  again.deciding.goOnFrom(last.deciding);
  expect([again.deciding.prefix, again.sent]).toEqual([['zombie:b'], []]);
});
it('a touch never means what nobody would mean by it; the list still has it', () => {
  const form = { form: 'branch', branches: { move: { form: 'pick', options: ['at:yard'] }, shoot: { form: 'pick', options: ['at:yard', 'at:shop'] } }, beside: null } as unknown as Form;
  const { deciding, sent } = decide({ form }, false, [], [], { isMeant: ([verb, at]: readonly string[]) => verb !== 'shoot' || at === 'at:shop' });
  expect(deciding.onTable.filter(({ target }) => target).map(({ word }) => word)).toEqual(['move at:yard', 'shoot at:shop']);
  deciding.pick('shoot');
  deciding.pick('at:yard');
  expect(sent).toEqual(['shoot at:yard']);
});
it('what is laid from place to place needs room, wherever in an answer it comes', () => {
  const trade: Form = { form: 'arrange', slots_of: { pan: ['hand', 'bag'] }, room: { hand: 1, bag: 1 } };
  const own = { hasOwnChoice: (_: Question, form: Form) => form.form === 'arrange' };
  const { deciding } = decide({ form: { form: 'branch', branches: { trade, rest: null } } }, false, [], [], own);
  expect(deciding.needsRoom).toBe(false);
  deciding.pick('trade');
  expect(deciding.needsRoom).toBe(true);
});
it('what saves all other choices stands first, whatever the others are; the rest stays in order', () => {
  const own = { rank: (word: string) => (word === 'any_order' ? -1 : 0) };
  const { deciding } = decide({ form: { form: 'pick', options: ['room:shop', 'room:yard', 'any_order', 'done'] } }, false, [], [], own);
  expect(deciding.choices.map(({ word }) => word)).toEqual(['any_order', 'room:shop', 'room:yard', 'done']);
});
it('advice to do something else leads back to the beginning; advice how to go on does not', () => {
  const { deciding } = decide({});
  deciding.pick('place:a');
  deciding.advise({ answer: 'place:a at:shop', reason: null });
  expect(deciding.prefix).toEqual(['place:a']);
  deciding.advise({ answer: 'place:b at:shop', reason: null });
  expect(deciding.prefix).toEqual([]);
  expect(deciding.hint?.answer).toBe('place:b at:shop');
});
it('what was filled in by itself still needs its explanation, until somebody here chooses', () => {
  const { deciding } = decide({ form: { form: 'share', amount: 2, caps: { 'keep:axe': 1, 'keep:pan': 1 } }, is_final: true });
  expect([deciding.isComplete, deciding.isUntouched]).toEqual([true, true]);
  deciding.back();
  deciding.pick('keep:axe');
  expect(deciding.isUntouched).toBe(false);
});
