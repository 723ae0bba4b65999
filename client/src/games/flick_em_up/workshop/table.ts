/** A draft as the drawings of a match see it. */
import type { Scene, View } from '../view.gen';
import { isFigure, isHouse, towerAt, towerTurn, type Placed, type Scenario } from './draft';
import type { Stock } from './stock';
import { LOOKS } from '../poses';

const PER = 100;
/** What looks somewhere has its own axes a quarter turn before. */
const yawOf = (piece: Placed): number => piece.turn - (isFigure(piece) || isHouse(piece) ? LOOKS : 0);

export function sceneOf({ acid }: Scenario, stock: Stock): Scene {
  return { ...stock, scenario: '', name: '', rounds: 0, numbers: {}, pool: {}, teams: {}, acid: acid && [acid.x * PER, acid.y * PER, stock.acid_radius] };
}
/** Only where everything stands: no drawing of the ground and its pieces asks for more. */
export function viewOf({ pieces, tower }: Scenario): View {
  const [x, y] = towerAt(tower);
  const poses = pieces.map((piece) => [piece.id, { x: piece.x * PER, y: piece.y * PER, yaw: yawOf(piece) * PER, side: 0 }]);
  const houses = pieces.filter(isHouse).map(({ id, locked, chips, face_down }) => {
    const lying = Object.entries(chips ?? {}).flatMap(([chip, count]) => Array<string>(count).fill(chip));
    return [id, { locked: locked ?? false, drifted: false, chips: lying, face_down: face_down ?? 0, number: 0 }];
  });
  const here = { poses: Object.fromEntries(poses), houses: Object.fromEntries(houses), tower: { x: x * PER, y: y * PER, yaw: towerTurn(tower) * PER, side: 0 }, launched: {}, inside: {}, you: null, options: {} };
  return here as unknown as View;
}
