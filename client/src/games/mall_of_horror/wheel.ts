/** Geometry of the voting wheel: `count` equal wedges, the first one pointing up. Angles in degrees, clockwise. */

export function wedgeAngle(index: number, count: number): number {
  return (360 / count) * index;
}

function point(radius: number, degrees: number): string {
  const a = ((degrees - 90) * Math.PI) / 180;
  return `${(radius * Math.cos(a)).toFixed(2)} ${(radius * Math.sin(a)).toFixed(2)}`;
}

export function wedgePath(index: number, count: number, inner: number, outer: number): string {
  const half = 180 / count;
  const mid = wedgeAngle(index, count);
  const [a, b] = [mid - half, mid + half];
  return `M${point(inner, a)}L${point(outer, a)}A${outer} ${outer} 0 0 1 ${point(outer, b)}L${point(inner, b)}A${inner} ${inner} 0 0 0 ${point(inner, a)}z`;
}

export function wedgeMiddle(index: number, count: number, radius: number): { x: number; y: number } {
  const a = ((wedgeAngle(index, count) - 90) * Math.PI) / 180;
  return { x: radius * Math.cos(a), y: radius * Math.sin(a) };
}

/** Turns the wheel the short way round so that a wedge comes up to the pointer; returns the new total turn. */
export function turnTo(turn: number, index: number, count: number): number {
  const wanted = -wedgeAngle(index, count);
  const difference = (((wanted - turn) % 360) + 540) % 360 - 180;
  return turn + difference;
}
