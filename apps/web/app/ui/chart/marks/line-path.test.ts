import fc from 'fast-check';
import { expect, test } from 'vitest';
import { linePath, linePaths, type Place } from './line-path.ts';

test('a line passes its points, to a tenth of a pixel', () => {
  expect(
    linePath([
      { x: 40, y: 3.25 },
      { x: 40.96, y: -0.04 },
      { x: -1.25, y: 0 },
    ]),
  ).toBe('M40 3.3l1-3.3-42.2 0');
  expect(linePath([])).toBe('');
});

test('no point moves by more than half a tenth, however long the line', () => {
  const unit = fc.double({ min: -2000, max: 2000, noNaN: true });
  const points = fc.array(fc.record({ x: unit, y: unit }), { minLength: 2, maxLength: 600 });
  fc.assert(
    fc.property(points, (places) => {
      const drawn = placesOf(linePath(places));
      expect(drawn).toHaveLength(places.length);
      places.forEach(({ x, y }, at) => {
        expect(Math.abs((drawn[at]?.x ?? Number.NaN) - x)).toBeLessThanOrEqual(0.0500001);
        expect(Math.abs((drawn[at]?.y ?? Number.NaN) - y)).toBeLessThanOrEqual(0.0500001);
      });
    }),
  );
});

/** Reads a path the way a browser does: one place, then steps. */
function placesOf(path: string): Place[] {
  const numbers = (path.match(/-?\d*\.?\d+/g) ?? []).map(Number);
  const read: Place[] = [];
  for (let at = 0; at < numbers.length; at += 2) {
    const { x, y } = read.at(-1) ?? { x: 0, y: 0 };
    read.push({ x: x + (numbers[at] ?? 0), y: y + (numbers[at + 1] ?? 0) });
  }
  return read;
}

const places = [0, 1, 2, 3, 4, 5].map((x) => ({ x, y: 0 }));
const pathsOf = (simulated: readonly number[], starts: readonly number[] = []) =>
  linePaths(places, (at) => simulated.includes(at), new Set(starts));

test('what leads from or to a simulated place is a path of its own', () => {
  expect(pathsOf([2])).toEqual({ plain: 'M0 0l1 0M3 0l1 0 1 0', simulated: 'M1 0l1 0 1 0' });
  expect(pathsOf([1, 3, 5])).toEqual({ plain: '', simulated: 'M0 0l1 0 1 0 1 0 1 0 1 0' });
});

test('a line without simulated places is one path, broken where it starts again', () => {
  expect(pathsOf([])).toEqual({ plain: linePath(places), simulated: '' });
  expect(pathsOf([], [2]).plain).toBe('M0 0l1 0M2 0l1 0 1 0 1 0');
});
