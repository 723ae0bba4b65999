/** What can be said about a scenario, its pieces and its goals, as fields of the workshop. */
import { capitalised, type Texts } from '../../../frame/texts';
import { fieldFor, type Field, type Word } from '../../../frame/workshop/fields';
import { cardsFor, groupsIn, type Company } from './company';
import { GOALS, isHouse, isSurvivor, SIDES, type Placed, type Scenario } from './draft';
import { chipsIn, edgeIn, type Stock } from './stock';
import type { Tool } from './tools';

const namer = (texts: Texts) => (id: Word): string => capitalised(texts.name(String(id)));
const MOST_ROUNDS = 20;
const MOST_CHIPS = 12;

export function aboutFields(draft: Scenario, stock: Stock, texts: Texts): Field[] {
  const t = texts.text;
  const words = namer(texts);
  const decks = stock.decks.filter((deck) => !stock.company_decks.includes(deck));
  const rules = stock.rules.filter((rule) => !stock.fixed_rules.includes(rule));
  return [
    { path: 'name', label: t('fl-make-name'), kind: 'line', most: 60 },
    { path: 'rounds', label: t('fl-make-rounds'), kind: 'number', least: 1, most: MOST_ROUNDS },
    { path: 'dead_to_lose', label: t('fl-make-dead'), kind: 'number', most: 12 },
    { path: 'day_invasion', label: t('fl-make-day'), kind: 'number', least: 1, most: 6 },
    { path: 'night_invasion', label: t('fl-make-night'), kind: 'number', least: 1, most: 6 },
    { path: 'decks', label: t('fl-make-decks'), kind: 'many', values: decks, words: (one) => t(`fl-make-deck-${one}`) },
    { path: 'rules', label: t('fl-make-rules'), kind: 'many', values: rules, words: (one) => t(`fl-make-rule-${one}`) },
    { path: 'contested', label: t('fl-make-contested'), kind: 'many', values: stock.buildings, words },
    ...(draft.decks.includes('objective') ? [{ path: 'objective_worth', label: t('fl-make-worth'), kind: 'number' as const, most: 20 }] : []),
    { path: 'pool', label: t('fl-make-pool'), kind: 'each', values: chipsIn(stock, true), words, most: MOST_CHIPS },
  ];
}
/** Who plays with whom, and by which secret cards. */
export function companyFields({ groups }: Company, stock: Stock, { text: t }: Texts): Field[] {
  return [
    { path: 'groups', label: t('fl-make-groups'), kind: 'few', values: groupsIn(stock), words: (one) => t(`fl-make-groups-${one}`) },
    { path: 'cards', label: t('fl-make-secret'), kind: 'few', values: cardsFor(groups, stock), words: (one) => t(`fl-make-secret-${one}`) },
  ];
}

/** When the marker reaches the skull. */
export function skullFields(stock: Stock, { text: t }: Texts): Field[] {
  return [
    { path: 'skull.by', label: t('fl-make-skull-by'), kind: 'many', ordered: true, values: stock.measures, words: (one) => t(`fl-make-measure-${one}`) },
    { path: 'skull.tie', label: t('fl-make-skull-tie'), kind: 'few', values: ['lose', 'win'], words: (one) => t(`fl-make-tie-${one}`) },
  ];
}

/** About one piece on the table. */
export function pieceFields(piece: Placed, draft: Scenario, stock: Stock, texts: Texts): Field[] {
  const t = texts.text;
  const words = namer(texts);
  const groups = Object.keys(draft.groups);
  return [
    ...placeFields('', stock, texts),
    ...(stock.shapes[stock.shape_of[piece.id] ?? '']?.hull.length === 1 ? [] : [{ path: 'turn', label: t('fl-make-turn'), kind: 'number' as const, least: 0, most: 359, step: 15 }]),
    ...(isSurvivor(piece) && groups.length > 1 ? [{ path: 'group', label: t('fl-make-group'), kind: 'one' as const, values: groups, words }] : []),
    ...(isHouse(piece)
      ? ([
          { path: 'locked', label: t('fl-make-locked'), kind: 'check' },
          { path: 'face_down', label: t('fl-make-face-down'), kind: 'number', most: MOST_CHIPS },
          { path: 'chips', label: t('fl-make-chips'), kind: 'each', values: chipsIn(stock, false), words, most: MOST_CHIPS },
        ] satisfies Field[])
      : []),
  ];
}
function placeFields(path: string, stock: Stock, { text: t }: Texts): Field[] {
  const edge = edgeIn(stock);
  return ['x', 'y'].map((axis) => ({ path: `${path}${axis}`, label: t(`fl-make-${axis}`), kind: 'number', least: -edge, most: edge, step: 10 }));
}
/** About what lies there once only. */
export function singleFields(tool: Tool, draft: Scenario, stock: Stock, texts: Texts): Field[] {
  const t = texts.text;
  if (tool === 'tower') {
    return [
      { path: 'tower.side', label: t('fl-make-side'), kind: 'few', values: SIDES, words: (one) => t(`fl-make-side-${one}`) },
      { path: 'tower.along', label: t('fl-make-along'), kind: 'number', least: -edgeIn(stock) + 80, most: edgeIn(stock) - 80, step: 10 },
    ];
  }
  return tool === 'acid' ? [{ path: 'acid', label: t('fl-make-acid'), kind: 'check', on: { x: 0, y: 0 } }, ...(draft.acid ? placeFields('acid.', stock, texts) : [])] : [];
}

/** About one sentence of a goal. */
export function goalFields(type: string, stock: Stock, texts: Texts): Field[] {
  const words = namer(texts);
  const special: Record<string, Partial<Field>> = {
    house: { values: stock.buildings, none: texts.text('workshop-choose'), words },
    everybody_in: { values: stock.buildings, none: texts.text('workshop-choose'), words },
    chips: { kind: 'each', values: chipsIn(stock, false), words, most: MOST_CHIPS },
  };
  return Object.keys(GOALS[type] ?? {})
    .filter((name) => name !== 'enemies_dead' && name !== 'exile_card')
    .map((name) => fieldFor(name, stock.goal[name] ?? {}, texts.text(`fl-make-field-${name}`), texts, { least: 1, ...special[name] }));
}
/** What a survivor's group calls its own. */
export const baseField = (group: string, stock: Stock, texts: Texts): Field => ({
  path: `groups.${group}.base`, label: texts.text('fl-make-base'), kind: 'one', values: stock.buildings, words: namer(texts), none: texts.text('fl-make-no-base'),
});
