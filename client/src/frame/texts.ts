/** Ids and arguments become sentences in the reader's language: untot/kernel/texts.py once more, for the browser.
 *
 *  Of an argument `card` a message may use `$card` (its name), `$card_id` and one form per attribute that names have in
 *  this language, such as `$card_acc`. Lists are joined and give `$cards_count`, those of numbers `$hits_sum`; entries of
 *  lists and dicts can have a message of their own, `entry-<argument>`. Where a reader lacks a secret argument, `<key>-open` is taken. Ids that are
 *  put together (`red.pin_up`, `A/B`, `starts_with:pistol`, `S21`) have a message for their kind, see `putTogether`.
 */
import { FluentBundle, FluentResource, type FluentVariable, type Message } from '@fluent/bundle';
import { isNumber, putTogether } from './names';
import { isStaying, numberIn, placing, split, thingOf, verbOf } from './words';
import type { Happened, Question, Reply } from './wire';

export type Language = 'en' | 'de';
export const LANGUAGES: readonly Language[] = ['en', 'de'];
/** What a match calls things, by id: as players named them, or by the name of another id. */
export type OwnNames = Record<string, Record<Language, string> | string>;

type Forms = Record<string, FluentVariable>;
type Args = Record<string, unknown>;
const SEAT_ARGUMENTS = ['seat', 'to'];

/** A count of tenths as people read it: 858 is 85.8, or 85,8. */
export const tenths = (language: Language, count: number): string => (count / 10).toLocaleString(language, { maximumFractionDigits: 1, useGrouping: false });

export class Texts {
  readonly language: Language;
  private readonly bundle: FluentBundle;
  private readonly attributes: string[] = [];
  private readonly names = new Map<string, Forms>();
  /** Names of people by seat, '' where somebody has none. */
  private readonly seats: readonly string[] = [];
  /** The seat of the only person, who has no name: sentences speak to him (`$seat_who`). */
  /** What stands for somebody who has a name. */
  private readonly people: ReadonlySet<string> = new Set();
  /** The seat of the only person, who has no name. */
  readonly you: number | null = null;

  /** Later sources do not override earlier ones. */
  constructor(language: Language, sources: readonly string[]) {
    this.language = language;
    this.bundle = new FluentBundle(language, { functions: { TENTHS: ([count]) => tenths(language, Number(count?.valueOf())) }, useIsolating: false });
    for (const source of sources) {
      const resource = new FluentResource(source);
      this.bundle.addResource(resource);
      for (const entry of resource.body as Message[]) {
        if (!entry.id.startsWith('name-')) continue;
        for (const name of Object.keys(entry.attributes)) if (!this.attributes.includes(name)) this.attributes.push(name);
      }
    }
  }

  /** These texts with the names of a match: what players call like something of the game keeps that name. */
  knowing(names: OwnNames = {}): Texts {
    const known: Texts = Object.assign(Object.create(Texts.prototype) as Texts, this, { names: new Map<string, Forms>() });
    for (const [piece, name] of Object.entries(names)) {
      if (typeof name === 'string') known.names.set(piece, { ...this.nameForms(name), _id: piece });
      else if (!this.has(`name-${piece}`)) known.names.set(piece, { ...this.formsOfName('name-own', { name: name[this.language] }), _id: piece });
    }
    return known;
  }

