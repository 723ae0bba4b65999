/** The roads, the town and its houses in words, for whoever listens. Where nobody is, nothing is said. */
import { middleOf } from '../../frame/board/boxes';
import type { Place } from '../../frame/board/places';
import { capitalised, type Texts } from '../../frame/texts';
import { calledAt, isOurs } from './reading';
import { boxOf } from './town';
import type { Scene, View } from './view.gen';

/** Spaces that the roads connect; houses lie at the Town Center. */
function neighboursOf(id: string, scene: Scene): string[] {
  if (id === 'town_center') return [...Object.values(scene.tracks).flatMap((spaces) => spaces.slice(0, 1)), ...scene.houses];
  const space = scene.spaces[id];
  if (!space) return ['town_center'];
  const away = Object.keys(scene.spaces).filter((one) => scene.spaces[one]!.toward === id);
  return [space.toward, ...away].filter(Boolean);
}
export function places(view: View, scene: Scene, texts: Texts): Place[] {
  const name = (id: string): string => capitalised(texts.name(id));
  return [...Object.keys(scene.spaces), ...scene.houses].flatMap((id): Place[] => {
    const box = boxOf(scene, id);
    if (!box) return [];
    const units = view.units.filter((unit) => unit.place === id);
    const zeds = view.zeds.filter(({ space }) => space === id);
    const chaos = view.chaos[id] ?? 0;
    const here = [
      ...units.map((unit) => texts.text('dz-here-unit', { unit: capitalised(calledAt(view, unit.id, texts)), strength: unit.strength, hits: unit.hits })),
      ...zeds.map((zed) => texts.text('dz-here-zed', { zed: name(zed.id), strength: zed.strength, hits: zed.hits })),
      ...(chaos ? [texts.text('dz-chaos-here', { count: chaos })] : []),
      ...(view.defences[id] ? [texts.name(view.defences[id])] : []),
    ];
    const next = neighboursOf(id, scene).map((other) => ({ id: other }));
    return [{ id, here, next, ...middleOf(box), isOwn: units.some((unit) => isOurs(scene, unit.id)), isEmpty: !here.length }];
  });
}
