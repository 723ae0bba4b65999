/** The event card as the spine of a round: what is printed for each phase, in order. */
import type { DawnEventScene, Scene } from './view.gen';

export interface Vertebra {
  phase: string;
  /** Pictures of what it brings: roads that are activated. */
  signs: string[];
  /** What is printed, as a text with a number; null where nothing is. */
  printed: [key: string, args: Record<string, number>] | null;
  /** What the card says happens in this phase. */
  hasText: boolean;
  /** Nothing happens in it: it is passed over. */
  isIdle: boolean;
}

export function spineOf(scene: Pick<Scene, 'phases' | 'events'>, card: string): Vertebra[] {
  const event = scene.events[card];
  return scene.phases.map((phase) => {
    const [signs, printed] = event ? printedFor(event, phase) : [[], null];
    const hasText = event?.phase === phase;
    return { phase, signs, printed, hasText, isIdle: event !== undefined && !signs.length && !printed && !hasText && phase !== 'organisation' };
  });
}

function printedFor(event: DawnEventScene, phase: string): [string[], Vertebra['printed']] {
  switch (phase) {
    case 'prfn':
      return [[], event.refugees ? ['dz-spine-refugees', { count: event.refugees }] : null];
    case 'infection':
      return [[], event.infection ? ['dz-spine-infection', {}] : null];
    case 'eat':
      return [[], eaten(event.eat)];
    case 'zeds':
      return zedsIn(event.zeds);
    case 'action':
      return [[], event.actions ? ['dz-spine-actions', { count: event.actions }] : null];
    default:
      return [[], null];
  }
}
function eaten(eat: string): Vertebra['printed'] {
  if (eat === 'die') return ['dz-spine-die', {}];
  return Number(eat) ? ['dz-spine-eat', { count: Number(eat) }] : null;
}
/** Roads by name, or all of them, once or twice. */
function zedsIn(zeds: readonly string[]): [string[], Vertebra['printed']] {
  const [first = ''] = zeds;
  if (first.startsWith('all')) return [['all'], [first === 'all_x2' ? 'dz-spine-all-twice' : 'dz-spine-all', {}]];
  if (first.startsWith('fated')) return [['fate'], ['dz-spine-fated-twice', {}]];
  return [[...zeds], null];
}