  /** These texts with people's names: by the id that stands for somebody (a colour), and by seat as long as there is none. */
  called(people: Record<string, string>, seats: readonly string[], you: number | null = null): Texts {
    const known: Texts = Object.assign(Object.create(Texts.prototype) as Texts, this, { names: new Map(this.names), people: new Set(Object.keys(people)), seats, you });
    for (const [id, name] of Object.entries(people)) {
      const forms = this.has('name-called') ? this.formsOfName('name-called', { name, printed: this.name(id) }) : this.sameInAllForms(name);
      known.names.set(id, { ...forms, _id: id });
    }
    return known;
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  /** The text of any key as it stands; plain numbers and words as arguments. */
  readonly text = (key: string, args: Record<string, FluentVariable> = {}): string => this.format(key, args).text;

  /** The sentence of a key; its arguments are ids, lists of them, numbers: whatever an event could say. */
  say(key: string, args: Record<string, unknown>): string {
    return this.sentence(key, this.variables(args, []));
  }

  /** A line of the log. */
  line(happened: Happened, seatNames: readonly string[] = []): string {
    const key = this.keyOf(happened);
    if ('phrase' in happened.args) return this.format(key, this.variables(this.spoken(happened.args, seatNames), seatNames)).text;
    return this.sentence(key, this.variables(happened.args, seatNames));
  }

  /** The message of an event; what was forced can have one for its question (`event-forced-choose_colour`). */
  private keyOf({ event, args }: Happened): string {
    const own = `event-${event}-${String(args['ask'])}`;
    return this.has(own) ? own : `event-${event}`;
  }

  /** What was said, without who said it. */
  words(happened: Happened, seatNames: readonly string[]): string {
    return String(this.spoken(happened.args, seatNames)['text'] ?? '');
  }

  /** Whether this line holds something that not everybody sees. */
  isPrivate(happened: Happened): boolean {
    return happened.private ?? false;
  }

  /** What one seat is asked; or, if it is not asked (any more), whom the table waits for. */
  question(message: Question, seatNames: readonly string[] = []): string {
    if (message.form) return this.sentence(`ask-${message.name}`, this.variables(aboutIn(message), seatNames));
    return this.sentence(`wait-${message.name}`, { players: this.join(message.waiting.map((seat) => this.seat(seat, seatNames))) });
  }

  /** What to know about a question; nothing where it says all itself. */
  why(message: Question, seatNames: readonly string[] = []): string {
    const key = `ask-${message.name}-why`;
    return this.has(key) ? this.sentence(key, this.variables(aboutIn(message), seatNames)) : '';
  }

  /** One word of an answer, as a button shows it; behind some verbs it reads otherwise (`option-bat-arc`). */
  word(word: string, behind = ''): string {
    return capitalised(this.plainWord(word, behind));
  }

  /** A whole answer, as one sentence if there is one for its verbs. */
  answer(answer: string): string {
    return capitalised(this.plainAnswer(answer));
  }

  name(piece: string): string {
    return String(this.nameForms(piece)['']);
  }

  seat(seat: number, seatNames: readonly string[] = []): string {
    const [name, called] = [seatNames[seat], this.seats[seat]];
    // Who leads several pieces is called by none of them.
    if (called && !(name && this.people.has(name))) return called;
    return name ? this.name(name) : this.text('seat-number', { number: seat + 1 });
  }

  /** Why something is refused. Words of an answer are shown as buttons show them. */
  refusal(reply: Pick<Reply, 'reason' | 'args'>, seatNames: readonly string[] = []): string {
    const variables: Forms = {};
    for (const [key, value] of Object.entries(reply.args ?? {})) {
      if (key === 'waiting' && Array.isArray(value)) variables[key] = this.join(value.map((seat) => this.seat(Number(seat), seatNames)));
      else if (key === 'word' && typeof value === 'string' && this.has(`option-${verbOf(value)}`)) variables[key] = this.word(value);
      else variables[key] = typeof value === 'number' ? value : String(value);
    }
    const text = this.sentence(`reason-${reply.reason ?? 'unknown'}`, variables);
    return variables['place'] ? `${variables['place']}: ${text}` : text;
  }

  /** In a few words how things stand, where the clause alone would not say what is missing; nothing where it does. */
  whyRefused(word: string, clause: string): string {
    const rule = clause.replaceAll('.', '-');
    const key = [`refused-${verbOf(word)}-${rule}`, `refused-${rule}`].find((key) => this.has(key));
    return key ? this.text(key) : '';
  }

  /** Why a bot would do something. */
  reason(text: string, args: Record<string, unknown>, seatNames: readonly string[] = []): string {
    return this.sentence(`reason-${text}`, this.variables(args, seatNames));
  }

  /** A ready-made phrase; whoever speaks of himself can have words of his own for it (`phrase-ask_vote_for-own`). */
  phrase(phrase: string, slots: Record<string, string>, speaker = ''): string {
    if (Object.values(slots).includes(speaker) && this.has(`phrase-${phrase}-own`)) return this.text(`phrase-${phrase}-own`);
    const variables: Forms = {};
    for (const [slot, value] of Object.entries(slots)) {
      Object.assign(variables, prefixed(slot, this.knows(value) ? this.nameForms(value) : this.sameInAllForms(value)));
    }
    return this.sentence(`phrase-${phrase}`, variables);
  }

  // -- formatting ---------------------------------------------------------------------------------------------

  private format(key: string, variables: Forms, attribute?: string): { text: string; whole: boolean } {
    const message = this.bundle.getMessage(key);
    const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
    if (pattern === undefined || pattern === null) return { text: `⟨${key}⟩`, whole: false };
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, variables, errors);
    return { text, whole: errors.length === 0 };
  }

  private sentence(key: string, variables: Forms): string {
    return capitalised(this.told(key, variables).replace(/(?<!\.)\.\.(?!\.)/g, '.'));
  }

  /** A text, or its `-open` one where something that it names is missing. */
  private told(key: string, variables: Forms): string {
    const { text, whole } = this.format(key, variables);
    return whole || !this.has(`${key}-open`) ? text : this.format(`${key}-open`, variables).text;
  }

