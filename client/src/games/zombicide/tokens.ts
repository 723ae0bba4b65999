/** Tokens that lie in zones, and which of them lie where. */
import { carId, objectiveId, type CityScene, type CityView, type TokenColor, type ZoneId } from './view';

export type TokenKind = 'start' | 'exit' | 'zombie_exit' | 'bunker' | 'spawn' | 'objective' | 'taken' | 'noise';
export interface Token {
  id: string;
  kind: TokenKind;
  zone: ZoneId;
  color?: TokenColor | null;
  /** Order of a spawn zone, or how many noise tokens lie there. */
  number?: number;
  /** Does nothing now: a sleeping spawn zone, an objective that was taken. */
  quiet?: boolean;
}
export interface CarToken {
  id: string;
  kind: CityScene['cars'][number]['kind'];
  zone: ZoneId;
  supplies: string[];
}

export function tokensOf(scene: CityScene, view?: CityView): Token[] {
  const objectives = view?.objectives ?? scene.objectives.map((token) => ({ ...token, taken: false }));
  const plain = (kind: TokenKind, zones: readonly (ZoneId | null)[]): Token[] =>
    zones.flatMap((zone) => (zone ? [{ id: `${kind}:${zone}`, kind, zone }] : []));
  return [
    ...plain('start', [scene.start]),
    ...plain('exit', [scene.exit]),
    ...plain('zombie_exit', scene.zombie_exits),
    ...plain('bunker', scene.bunkers),
    ...scene.spawns.map((spawn): Token => {
      const quiet = view ? !view.spawn_zones.includes(spawn.zone) : !spawn.active;
      return { id: `spawn:${spawn.number}`, kind: 'spawn', zone: spawn.zone, color: spawn.color, number: spawn.number, quiet };
    }),
    ...objectives.flatMap((token, i): Token[] =>
      // Where one was, a quiet mark stays.
      token.taken
        ? [{ id: `taken:${i + 1}`, kind: 'taken', zone: token.zone, color: null, quiet: true }]
        : [{ id: objectiveId(i + 1), kind: 'objective', zone: token.zone, color: token.color }],
    ),
    ...Object.entries(view?.noise_tokens ?? {}).flatMap(([zone, number]): Token[] =>
      number > 0 ? [{ id: `noise:${zone}`, kind: 'noise', zone, number }] : [],
    ),
  ];
}

export function carsOf(scene: CityScene, view?: CityView): CarToken[] {
  const cars = view?.cars ?? scene.cars.map((car) => ({ ...car, supplies: [] }));
  return cars.flatMap((car, i) => (car.zone ? [{ id: carId(i + 1), kind: car.kind, zone: car.zone, supplies: car.supplies }] : []));
}

/** A letter besides the colour; red is the usual one and needs none. */
export const LETTERS: Record<TokenColor, string> = { red: '', blue: 'B', green: 'G' };
export function inkOf(color: TokenColor): string {
  return `var(--player-${color})`;
}
