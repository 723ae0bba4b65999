/** The squares and houses of the town in words, for whoever listens. Where nobody is, nothing is said. */
import { middleOf } from '../../frame/board/boxes';
import type { Place } from '../../frame/board/places';
import { capitalised, type Texts } from '../../frame/texts';
import { boxOf } from './town';
import type { Scene, View } from './view.gen';

export function places(view: View, scene: Scene, texts: Texts): Place[] {
  const name = (id: string): string => capitalised(texts.name(id));
  return Object.entries(scene.squares).flatMap(([id, square]): Place[] => {
    const box = boxOf(scene, id);
    if (!box) return [];
    const pawns = view.pawns.filter((pawn) => pawn.alive && pawn.square === id);
    const zombies = view.zombies[id] ?? 0;
    const people = [
      ...pawns.map((pawn) => name(pawn.colour)),
      ...(zombies ? [texts.text('zt-zombies', { count: zombies, moved: view.moved[id] ?? 0 })] : []),
    ];
    const here = [...houseWords(id, view, texts), ...people];
    return [{ id, here, next: square.neighbours.map((other) => ({ id: other })), ...middleOf(box), isOwn: pawns.some((pawn) => pawn.seat === view.you), isActing: pawns.some((pawn) => pawn.colour === view.turn?.pawn), isEmpty: !here.length }];
  });
}

function houseWords(id: string, view: View, texts: Texts): string[] {
  const site = view.buildings.find((one) => one.id === id);
  if (!site) return [];
  const house = site.house ? [capitalised(texts.name(site.house))] : [];
  const owner = site.owner ? texts.text('zt-owned', { owner: capitalised(texts.name(site.owner)), home: site.home_base ? 'yes' : 'no' }) : texts.text('zt-nobodys');
  const guarded = texts.text('zt-place-guard', { barricades: site.barricades.length, survivors: site.survivors.length, pile: site.pile });
  return [...house, owner, guarded];
}