  /** Several as one reads them: Anna, Ben and Cleo. */
  join(parts: readonly unknown[]): string {
    const words = parts.map(String);
    if (words.length < 2) return words.join('');
    return this.format('list-and', { before: words.slice(0, -1).join(', '), last: words.at(-1) ?? '' }).text;
  }

  // -- answers and talk ---------------------------------------------------------------------------------------

  private plainWord(word: string, behind = ''): string {
    if (verbOf(word).includes('@')) return this.placing(word);
    const number = numberIn(word);
    if (number) return this.number(number.name, number.value);
    const thing = thingOf(word);
    const own = `option-${behind}-${verbOf(word)}`;
    return this.told(this.has(own) ? own : `option-${verbOf(word)}`, thing ? prefixed('it', this.nameForms(thing)) : {});
  }

  /** A named number: in a sentence of its own (`option-angle`), or after its name. */
  private number(name: string, value: number): string {
    if (this.has(`option-${name}`)) return this.format(`option-${name}`, { number: String(value) }).text;
    return `${this.has(`number-${name}`) ? this.text(`number-${name}`) : name} ${value}`;
  }

  /** A word of an arrangement; a piece stays in its own place, or with its owner. */
  private placing(word: string): string {
    const { piece, slot: place } = placing(word);
    const key = isStaying(word) ? 'option-stays' : 'option-put';
    return this.format(key, { ...prefixed('it', this.nameForms(piece)), ...prefixed('place', this.nameForms(place)) }).text;
  }

  private plainAnswer(answer: string): string {
    const words = split(answer);
    const key = ['answer', ...words.map(verbOf)].join('-');
    if (!this.has(key)) return this.wordByWord(words);
    const args: Args = {};
    for (const word of words) if (thingOf(word)) args[verbOf(word)] = this.unnumbered(thingOf(word));
    return this.format(key, this.variables(args, [])).text;
  }
  /** Words that have no sentence of their own: those of one verb in one (`answers-keep`), or one after the other. */
  private wordByWord(words: readonly string[]): string {
    const [each, verbs] = [[...new Set(words)], new Set(words.map(verbOf))];
    const alike = `answers-${verbOf(words[0] ?? '')}`;
    if (words.length > 1 && verbs.size === 1 && this.has(alike)) {
      return this.format(alike, this.variables({ things: words.map(thingOf).map((thing) => this.unnumbered(thing)) }, [])).text;
    }
    const moved = each.filter((word) => !isStaying(word));
    return (moved.length ? moved : each).map((word) => this.several(word, words.filter((w) => w === word).length, verbOf(words[0] ?? ''))).join(', ');
  }
  /** A pistol, and not pistol 3: pieces of a kind have numbers, but nobody calls them so. */
  private unnumbered(piece: string): string {
    const kind = piece.replace(/\.\d+$/, '');
    return this.knows(kind) ? kind : piece;
  }

  private several(word: string, count: number, behind: string): string {
    const thing = thingOf(word);
    return this.times(this.plainWord(thing ? word.slice(0, -thing.length) + this.unnumbered(thing) : word, behind), count);
  }
  /** What is there several times is said once, with its number. */
  private times(text: string, count: number): string {
    return count === 1 ? text : this.format('list-times', { count, text }).text;
  }

  private spoken(args: Args, seatNames: readonly string[]): Args {
    const { phrase, slots, ...rest } = args;
    const ready = phrase ? this.phrase(String(phrase), (slots ?? {}) as Record<string, string>, seatNames[Number(args['seat'])]) : '';
    return { ...rest, text: `${ready} ${String(args['text'] ?? '')}`.trim() };
  }

  // -- names --------------------------------------------------------------------------------------------------

  /** Whether an id has a name. */
  knows(piece: string): boolean {
    if (this.names.has(piece) || isNumber(piece) || this.has(`name-${piece}`)) return true;
    const { key, parts } = putTogether(piece);
    return this.has(key) && Object.values(parts).every((part) => this.knows(part));
  }

  private nameForms(piece: string): Forms {
    const known = this.names.get(piece);
    if (known) return known;
    if (!this.knows(piece)) return { ...this.sameInAllForms(`⟨name-${piece}⟩`), _id: piece };
    const formed = this.formedName(piece);
    this.names.set(piece, formed);
    return formed;
  }

  private formedName(piece: string): Forms {
    const { key, parts } = this.has(`name-${piece}`) ? { key: `name-${piece}`, parts: {} } : putTogether(piece);
    if (!this.has(key)) return { ...this.sameInAllForms(piece), _id: piece, _number: Number(piece) };
    const known: Forms = {};
    for (const [part, named] of Object.entries(parts)) Object.assign(known, prefixed(part, this.nameForms(named)));
    return { ...this.formsOfName(key, known), _id: piece };
  }

