import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { qrCode, qrGrids, qrPath } from './qr';

const print = (grid: boolean[][]): string => grid.map((row) => row.map((dark) => (dark ? '1' : '0')).join('')).join('/');
const hash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

// Made with segno 1.6 (error='m', boost_error=False, mode='byte'); texts that fill their symbol, where no padding can differ.
it.each([
  ['http://192.168', 21, '715b0444c4ffde6e'],
  ['http://192.168.1.23:8666/t/446e399d1efd#ljwLJSO6oSOdoYOZ9zH-fxbNhttp://192.168.1.23:', 37, '69b2c82667eb0310'],
])('draws %s as another program does', (text, size, wanted) => {
  const grids = qrGrids(text);
  expect(grids[0]).toHaveLength(size);
  expect(grids.map((grid) => hash(print(grid)))).toContain(wanted);
  expect(grids.map(print)).toContain(print(qrCode(text)));
});
it('grows with the text and refuses what does not fit', () => {
  expect(qrCode('x'.repeat(200))).toHaveLength(57);
  expect(() => qrCode('x'.repeat(300))).toThrow(RangeError);
});
it('is one path', () => {
  expect(qrPath([[true, false], [false, true]])).toBe('M0 0h1v1h-1zM1 1h1v1h-1z');
});
