/** Where the pips of a die sit, on a 64 x 64 face. */
const LOW = 17;
const MID = 32;
const HIGH = 47;

type Pip = readonly [number, number];
const CORNERS_A: Pip[] = [[LOW, LOW], [HIGH, HIGH]];
const CORNERS_B: Pip[] = [[HIGH, LOW], [LOW, HIGH]];
const SIDES: Pip[] = [[LOW, MID], [HIGH, MID]];
const CENTRE: Pip[] = [[MID, MID]];

export function pips(face: number): Pip[] {
  switch (face) {
    case 1:
      return CENTRE;
    case 2:
      return CORNERS_A;
    case 3:
      return [...CORNERS_A, ...CENTRE];
    case 4:
      return [...CORNERS_A, ...CORNERS_B];
    case 5:
      return [...CORNERS_A, ...CORNERS_B, ...CENTRE];
    case 6:
      return [...CORNERS_A, ...CORNERS_B, ...SIDES];
    default:
      return [];
  }
}

/** Faces a tumbling die shows on its way. Fixed per die, so that four dice do not flicker in step. */
export function tumbleFaces(end: number, die: number, steps = 5): number[] {
  const faces: number[] = [];
  for (let i = 0; i < steps; i++) {
    const face = ((end + die * 2 + i * (die % 2 === 0 ? 2 : 4) + (i >> 1)) % 6) + 1;
    faces.push(face === faces.at(-1) ? (face % 6) + 1 : face);
  }
  return [...faces, end];
}
