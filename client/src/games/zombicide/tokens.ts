/** Tokens that lie in zones, and which of them lie where. */
import type { CarView, CityScene, Colour, View } from './view';

export type TokenKind = 'start' | 'exit' | 'zombie_exit' | 'bunker' | 'spawn' | 'objective' | 'taken' | 'noise';
export interface Token {
  id: string;
  kind: TokenKind;
  zone: string;
  colour?: Colour | null;
  /** Order of a spawn zone, or how many noise tokens lie there. */
  number?: number;
  /** Does nothing now: a sleeping spawn zone, an objective that was taken. */
  quiet?: boolean;
}
export type CarToken = Pick<CarView, 'id' | 'kind' | 'zone'> & { supplies: number };

export function tokensOf(scene: CityScene, view?: View): Token[] {
  const plain = (kind: TokenKind, zones: readonly (string | null)[]): Token[] => zones.flatMap((zone) => (zone ? [{ id: `${kind}:${zone}`, kind, zone }] : []));
  const isAsleep = (zone: string, active: boolean): boolean => (view ? !view.spawn_zones.includes(zone) : !active);
  return [
    ...plain('start', [scene.start]),
    ...plain('exit', [scene.exit]),
    ...plain('zombie_exit', scene.zombie_exits),
    ...plain('bunker', scene.bunkers),
    ...scene.spawns.map(({ number, zone, colour, active }): Token => ({ id: `spawn:${number}`, kind: 'spawn', zone, colour, number, quiet: isAsleep(zone, active) })),
    ...(view?.objectives ?? scene.objectives.map((token) => ({ ...token, taken: false }))).map(
      // Where one was, a quiet mark stays.
      ({ id, zone, colour, taken }): Token => (taken ? { id, kind: 'taken', zone, quiet: true } : { id, kind: 'objective', zone, colour }),
    ),
    ...Object.entries(view?.noise_tokens ?? {}).flatMap(([zone, number]): Token[] => (number > 0 ? [{ id: `noise:${zone}`, kind: 'noise', zone, number }] : [])),
  ];
}

export function carsOf(scene: CityScene, view?: View): CarToken[] {
  const cars: readonly (Omit<CarToken, 'supplies'> & Partial<CarView>)[] = view?.cars ?? scene.cars;
  return cars.flatMap(({ id, kind, zone, supplies }) => (zone ? [{ id, kind, zone, supplies: supplies?.length ?? 0 }] : []));
}

/** A letter besides the colour; red is the usual one and needs none. */
export const LETTERS: Record<Colour, string> = { red: '', blue: 'B', green: 'G' };
export const inkOf = (colour: Colour): string => `var(--player-${colour})`;
