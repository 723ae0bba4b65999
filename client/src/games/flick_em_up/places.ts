/** The town in words, for whoever listens: the buildings with who and what is in them, and who stands about. */
import type { Place } from '../../frame/board/places';
import { capitalised, type Texts } from '../../frame/texts';
import { flatOf } from './poses';
import { isSurvivor, isZombie } from './reading';
import { onPaper } from './town';
import type { Scene, View } from './view.gen';

export function places(view: View, scene: Scene, texts: Texts): Place[] {
  const name = (id: string): string => capitalised(texts.name(id));
  return Object.entries(view.poses).map(([id, pose]): Place => {
    const people = scene.kinds[id] === 'building' ? insideOf(id, view) : [id];
    const here = scene.kinds[id] === 'building' ? houseWords(id, view, texts, name) : pieceWords(id, view, scene, texts);
    const isOwn = view.you !== null && people.some((one) => view.boards[one]?.seat === view.you);
    return { id, here, next: [], ...onPaper(flatOf(pose), scene), isOwn, isActing: people.some((one) => one === view.activation?.survivor) };
  });
}

const insideOf = (house: string, view: View): string[] => Object.entries(view.inside).flatMap(([figure, { building }]) => (building === house ? [figure] : []));

function houseWords(id: string, view: View, texts: Texts, name: (id: string) => string): string[] {
  const house = view.houses[id];
  const hidden = house?.face_down ? [texts.text('fl-hidden', { count: house.face_down })] : [];
  return [...insideOf(id, view).map(name), ...(house?.chips.map(name) ?? []), ...hidden, ...(house?.locked || house?.drifted ? [texts.text('fl-locked')] : [])];
}

/** Where it looks, or that it lies; whoever acts hears what is near, and in which direction. */
function pieceWords(id: string, view: View, scene: Scene, texts: Texts): string[] {
  const pose = flatOf(view.poses[id]!);
  const stands = isSurvivor(id, scene) || isZombie(id, scene) ? texts.text('fl-looks', { degrees: Math.round((pose.yaw + 90) % 360) }) : texts.text('fl-stands');
  const state = pose.side === 0 ? stands : texts.text('fl-lying');
  return isSurvivor(id, scene) ? [state, ...nearWords(id, view, scene, texts)] : [state];
}

const NEAREST = 4;
function nearWords(id: string, view: View, scene: Scene, texts: Texts): string[] {
  const from = flatOf(view.poses[id]!);
  return Object.entries(view.poses)
    .filter(([other]) => other !== id && (isZombie(other, scene) || scene.kinds[other] === 'building'))
    .map(([other, pose]) => ({ other, x: flatOf(pose).x - from.x, y: flatOf(pose).y - from.y }))
    .sort((a, b) => Math.hypot(a.x, a.y) - Math.hypot(b.x, b.y))
    .slice(0, NEAREST)
    .map(({ other, x, y }) => texts.text('fl-near', { piece: texts.name(other), cm: Math.round(Math.hypot(x, y) / 10), degrees: Math.round(((Math.atan2(y, x) * 180) / Math.PI + 360) % 360) }));
}
