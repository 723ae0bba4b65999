/** What the drawings of Dawn of the Zeds read out of view, scene and question. */
import { kindOf } from '../../frame/plain/reading';
import { colourOfName } from '../../frame/seats';
import type { Texts } from '../../frame/texts';
import type { Question } from '../../frame/wire';
import { thingOf, verbOf } from '../../frame/words';
import type { DawnUnitView, DawnZedView, Scene, View } from './view.gen';

export const unitOf = (view: Pick<View, 'units'>, id: unknown): DawnUnitView | undefined => view.units.find((unit) => unit.id === id);
export const zedOf = (view: Pick<View, 'zeds'>, id: unknown): DawnZedView | undefined => view.zeds.find((zed) => zed.id === id);

/** What a piece is called where nobody need tell it from the others: crowds without the number of the piece. */
export function crowdOf(id: string, texts: Pick<Texts, 'name' | 'text'>): string {
  const crowd = /^(.+)_\d+$/.exec(id)?.[1];
  return crowd ? texts.text(`name-${crowd}`, { number: '' }).trim() : texts.name(id);
}
/** Several of them in a list: those that are called alike with how many they are. */
export function countedNames(ids: readonly string[], texts: Pick<Texts, 'name' | 'text'>): string[] {
  const names = ids.map((id) => crowdOf(id, texts));
  return [...new Set(names)].map((name) => {
    const count = names.filter((one) => one === name).length;
    return count > 1 ? `${count} × ${name}` : name;
  });
}
/** How one of a crowd is told from others of it in one place: by strength, then by hits, else counted there; '' if nobody else is there. */
function tellingApart(view: Pick<View, 'units'>, unit: DawnUnitView, crowd: string, texts: Pick<Texts, 'text'>): string {
  const here = view.units.filter((one) => one.place === unit.place && one.id.startsWith(`${crowd}_`));
  if (here.length === 1) return '';
  const asStrong = here.filter((one) => one.strength === unit.strength);
  const alike = asStrong.filter((one) => one.hits === unit.hits);
  const hits = alike.length < asStrong.length ? unit.hits : 'none';
  return texts.text('dz-apart', { strength: unit.strength, hits, nth: alike.length > 1 ? 1 + alike.indexOf(unit) : 0 });
}
type Waiting = Pick<View, 'units'> & Partial<Pick<View, 'reserve'>>;
/** Crowds without the number of the piece, with whatever tells them apart in one bracket; those who wait to come have numbers. */
function calledBy(view: Waiting, id: string, texts: Pick<Texts, 'name' | 'text'>, isPlaced: boolean): string {
  const crowd = /^(.+)_\d+$/.exec(id)?.[1];
  const unit = unitOf(view, id);
  if (!crowd) return texts.name(id);
  if (!unit) return (view.reserve ?? []).filter((one) => one.startsWith(`${crowd}_`)).length > 1 ? texts.name(id) : crowdOf(id, texts);
  const told = [isPlaced ? texts.name(unit.place) : '', tellingApart(view, unit, crowd, texts)].filter(Boolean);
  return crowdOf(id, texts) + (told.length ? ` (${told.join(', ')})` : '');
}
/** What somebody is called where his place is said too. */
export const calledAt = (view: Waiting, id: string, texts: Pick<Texts, 'name' | 'text'>): string => calledBy(view, id, texts, false);
/** Somebody in a sentence that does not say his place: crowds with where they are. */
export const calledWithPlace = (view: Pick<View, 'units'>, id: string, texts: Pick<Texts, 'name' | 'text'>): string => calledBy(view, id, texts, true);
/** A word of an answer as it is said, with crowds called as they are where they stand. */
export function saidAt(view: Pick<View, 'units'>, word: string, texts: Pick<Texts, 'name' | 'text' | 'word'>): string {
  const thing = thingOf(word);
  return unitOf(view, thing) ? texts.word(word).replace(texts.name(thing), calledAt(view, thing, texts)) : texts.word(word);
}
/** What is touched to say this word; who touches somebody in a bed does not mean that he shall die. */
export const targetOf = (word: string): string => (verbOf(word) === 'bury' ? '' : thingOf(word));
/** Whose ability this is. */
export const ownerOf = (scene: Pick<Scene, 'units'>, ability: string): string | undefined => Object.keys(scene.units).find((unit) => Object.values(scene.units[unit]!.abilities).includes(ability));

/** The place of a piece; of a place itself, that. */
export function placeOf(view: Pick<View, 'units' | 'zeds'>, id: string): string {
  return unitOf(view, id)?.place ?? zedOf(view, id)?.space ?? id;
}
export const isPlace = (id: string, scene: Scene | null): boolean => ['space', 'house'].includes(kindOf(id, scene));
export const trackOf = (scene: Pick<Scene, 'tracks' | 'spaces'>, place: string): string => (place in scene.tracks ? place : (scene.spaces[place]?.track ?? ''));

