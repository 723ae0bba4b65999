/** What can be said about a mission, its tokens, its goals and rules, as fields of the workshop. */
import type { Texts } from '../../../frame/texts';
import { fieldFor, inEveryLanguage, type Field, type Schema } from '../../../frame/workshop/fields';
import { findable, type Stock } from './content';
import { BACKS, COLOURS, DIFFICULTIES, HEAL, PAPERS, type Mission, type Tokens } from './draft';
import type { Tool } from './tools';
import { named } from './words';

const PLAYERS = [1, 2, 3, 4, 5, 6];
const CARS = ['police_car', 'pimpmobile'];

export function aboutFields({ text: t }: Texts): Field[] {
  return [
    ...inEveryLanguage('name', 'line', 80, (language) => t(`zc-make-name-${language}`)),
    ...inEveryLanguage('story', 'text', 1000, (language) => t(`zc-make-story-${language}`)),
    { path: 'paper', label: t('zc-make-paper'), kind: 'few', values: PAPERS, words: (one) => t(`zc-make-paper-${one}`) },
    { path: 'difficulty', label: t('zc-make-difficulty'), kind: 'few', values: DIFFICULTIES, words: (one) => t(`difficulty-${one}`) },
    { path: 'minutes', label: t('zc-make-minutes'), kind: 'number', least: 1, most: 600, step: 5 },
    { path: 'min_survivors', label: t('zc-make-min-survivors'), kind: 'number', least: 1, most: PLAYERS.length },
    { path: 'players.0', label: t('zc-make-players-least'), kind: 'one', values: PLAYERS },
    { path: 'players.1', label: t('zc-make-players-most'), kind: 'one', values: PLAYERS },
  ];
}
/** The number of players that was chosen last holds; the other one gives way. */
export function inOrder(draft: Mission, path: string): Mission {
  const [least, most] = draft.players;
  if (least <= most) return draft;
  return { ...draft, players: path === 'players.0' ? [least, least] : [most, most] };
}

/** About one token of a kind. */
export function tokenFields(kind: Tokens, texts: Texts): Field[] {
  const t = texts.text;
  const words = (id: string | number): string => named(texts, String(id));
  const colour: Field = { path: 'colour', label: t('zc-make-colour'), kind: 'one', values: COLOURS, words, bare: true };
  const fields: Record<Tokens, Field[]> = {
    spawns: [colour, { path: 'active', label: t('zc-make-active'), kind: 'check' }],
    doors: [colour],
    objectives: [colour, { path: 'xp', label: t('zc-make-xp'), kind: 'number' }, { path: 'effect', label: t('zc-make-heals'), kind: 'check', on: HEAL }],
    cars: [{ path: 'kind', label: t('zc-make-car-kind'), kind: 'one', values: CARS, words, bare: true }],
  };
  return fields[kind];
}
/** About all tokens of a kind together. */
export function tokensFields(tool: Tool, draft: Mission, texts: Texts): Field[] {
  const t = texts.text;
  if (tool === 'car') return [{ path: 'drive', label: t('zc-make-drive'), kind: 'check' }];
  if (tool === 'spawn') return [{ path: 'spawn_indoors', label: t('zc-make-indoors'), kind: 'check' }];
  if (tool !== 'objective' || !draft.objectives.length) return [];
  const hidden: Field = { path: 'hidden_colour', label: t('zc-make-hidden'), kind: 'check', on: { colour: BACKS[0], count: 1 } };
  if (!draft.hidden_colour) return [hidden];
  const words = (id: string | number): string => named(texts, String(id));
  return [
    hidden,
    { path: 'hidden_colour.colour', label: t('zc-make-colour'), kind: 'one', values: BACKS, words },
    { path: 'hidden_colour.count', label: t('zc-make-how-many'), kind: 'number', least: 1 },
  ];
}

/** About a goal or special rule. */
export function clauseFields(fields: Record<string, Schema>, stock: Stock, zones: readonly string[], texts: Texts): Field[] {
  return Object.entries(fields).map(([name, schema]) => {
    const label = texts.text(`zc-make-field-${name}`);
    if (name === 'survivors_by_players') return { path: name, label, kind: 'each', values: PLAYERS, least: 1 };
    const numbers = schema.items?.type === 'integer' ? Object.keys(stock.spawn_cards).map(Number) : null;
    const isPlace = name === 'zones' || schema.type === 'string' || numbers;
    return fieldFor(name, schema, label, texts, { values: numbers ?? (isPlace ? zones : findable(stock)), none: texts.text('workshop-choose'), ...(isPlace && !schema.enum && { words: String }) });
  });
}
