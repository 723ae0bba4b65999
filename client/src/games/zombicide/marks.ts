/** The small marks of an equipment card: what it does besides its numbers. */
import { DOOR, EAR, TWO } from './icons';
import type { Scene } from './view';

export interface Mark {
  d: string;
  /** The key of what it means, also for those who listen. */
  says: string;
  crossed: boolean;
  /** Whether what it means makes noise: an axe strikes in silence and breaks doors loudly. */
  isHeard?: boolean;
}

export function marksOf(spec: Scene['equipment'][string] | undefined): Mark[] {
  const attacks = spec?.attacks ?? [];
  const isNoisy = attacks.some((attack) => attack.noise);
  return [
    ...(attacks.length ? [{ d: EAR, says: isNoisy ? 'zc-is-noisy' : 'zc-is-silent', crossed: !isNoisy }] : []),
    ...(spec?.opens_doors ? [{ d: DOOR, says: `zc-opens-${spec.opens_doors}`, crossed: false, isHeard: spec.opens_doors !== 'silent' }] : []),
    ...(spec?.dual ? [{ d: TWO, says: 'zc-is-dual', crossed: false }] : []),
  ];
}

/** The keys of what is printed on it in words. */
export function printedOn(spec: Scene['equipment'][string] | undefined): string[] {
  const attacks = spec?.attacks ?? [];
  const ammo = attacks.find((attack) => attack.ammo)?.ammo;
  return [
    ...(ammo ? [`zc-ammo-${ammo}`] : []),
    ...(attacks.some((attack) => attack.reload) ? ['zc-reloads'] : []),
    ...(spec?.supply ? ['zc-is-supply'] : spec && !attacks.length ? [`zc-kind-${spec.kind}`] : []),
  ];
}
