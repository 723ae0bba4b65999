/** Marks of the linoleum knife: slim wedges, in rays or in rows. Seeded, so a picture is the same every time. */

function noise(i: number, seed: number): number {
  const n = Math.sin((i + 1) * 127.1 + seed * 311.7) * 43758.5453;
  return n - Math.floor(n);
}

const f = (n: number): string => (Math.round(n * 10) / 10).toString();

/** One cut: starts thick, runs out thin. */
export function gouge(x: number, y: number, degrees: number, length: number, width: number): string {
  const a = (degrees * Math.PI) / 180;
  const [dx, dy] = [Math.cos(a), Math.sin(a)];
  const [nx, ny] = [-dy * width * 0.5, dx * width * 0.5];
  const at = (t: number, side: number): string => `${f(x + dx * length * t + nx * side)} ${f(y + dy * length * t + ny * side)}`;
  return `M${at(0, 0)}Q${at(0.25, 1.6)} ${at(1, 0)}Q${at(0.25, -1.6)} ${at(0, 0)}z`;
}

/** Cuts that fly away from a point, as light does in old woodcuts. */
export function rays(cx: number, cy: number, from: number, to: number, count: number, seed: number, width = 5): string {
  let d = '';
  for (let i = 0; i < count; i++) {
    const degrees = (360 / count) * i + (noise(i, seed) - 0.5) * (150 / count);
    const a = (degrees * Math.PI) / 180;
    let r = from + noise(i, seed + 1) * 26;
    let k = 0;
    // Several cuts one behind the other along each ray, with gaps, until the edge.
    while (r < to) {
      const length = 34 + noise(i * 7 + k, seed + 2) * 60;
      const grow = 0.7 + (r - from) / (to - from);
      d += gouge(cx + Math.cos(a) * r, cy + Math.sin(a) * r, degrees, length, width * grow * (0.6 + noise(i + k, seed + 3) * 0.7));
      r += length + 9 + noise(i + k * 3, seed + 4) * 22;
      k += 1;
    }
  }
  return d;
}

/** Rows of flat cuts that lie closer together towards the top: ground seen from a low place. */
export function ground(x: number, y: number, width: number, height: number, rows: number, seed: number): string {
  let d = '';
  for (let row = 0; row < rows; row++) {
    const depth = ((row + 1) / rows) ** 1.7;
    const at = y + height * depth;
    let from = x - noise(row, seed) * 60;
    let k = 0;
    while (from < x + width) {
      const length = (22 + noise(row * 13 + k, seed + 1) * 70) * (0.5 + depth);
      d += gouge(from, at + (noise(k, seed + row) - 0.5) * 4, (noise(k, seed + 5) - 0.5) * 3, length, 2 + depth * 4.5);
      from += length + (14 + noise(k, seed + row + 2) * 46) * (0.5 + depth);
      k += 1;
    }
  }
  return d;
}
