import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decimate } from './decimate.ts';

const days = (count: number, value: (day: number) => number) =>
  Array.from({ length: count }, (_, day) => ({ day, value: value(day) }));

describe('a long line on few pixels', () => {
  test('keeps a single outlier', () => {
    const points = days(2520, (day) => (day === 1234 ? 500 : 100));
    expect(decimate(points, 100)).toContainEqual({ day: 1234, value: 500 });
  });

  test('has at most two points to a pixel, and both ends', () => {
    const points = days(2520, (day) => Math.sin(day));
    const sampled = decimate(points, 100);
    expect(sampled.length).toBeLessThanOrEqual(204);
    expect([sampled[0], sampled.at(-1)]).toEqual([points[0], points.at(-1)]);
  });

  test('stays unchanged when short', () => {
    const points = days(20, (day) => day);
    expect(decimate(points, 10)).toBe(points);
    expect(decimate([], 10)).toEqual([]);
  });

  test('stays in order and keeps its extremes', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 1, max: 1000, noNaN: true }), { minLength: 1, maxLength: 300 }),
        fc.integer({ min: 1, max: 40 }),
        (values, columns) => {
          const points = values.map((value, day) => ({ day, value }));
          const sampled = decimate(points, columns);
          expect(sampled.map(({ day }) => day)).toEqual(
            sampled.map(({ day }) => day).toSorted((a, b) => a - b),
          );
          expect(new Set(sampled.map(({ day }) => day)).size).toBe(sampled.length);
          const reach = (all: readonly { value: number }[]) => [
            Math.min(...all.map(({ value }) => value)),
            Math.max(...all.map(({ value }) => value)),
          ];
          expect(reach(sampled)).toEqual(reach(points));
        },
      ),
    );
  });
});
