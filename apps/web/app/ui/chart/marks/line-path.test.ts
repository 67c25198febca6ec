import fc from 'fast-check';
import { expect, test } from 'vitest';
import { linePath, linePaths } from './line-path.ts';

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

const places = [0, 1, 2, 3, 4, 5].map((x) => ({ x, y: 0 }));
const pathsOf = (simulated: readonly number[], starts: readonly number[] = []) =>
  linePaths(places, (at) => simulated.includes(at), new Set(starts));

test('what leads from or to a simulated place is a path of its own', () => {
  expect(pathsOf([2])).toEqual({ plain: 'M0,0L1,0M3,0L4,0L5,0', simulated: 'M1,0L2,0L3,0' });
  expect(pathsOf([1, 3, 5])).toEqual({ plain: '', simulated: 'M0,0L1,0L2,0L3,0L4,0L5,0' });
});

test('a line without simulated places is one path, broken where it starts again', () => {
  expect(pathsOf([])).toEqual({ plain: linePath(places), simulated: '' });
  expect(pathsOf([], [2]).plain).toBe('M0,0L1,0M2,0L3,0L4,0L5,0');
});
