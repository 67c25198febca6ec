import fc from 'fast-check';
import { expect, test } from 'vitest';
import { linePath } from './line-path.ts';

test('a line passes its points, to a tenth of a pixel', () => {
  expect(
    linePath([
      { x: 40, y: 3.25 },
      { x: 40.96, y: -0.04 },
      { x: -1.25, y: 0 },
    ]),
  ).toBe('M40,3.3L41,0L-1.3,0');
  expect(linePath([])).toBe('');
});

test('no point moves by more than half a tenth', () => {
  const unit = fc.double({ min: -2000, max: 2000, noNaN: true });
  fc.assert(
    fc.property(unit, unit, (x, y) => {
      const [, px, py] = /^M(.+),(.+)$/.exec(linePath([{ x, y }])) ?? [];
      expect(Math.abs(Number(px) - x)).toBeLessThanOrEqual(0.0500001);
      expect(Math.abs(Number(py) - y)).toBeLessThanOrEqual(0.0500001);
    }),
  );
});