  private formsOfName(key: string, known: Forms): Forms {
    const forms = this.sameInAllForms(this.format(key, known).text);
    for (const attribute of Object.keys(this.bundle.getMessage(key)?.attributes ?? {})) {
      forms[`_${attribute}`] = this.format(key, known, attribute).text;
    }
    return this.bundle.getMessage(key)?.attributes['several'] ? { ...forms, _family: key } : forms;
  }

  private sameInAllForms(text: string): Forms {
    return Object.fromEntries(['', ...this.attributes.map((attribute) => `_${attribute}`)].map((ending) => [ending, text]));
  }

  // -- arguments ----------------------------------------------------------------------------------------------

  private variables(args: Args, seatNames: readonly string[]): Forms {
    const variables: Forms = {};
    for (const [key, value] of Object.entries(args)) Object.assign(variables, prefixed(key, this.forms(key, value, args, seatNames)));
    return variables;
  }

  private forms(key: string, value: unknown, args: Args, seatNames: readonly string[]): Forms {
    if (typeof value === 'boolean') return { '': value ? 'yes' : 'no' };
    if (typeof value === 'number') {
      return SEAT_ARGUMENTS.includes(key) ? { '': this.seat(value, seatNames), _number: value + 1, _who: value === this.you ? 'you' : 'other' } : { '': value };
    }
    if (typeof value === 'string') return this.formsOfId(key, value);
    if (Array.isArray(value)) return this.formsOfList(key, value, seatNames);
    if (value === null || value === undefined) return {};
    const parts = Object.keys(value).map((entry) => this.entry(key, entry, args, seatNames));
    return { '': this.join(parts), _count: parts.length };
  }

  private formsOfId(key: string, value: string): Forms {
    if (key === 'answer') {
      const thing = thingOf(split(value)[0] ?? '');
      return { '': this.plainAnswer(value), ...(thing ? prefixed('_it', this.nameForms(thing)) : {}) };
    }
    if (key === 'reason') return { '': this.text(`end-${value}`), _id: value };
    return key === 'text' ? { '': value } : this.nameForms(value);
  }

  private formsOfList(key: string, items: unknown[], seatNames: readonly string[]): Forms {
    const entryKey = `entry-${key}`;
    const forms = items.map((item) =>
      this.has(entryKey) ? { '': this.format(entryKey, this.variables({ value: item }, seatNames)).text } : this.forms(key, item, {}, seatNames),
    );
    const alike = forms.map((form, i) => (form as Forms)['_family'] ?? items[i]);
    const joined: Forms = { _count: items.length };
    if (items.every((item) => typeof item === 'number')) joined['_sum'] = items.reduce((sum, item) => sum + item, 0);
    for (const ending of ['', ...this.attributes.map((attribute) => `_${attribute}`)]) {
      const said = (one: string): string[] => forms.map((form) => String((form as Forms)[one] ?? form['']));
      // Who keeps a pistol keeps 2 × pistol, not 2 × a pistol; numbered ones of a kind are 2 × crate.
      const bare = said(ending === '_acc' ? '' : ending).map((part, i) => (alike[i] === items[i] ? part : said('_several')[i]!));
      joined[ending] = this.listed(alike, said(ending), bare);
    }
    return joined;
  }
  /** `2 × Parking and Megatoys`; numbers are all said, and so are two people of one name. */
  private listed(items: readonly unknown[], parts: readonly string[], bare: readonly string[]): string {
    if (parts.every(isNumber)) return this.join(parts);
    const counts = new Map<string, { part: string; count: number }>();
    parts.forEach((part, i) => {
      const key = `${String(items[i])}\n${part}`;
      const known = counts.get(key);
      counts.set(key, known ? { part: bare[i]!, count: known.count + 1 } : { part, count: 1 });
    });
    return this.join([...counts.values()].map(({ part, count }) => this.times(part, count)));
  }

  private entry(argument: string, key: string, args: Args, seatNames: readonly string[]): string {
    const known: Args = {};
    for (const [other, entries] of Object.entries(args)) {
      if (isDict(entries) && key in entries) known[other] = entries[key];
    }
    const value = (args[argument] as Args)[key];
    const variables = this.variables({ ...known, key, value }, seatNames);
    const message = `entry-${argument}`;
    return this.format(this.has(message) ? message : 'entry', variables).text;
  }
}

/** What a question is about; as many as are asked for can be fewer for one seat than for others. */
function aboutIn({ about = {}, form }: Question): Args {
  return form?.form === 'share' && 'count' in about ? { ...about, count: form.amount } : about;
}
function isDict(value: unknown): value is Args {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function prefixed(key: string, forms: Forms): Forms {
  return Object.fromEntries(Object.entries(forms).map(([ending, form]) => [`${key}${ending}`, form]));
}
export function capitalised(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
