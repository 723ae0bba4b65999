import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, Texts } from './texts';
import type { Happened, Question } from './wire';

const KERNEL = `
list-and = { $before } and { $last }
entry = { $key }: { $value }
seat-number = Seat { $number }
event-said = { $seat }: “{ $text }”
event-whispered = { $seat } whispers to { $to }: “{ $text }”
event-whispered-open = { $seat } whispers to { $to }.
reason-not-asked = It is not your turn; the table waits for { $waiting }.
reason-not-an-option = “{ $word }” is not possible here.
name-red = Red
    .adj = red
name-blue = Blue
    .adj = blue
name-gunman = Gunman
name-of = { $owner_adj } { $it }
    .the = the { $owner_adj } { $it }
name-hq = H.Q.
    .in = in the H.Q.
name-axe = Axe
    .acc = the Axe
event-card_dealt = { $player } is dealt { $card_acc }.
event-card_dealt-open = { $player } is dealt a card.
event-stands = { $character_the } is { $location_in }.
event-votes = { $ballots }
entry-ballots = { $key } for { $value } ({ $weights })
ask-move = Who goes, { $count -> [one] one
   *[other] { $count } left
  }?
wait-move = Waiting for { $players }.
option-move = move { $it_the }
option-go = go
answer-move-go = move { $move_the } as chosen
phrase-blame = { $who }, that was you.
list-times = { $count } × { $text }
name-S = street S{ $number }
    .to = to street S{ $number }
name-between = the door between { $one } and { $other }
name-starts_with = Starts with { $it_acc }
name-own = { $name }
    .to = to { $name }
option-hit = hit { $it }
option-put = { $it } { $place_to }
option-stays = { $it } stays
option-free = { $it_number -> [one] one
   *[other] { $it } of them
  } for free
`;
const texts = new Texts('en', [KERNEL]);
const happened = (event: string, args: Record<string, unknown>): Happened => ({ n: 1, event, clause: '', args });

describe('sentences', () => {
  it('takes the open text where a secret argument is missing', () => {
    expect(texts.line(happened('card_dealt', { player: 'red', card: 'axe' }))).toBe('Red is dealt the Axe.');
    expect(texts.line(happened('card_dealt', { player: 'red' }))).toBe('Red is dealt a card.');
    expect(texts.isPrivate({ ...happened('card_dealt', { player: 'red', card: 'axe' }), private: true })).toBe(true);
    expect(texts.isPrivate(happened('card_dealt', { player: 'red' }))).toBe(false);
  });
  it('composes names, begins with a capital and ends with one stop', () => {
    expect(texts.line(happened('stands', { character: 'red.gunman', location: 'hq' }))).toBe('The red Gunman is in the H.Q.');
  });
  it('joins entries with what other dicts say of the same key', () => {
    const args = { ballots: { red: 'blue', blue: 'red' }, weights: { red: 2, blue: 1 } };
    expect(texts.line(happened('votes', args))).toBe('Red for Blue (2) and Blue for Red (1)');
  });
  it('asks, or says whom we wait for', () => {
    const question: Question = { name: 'move', clause: '', asked: 1, waiting: [0, 1], about: { count: 2 } };
    expect(texts.question({ ...question, form: { form: 'pick', options: [] } })).toBe('Who goes, 2 left?');
    expect(texts.question(question, ['red', ''])).toBe('Waiting for Red and Seat 2.');
  });
  it('words of an answer alone and together', () => {
    expect(texts.word('move:red.gunman')).toBe('Move the red Gunman');
    expect(texts.answer('move:red.gunman go')).toBe('Move the red Gunman as chosen');
  });
  it('names that are put together, and those that players gave', () => {
    expect(texts.name('S01/blue')).toBe('the door between street S01 and Blue');
    expect(texts.name('starts_with:axe')).toBe('Starts with the Axe');
    expect(texts.name('S21/nobody')).toBe('⟨name-S21/nobody⟩');
    const own = texts.knowing({ zoe: { en: 'Zoe', de: 'Zoé' }, red: { en: 'Ned', de: 'Ned' } });
    expect([own.name('zoe'), own.name('red'), texts.name('zoe')]).toEqual(['Zoe', 'Red', '⟨name-zoe⟩']);
    expect(own.word('axe@zoe')).toBe('Axe to Zoe');
  });
  it('arrangements say what stays, shares say how many', () => {
    expect(texts.word('axe@S21')).toBe('Axe to street S21');
    expect(texts.word('red.gunman@red')).toBe('Red Gunman stays');
    expect(texts.answer('hit:axe hit:axe hit:hq')).toBe('2 × hit Axe, hit H.Q.');
    expect([texts.word('free:1'), texts.word('free:12')]).toEqual(['One for free', '12 of them for free']);
  });
  it('talk: phrases in the language of the reader, whispers without their words', () => {
    const said = { seat: 0, text: '', phrase: 'blame', slots: { who: 'blue' } };
    expect(texts.line(happened('said', said), ['red'])).toBe('Red: “Blue, that was you.”');
    expect(texts.line(happened('whispered', { seat: 0, to: 1 }), ['red', 'blue'])).toBe('Red whispers to Blue.');
  });
  it('refusals name people and buttons', () => {
    expect(texts.refusal({ reason: 'not-asked', args: { waiting: [1] } }, ['red', 'blue'])).toContain('waits for Blue');
    expect(texts.refusal({ reason: 'not-an-option', args: { word: 'move:red.gunman' } })).toContain('“Move the red Gunman”');
  });
  it('a missing text shows its key', () => {
    expect(texts.text('nothing-here')).toBe('⟨nothing-here⟩');
    expect(texts.name('nobody')).toBe('⟨name-nobody⟩');
  });
});

const source = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const keysOf = (ftl: string): string[] => [...ftl.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]!).sort();

describe.each(['./texts', './games/mall_of_horror'])('%s', (folder) => {
  it('has the same keys in both languages', () => {
    const [en, de] = LANGUAGES.map((language) => keysOf(source(`${folder}/${language}.ftl`)));
    expect(de).toEqual(en);
    expect(new Set(en).size).toBe(en?.length);
  });
  it.each(LANGUAGES)('can be read in %s', (language) => {
    const ftl = source(`${folder}/${language}.ftl`);
    const all = new Texts(language, [ftl]);
    for (const key of keysOf(ftl)) expect(all.has(key), key).toBe(true);
  });
});
