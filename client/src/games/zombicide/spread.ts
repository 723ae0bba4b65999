/** Small signs beside each other, in units of a sign: one with a price is wider, and hides none of the next. */
const [SIGN, PRICED, GAP] = [64, 112, 16] as const;

export function inRow<T extends { price: number }>(signs: readonly T[]): (T & { x: number; width: number })[] {
  let x = 0;
  return signs.map((sign) => {
    const width = sign.price ? PRICED : SIGN;
    const laid = { ...sign, x, width };
    x += width + GAP;
    return laid;
  });
}
