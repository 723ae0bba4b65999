/** Touching a thing on the table says what is meant: the action, and the answers that follow from it.
 *  Whether it is allowed is none of our business: only actions that are offered are taken up, and the server checks the rest. */
import { headCount, type Scene, type View } from './view';
import { walk, type Form } from '../../frame/forms';
import { capitalised, type Texts } from '../../frame/texts';
import type { Question } from '../../frame/wire';
import type { Shortcut } from '../../frame/face';
import { survivorOf } from './reading';

/** A thing, and what is picked after the action when it is touched. */
type Meant = [target: string, ...words: string[]];
type Reader = (view: View, scene: Scene, survivor: string) => Meant[];

const here = (view: View, survivor: string): string => survivorOf(view, survivor)?.zone ?? '';
const inSight = (view: View, survivor: string): [string, number][] => Object.entries(view.sight?.[survivor] ?? {});

function doors(view: View, scene: Scene, survivor: string, isOpen: boolean): Meant[] {
  const zone = here(view, survivor);
  const beside = scene.doors.filter((door) => [door.room, door.street].includes(zone) && view.open_doors.includes(door.id) === isOpen);
  return beside.map((door) => [door.id, `door:${door.id}`]);
}
function cars(view: View, survivor: string): Meant[] {
  const zone = here(view, survivor);
  return view.cars.flatMap((car, i): Meant[] => (car.zone === zone ? [[`car:${i + 1}`, `car:${i + 1}`]] : []));
}
function people(view: View, survivor: string, verb: string, isNear: boolean): Meant[] {
  const zone = here(view, survivor);
  const others = view.survivors.filter((one) => one.status === 'living' && one.id !== survivor && (!isNear || one.zone === zone));
  return others.map((one) => [one.id, `${verb}:${one.id}`]);
}

const nextZones: Reader = (view, _, survivor) => inSight(view, survivor).flatMap(([zone, far]): Meant[] => (far === 1 ? [[zone, `to:${zone}`]] : []));
/** Whoever sits in a car touches it to get out or to sit elsewhere. */
const ownCar: Reader = (view, _, survivor) => [[`car:${survivorOf(view, survivor)?.car ?? 0}`]];

/** By action: what can be touched for it. */
const READERS: Record<string, Reader> = {
  move: nextZones,
  drive: (view, scene, survivor) => nextZones(view, scene, survivor).filter(([zone]) => scene.streets.some((street) => street.zone === zone)),
  leave_car: ownCar,
  change_seat: ownCar,
  search: (view, _, survivor) => [[here(view, survivor), 'here'], ...cars(view, survivor)],
  open_door: (view, scene, survivor) => doors(view, scene, survivor, false),
  close_door: (view, scene, survivor) => doors(view, scene, survivor, true),
  melee_attack: (view, _, survivor) => [[here(view, survivor)]],
  ranged_attack: (view, _, survivor) =>
    inSight(view, survivor).flatMap(([zone]): Meant[] => (headCount(view.zombies[zone] ?? {}) ? [[zone, `at:${zone}`]] : [])),
  trade: (view, _, survivor) => people(view, survivor, 'with', true),
  take_objective: (view, _, survivor) =>
    view.objectives.flatMap(({ zone, taken }, i): Meant[] => (!taken && zone === here(view, survivor) ? [[`objective:${i + 1}`, `objective:${i + 1}`]] : [])),
  enter_car: (view, _, survivor) => cars(view, survivor),
  leave_board: (view, _, survivor) => [[here(view, survivor)]],
  neutralise: (view, _, survivor) => [[here(view, survivor)]],
  lead: (view, _, survivor) => people(view, survivor, 'survivor', false),
  treat: (view, _, survivor) => people(view, survivor, 'survivor', true),
};

function ofActions(view: View, offered: readonly string[], survivor: string, scene: Scene, texts: Texts): Shortcut[] {
  return offered.flatMap((action) =>
    (READERS[action]?.(view, scene, survivor) ?? []).map(([target, ...words]) => ({
      target,
      label: `${texts.word(action)}: ${capitalised(texts.name(target.replace(/@.*$/, '')))}`,
      words: [action, ...words],
    })),
  );
}

/** All routes of a move, by the zone where they end; the list offers them zone by zone. */
function ofRoutes(form: Form, texts: Texts): Shortcut[] {
  const routes: string[][] = [];
  const go = (prefix: string[]): void => {
    const next = walk(form, prefix);
    if (next.length) next.forEach((word) => go([...prefix, word]));
    else routes.push(prefix);
  };
  go([]);
  return routes.flatMap((words) => {
    const zones = words.filter((word) => word.startsWith('to:'));
    const target = zones.at(-1)?.slice('to:'.length);
    return target ? [{ target, label: zones.map((word) => texts.word(word)).join(' · '), words }] : [];
  });
}

/** Of several routes to a zone the shortest are offered, and none that is the word of the list itself. */
function shortest(routes: Shortcut[]): Shortcut[] {
  const least = new Map<string, number>();
  const stepsOf = (route: Shortcut): number => route.words.filter((word) => word !== 'stop').length;
  for (const route of routes) least.set(route.target, Math.min(stepsOf(route), least.get(route.target) ?? Infinity));
  return routes.filter((route) => stepsOf(route) === least.get(route.target));
}

export function shortcutsOf(view: View, question: Question, scene: Scene | null, texts: Texts): Shortcut[] {
  const { form, unit } = question;
  if (!form || !scene || !unit) return [];
  if (question.name === 'next_action' && form.form === 'pick') return ofActions(view, form.options, unit, scene, texts);
  if (/^(move|drive)_route$/.test(question.name) && form.form === 'fields' && form.fields.length > 1) return shortest(ofRoutes(form, texts));
  return [];
}
