/** What the drawings of Zombie Town read out of view and question. */
import { kindOf } from '../../frame/plain/reading';
import type { Seen } from '../../frame/seen';
import { capitalised } from '../../frame/texts';
import type { Question } from '../../frame/wire';
import type { Scene, TownPawn, TownSurvivor, TownWeapon, View } from './view.gen';

export function pawnOf(view: View, colour: string | null | undefined): TownPawn | undefined {
  return view.pawns.find((pawn) => pawn.colour === colour);
}
export function pawnsOfSeat(view: Pick<View, 'pawns'>, seat: number | null): TownPawn[] {
  return view.pawns.filter((pawn) => pawn.seat === seat);
}
/** Somebody who fights: what he carries and where he stands; a survivor has the colour he stands with. */
export interface Fighter {
  id: string;
  colour: string;
  square: string;
  weapons: TownWeapon[];
}
export function fightersOf(view: View): Fighter[] {
  const armed = ({ id, weapon }: TownSurvivor, colour: string, square: string): Fighter => ({ id, colour, square, weapons: weapon ? [weapon] : [] });
  return [
    ...view.pawns.map(({ colour, square, weapons }) => ({ id: colour, colour, square, weapons })),
    ...view.pawns.flatMap((pawn) => pawn.companions.map((one) => armed(one, pawn.colour, pawn.square))),
    ...view.buildings.flatMap((site) => site.survivors.map((one) => armed(one, site.owner, site.id))),
  ];
}
export function bearerOf(view: View, weapon: string): Fighter | undefined {
  return fightersOf(view).find((one) => one.weapons.some((carried) => carried.id === weapon));
}
export function weaponOf(view: View, id: string): TownWeapon | undefined {
  return bearerOf(view, id)?.weapons.find((weapon) => weapon.id === id);
}

const PLACES = ['square', 'building'];
export const isPlace = (id: string, scene: Scene): boolean => PLACES.includes(kindOf(id, scene));

/** Who fights, by name: a zombie is known by where it stands. */
export const fighterNamer =
  ({ texts, scene }: Seen<View, Scene>) =>
  (id: string): string =>
    isPlace(id, scene) ? texts.word(`zombie:${id}`) : capitalised(texts.name(id));

/** Things that a question speaks of, for whoever is asked: who came, and where. */
export function spokenOf(question: Question | null, scene: Scene): string[] {
  const about = question?.form ? Object.values(question.about ?? {}) : [];
  return about.filter((id): id is string => typeof id === 'string' && kindOf(id, scene) !== '');
}
