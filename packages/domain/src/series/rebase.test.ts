import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Point } from './point.ts';
import { changeOver, rebase } from './rebase.ts';

const pointsOf = (...values: readonly number[]): Point[] =>
  values.map((value, at) => ({ date: `2026-01-0${at + 1}`, value }));

describe('rebased values', () => {
  test('are changes from the first', () => {
    const rebased = rebase(pointsOf(50, 60, 40));
    expect(rebased.ok && rebased.points.map(({ value }) => value)).toEqual(
      [0, 0.2, -0.2].map((value) => expect.closeTo(value, 12)),
    );
  });

  test('keep their days and simulated marks', () => {
    expect(rebase([{ date: '2026-01-02', value: 2, simulated: true }])).toEqual({
      ok: true,
      points: [{ date: '2026-01-02', value: 0, simulated: true }],
    });
  });

  test("don't exist from zero, a loss or nothing", () => {
    expect(rebase(pointsOf(0, 1))).toEqual({ ok: false, why: 'start_or_end_not_positive' });
    expect(rebase(pointsOf(-2, 1))).toEqual({ ok: false, why: 'start_or_end_not_positive' });
    expect(rebase([])).toEqual({ ok: false, why: 'history_too_short' });
  });

  const price = fc.double({ min: 0.01, max: 1e6, noNaN: true });

  test('start at 0 and do not change when values scale', () => {
    fc.assert(
      fc.property(
        fc.array(price, { minLength: 1, maxLength: 9 }),
        fc.integer({ min: 2, max: 40 }),
        (values, k) => {
          const once = rebase(pointsOf(...values));
          const scaled = rebase(pointsOf(...values.map((value) => value * k)));
          if (!once.ok || !scaled.ok) throw new Error('a price was refused');
          expect(once.points[0]?.value).toBe(0);
          once.points.forEach(({ value }, at) => {
            expect(scaled.points[at]?.value).toBeCloseTo(value, 6);
          });
        },
      ),
    );
  });
});

test('the change is last against first, and missing for one point or from a loss', () => {
  expect(changeOver(pointsOf(50, 10, 40))).toBeCloseTo(-0.2, 12);
  expect(changeOver(pointsOf(50))).toBeNull();
  expect(changeOver(pointsOf(-50, 10))).toBeNull();
});