/** Where the map looks, by what the question speaks of and what may be touched: at all of it, unless that is the whole town
 *  and somebody acts. Of roads and places of which one is to be chosen none is out of sight, however far apart they lie. */
export function lookingAt(spoken: readonly string[], targets: readonly string[], view: Pick<View, 'units' | 'zeds'>, scene: Pick<Scene, 'tracks' | 'spaces'>): readonly string[] {
  const placesOf = (ids: readonly string[]): string[] => ids.map((id) => placeOf(view, id));
  const roads = (places: readonly string[]): number => new Set(places.map((id) => trackOf(scene, id)).filter(Boolean)).size;
  const isWhere = targets.length > 0 && targets.every((id) => id in scene.tracks || id in scene.spaces) && spoken.every((id) => targets.includes(id));
  if (isWhere) return targets;
  return [placesOf([...spoken, ...targets]), placesOf(spoken)].find((places) => places.length && roads(places) <= 2) ?? [];
}

/** The road on which a zed is nearest to the Town Center. */
export function pressedRoad(view: Pick<View, 'zeds'>, scene: Scene): string {
  const far = ({ space }: DawnZedView): number => scene.spaces[space]?.distance ?? Infinity;
  const [first] = [...view.zeds].filter(({ space }) => scene.spaces[space]?.track).sort((a, b) => far(a) - far(b));
  return first ? trackOf(scene, first.space) : '';
}

/** People of the town: units that are not refugees, raiders or on the other side. */
const OURS = new Set(['hero', 'heroic_civilians', 'regular_civilians', 'special_civilians', 'national_guard']);
export const isOurs = (scene: Scene, unit: string): boolean => OURS.has(scene.units[unit]?.kind ?? '');
export const isHostile = (scene: Scene, unit: string): boolean => /^(raiders|anti_)/.test(scene.units[unit]?.kind ?? '');

/** Whoever has a name stands before the crowds: they do most, and there are villages enough to hide them. */
const NAMED = new Set(['hero', 'heroic_civilians']);
export const rank = (word: string, scene: Pick<Scene, 'units'> | null): number => (verbOf(word) === 'unit' && NAMED.has(scene?.units[thingOf(word)]?.kind ?? '') ? -1 : 0);

/** The sign of whoever sits there: one colour for each hero seat, black for the zeds. */
export const signOfSeat = (name: string): string => (name === 'zeds_player' ? 'black' : name.startsWith('heroes_') ? colourOfName(name) : '');

/** Things that a question speaks of: where, who, which card. */
export function spokenOf(question: Question | null, scene: Scene): string[] {
  const about = question?.form ? Object.values(question.about ?? {}).flat() : [];
  return about.filter((id): id is string => typeof id === 'string' && kindOf(id, scene) !== '');
}
/** The card in question; what an event takes away is asked by its own name alone. */
export function cardIn(question: Question | null, view: Pick<View, 'event'>): string {
  const named = String(question?.about?.['card'] ?? '');
  return named || (question?.name.startsWith('event_') ? view.event : '');
}
/** What a die brings home, where one of two may be taken. */
export function yieldOf(word: string, question: Pick<Question, 'about'>): string[] {
  const yields = question.about?.['yields'] as Record<string, string> | undefined;
  const found = verbOf(word) === 'die' ? yields?.[thingOf(word)] : undefined;
  return found === undefined ? [] : [found];
}
/** Texts of cards and abilities are found by the row of the catalogue; dots would not be keys. */
export const effectKey = (row: string): string => `card-${row.replaceAll('.', '_')}-effect`;
/** Under a map there is room for two lines of an event; the rest is opened, or stands with the question. */
const TWO_LINES = 170;
export const isCut = (words: string): boolean => words.length > TWO_LINES;
/** The row of the catalogue that tells what a thing does. */
export function rowOf(target: string, scene: Pick<Scene, 'units' | 'zeds'> | null): string {
  if (!scene) return target;
  const ability = Object.values(scene.units).flatMap(({ abilities }) => Object.entries(abilities)).find(([, id]) => id === target);
  return ability?.[0] ?? scene.zeds[target]?.row ?? target;
}
/** A special action is called by its name: whose it is, and what it does. */
export function notesOnSpecial(ability: string, scene: Pick<Scene, 'units' | 'zeds'>, texts: Pick<Texts, 'name' | 'text' | 'has'>): string[] {
  const [owner, effect] = [ownerOf(scene, ability), effectKey(rowOf(ability, scene))];
  return [...(owner === undefined ? [] : [texts.name(owner)]), ...(texts.has(effect) ? [texts.text(effect)] : [])];
}
/** How many actions lapse when somebody wants no more: the own ones, and where nobody else is left to use them those of the track. */
export function lapsing({ seats, you, actions }: Pick<View, 'seats' | 'you' | 'actions'>): number {
  const others = seats.filter(({ seat, name, is_done }) => seat !== you && name !== 'zeds_player' && !is_done);
  return (seats.find(({ seat }) => seat === you)?.player_actions ?? 0) + (others.length ? 0 : actions);
}
