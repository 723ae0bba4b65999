/** The zones of the town in words, for whoever listens: who and what is there, and where one gets from it. */
import { middleOf } from '../../frame/board/boxes';
import type { Place } from '../../frame/board/places';
import { capitalised, type Texts } from '../../frame/texts';
import { boundsOf, zonesOf } from './ground';
import { lie } from './lie.svelte';
import { crowdIn } from './reading';
import { carsOf, tokensOf, type Token } from './tokens';
import type { Rect, Scene, View } from './view';

/** Two street zones are neighbours where they share a side. */
function touch([ax0, ay0, ax1, ay1]: Rect, [bx0, by0, bx1, by1]: Rect): boolean {
  const across = Math.min(ax1, bx1) - Math.max(ax0, bx0);
  const along = Math.min(ay1, by1) - Math.max(ay0, by0);
  return (across === 0 && along > 0) || (along === 0 && across > 0);
}

export function places(view: View, scene: Scene, texts: Texts): Place[] {
  const name = (id: string): string => capitalised(texts.name(id));
  const [tokens, cars] = [tokensOf(scene, view).filter(({ kind }) => kind !== 'noise'), carsOf(scene, view)];
  const tokenWords = (token: Token): string => texts.text(`zc-token-${token.kind}`, { colour: token.colour ?? 'none', number: token.number ?? 0, quiet: token.quiet ? 'yes' : 'no' });
  return [...zonesOf(scene)].map(([zone, rects]): Place => {
    const [x0, y0, x1, y1] = boundsOf(rects);
    const people = view.survivors.filter((one) => one.status === 'living' && one.zone === zone);
    const here = [
      ...people.map((one) => name(one.id)),
      ...crowdIn(view, zone).map(([kind, count]) => texts.text('zc-count-of', { count, kind: name(kind) })),
      ...tokens.filter((token) => token.zone === zone).map(tokenWords),
      ...cars.filter((car) => car.zone === zone).map((car) => name(car.kind)),
      ...(view.loud_zone === zone ? [texts.text('zc-loudest')] : view.noise[zone] ? [texts.text('zc-noise', { count: view.noise[zone] })] : []),
    ];
    return { id: zone, here, next: waysFrom(zone, view, scene, texts), ...onScreen(middleOf({ x: x0, y: y0, width: x1 - x0, height: y1 - y0 }), scene), isOwn: people.some((one) => one.seat === view.you), isActing: people.some((one) => one.id === view.turn?.survivor) };
  });
}

/** As the town lies on the screen, a quarter clockwise or as it is. */
const onScreen = ({ x, y }: { x: number; y: number }, scene: Scene): { x: number; y: number } => (lie.isTurned ? { x: scene.size[1] - y, y: x } : { x, y });

function waysFrom(zone: string, view: View, scene: Scene, texts: Texts): { id: string; by?: string }[] {
  const street = scene.streets.find((one) => one.zone === zone);
  const streets = street ? scene.streets.filter((one) => one.zone !== zone && touch(street.rect, one.rect)).map((one) => ({ id: one.zone })) : [];
  const rooms = scene.openings.flatMap(({ a, b }) => (a === zone ? [{ id: b }] : b === zone ? [{ id: a }] : []));
  const doors = scene.doors.flatMap((door) => {
    const to = door.room === zone ? door.street : door.street === zone ? door.room : null;
    return to ? [{ id: to, by: texts.text('zc-place-door', { open: view.open_doors.includes(door.id) ? 'yes' : 'no', colour: door.colour }) }] : [];
  });
  return [...streets, ...rooms, ...doors];
}
