import { describe, expect, it } from 'vitest';
import corpus from '../../../tests/corpus/texts.json';
import { LANGUAGES, Texts } from './texts';
import type { Happened } from './wire';

interface Case {
  call: 'line' | 'question' | 'word' | 'answer' | 'name' | 'seat' | 'phrase';
  args: unknown[];
  en: string;
  de: string;
}
describe.each(LANGUAGES)('as on the server, in %s', (language) => {
  const texts = new Texts(language, [corpus[language].join('\n')]);
  it.each(corpus.cases as Case[])('$call $args', ({ call, args, ...said }) => {
    expect((texts[call] as (...args: unknown[]) => string).apply(texts, args)).toBe(said[language]);
  });
});

const MORE = `
reason-not-asked = It is not your turn; the table waits for { $waiting }.
reason-not-an-option = “{ $word }” is not possible here.
`;
const texts = new Texts('en', [corpus.en.join('\n'), MORE]);
const happened = (args: Record<string, unknown>): Happened => ({ n: 1, event: 'card_dealt', clause: '', args });

it('tells what only one seat knows', () => {
  expect(texts.isPrivate({ ...happened({ player: 'red', card: 'axe' }), private: true })).toBe(true);
  expect(texts.isPrivate(happened({ player: 'red' }))).toBe(false);
});
it('a number is its own name, below nothing too', () => expect([texts.name('12'), texts.name('-12'), texts.name('-')]).toEqual(['12', '-12', '⟨name--⟩']));
it('knows names that players gave, unless the game has them', () => {
  const own = texts.knowing({ zoe: { en: 'Zoe', de: 'Zoé' }, red: { en: 'Ned', de: 'Ned' } });
  expect([own.name('zoe'), own.name('red'), texts.name('zoe')]).toEqual(['Zoe', 'Red', '⟨name-zoe⟩']);
  expect(own.word('axe@zoe')).toBe('Axe to Zoe');
});
it('a match calls a piece by the name of another id, wherever it is named', () => {
  const own = texts.knowing({ S21: 'axe' });
  expect([own.name('S21'), own.word('to:S21'), texts.name('S21')]).toEqual(['Axe', 'Axe', 'street S21']);
});
it('a word reads otherwise behind some verbs', () => {
  const own = new Texts('en', [corpus.en.join('\n'), 'option-lay-to = Laid at { $it }']);
  expect([own.word('to:axe', 'lay'), own.word('to:axe', 'go'), own.answer('lay to:axe').split(', ')[1]]).toEqual(['Laid at Axe', own.word('to:axe'), 'Laid at Axe']);
});
it('refusals name people and buttons', () => {
  expect(texts.refusal({ reason: 'not-asked', args: { waiting: [1] } }, ['red', 'blue'])).toContain('waits for Blue');
  expect(texts.refusal({ reason: 'not-an-option', args: { word: 'move:red.gunman' } })).toContain('“Move the red Gunman”');
});
it('a rule that does not say what is missing is helped by words of its own', () => {
  const own = new Texts('en', ['refused-attack-ZT-9-6 = Nothing is in reach.\nrefused-ZT-4-4 = No action is left.']);
  expect([own.whyRefused('attack', 'ZT-9.6'), own.whyRefused('target:B4', 'ZT-9.6'), own.whyRefused('draw', 'ZT-4.4')]).toEqual(['Nothing is in reach.', '', 'No action is left.']);
});
it('nobody speaks of himself by name', () => {
  const own = new Texts('en', ['name-red = Red\nphrase-ask = Votes for { $whom }.\nphrase-ask-own = Votes for me.']);
  const said = (seat: number): Happened => ({ n: 1, event: 'said', clause: '', args: { seat, phrase: 'ask', slots: { whom: 'red' }, text: '' } });
  expect([own.words(said(0), ['red', 'blue']), own.words(said(1), ['red', 'blue'])]).toEqual(['Votes for me.', 'Votes for Red.']);
});
it('several words of one verb are one sentence', () => {
  const own = new Texts('en', ['list-and = { $before } and { $last }\nlist-times = { $count } × { $text }\nname-axe = axe\n    .acc = an axe\nname-pan = pan\n    .acc = a pan\noption-keep = keep { $it_acc }\nanswers-keep = keep { $things_acc }']);
  expect([own.answer('keep:axe keep:pan'), own.answer('keep:axe keep:pan keep:axe'), own.answer('keep:axe')]).toEqual(['Keep an axe and a pan', 'Keep 2 × axe and a pan', 'Keep an axe']);
});
it('one keeps a card by its name, and what lies there without one', () => {
  const own = new Texts('en', ['name-arsenal = Arsenal\noption-keep = Keep { $it }\noption-keep-open = Keep it']);
  expect([own.word('keep:arsenal'), own.word('keep')]).toEqual(['Keep Arsenal', 'Keep it']);
});
it('who leads two pawns is called by neither of them', () => {
  const own = new Texts('en', ['name-red = Red\nname-blue = Blue']);
  expect([0, 1].map((seat) => own.called({}, ['Ada', '']).seat(seat, ['red', 'blue']))).toEqual(['Ada', 'Blue']);
  expect(own.called({ red: 'Ada' }, ['Ada', '']).seat(0, ['red'])).toBe('Ada');
});
it('two of a card are not 2 × a card', () => {
  const own = new Texts('en', ['list-and = { $before } and { $last }\nlist-times = { $count } × { $text }\nname-axe = axe\n    .acc = an axe\nname-pan = pan\n    .acc = a pan\nevent-found = Found: { $cards_acc }.']);
  const found = (...cards: string[]): string => own.line({ n: 1, event: 'found', clause: '', args: { cards } }, []);
  expect([found('axe', 'axe', 'pan'), found('pan', 'axe')]).toEqual(['Found: 2 × axe and a pan.', 'Found: a pan and an axe.']);
});
it('numbered pieces of a kind are told without their numbers, if there is a word for several', () => {
  const own = new Texts('en', ['list-and = { $before } and { $last }', 'list-times = { $count } × { $text }', 'name-crate = crate { $number }\n    .the = the crate\n    .several = crate', 'name-house = house\n    .the = the house', 'touched = It touches { $touched_the }.']);
  const told = (...touched: string[]): string => own.say('touched', { touched });
  expect([told('crate_1', 'house', 'crate_2'), told('crate_2'), own.name('crate_2')]).toEqual(['It touches 2 × crate and the house.', 'It touches the crate.', 'crate 2']);
});
it('an answer says a pistol, not pistol 3', () => {
  const own = new Texts('en', ['name-pistol = Pistol\n    .acc = a Pistol\noption-fight = open fire with { $it_acc }\nanswer-attack-with = attack { $attack } with { $with_acc }\nname-zombie = zombie']);
  expect(own.answer('fight:pistol.3')).toBe('Open fire with a Pistol');
  expect(own.answer('attack:zombie.12 with:pistol.3')).toBe('Attack zombie with a Pistol');
});
it('asks for as many as can be chosen', () => {
  const own = new Texts('en', ['ask-keep = Which { $count } cards do you keep?']);
  const question = { name: 'keep', asked: 1, clause: '', waiting: [0], about: { count: 3 }, form: { form: 'share' as const, amount: 2, caps: {} } };
  expect(own.question(question as never)).toBe('Which 2 cards do you keep?');
});
