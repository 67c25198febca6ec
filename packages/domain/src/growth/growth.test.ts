import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { change, compoundGrowth } from './index.ts';

const positive = fc.double({ min: 1, max: 1e6, noNaN: true });

describe('change', () => {
  test('105 after 100 is five percent more, 95 after 100 five percent less', () => {
    expect(change(105, 100)).toEqual({ ok: true, rate: expect.closeTo(0.05, 12) });
    expect(change(95, 100)).toEqual({ ok: true, rate: expect.closeTo(-0.05, 12) });
  });

  test("a fall to zero or a loss is a change; growth from zero or a loss isn't meaningful", () => {
    expect(change(0, 100)).toEqual({ ok: true, rate: -1 });
    expect(change(-50, 100)).toEqual({ ok: true, rate: -1.5 });
    expect(change(5, -5)).toEqual({ ok: false, why: 'previous_not_positive' });
    expect(change(5, 0)).toEqual({ ok: false, why: 'previous_not_positive' });
  });
});

describe('compound growth', () => {
  test('from 100 to 121 in two years is ten percent a year', () => {
    expect(compoundGrowth(100, 121, 2)).toEqual({ ok: true, rate: expect.closeTo(0.1, 12) });
  });

  test('over one year equals the change', () => {
    fc.assert(
      fc.property(positive, positive, (start, end) => {
        expect(compoundGrowth(start, end, 1)).toEqual(change(end, start));
      }),
    );
  });

  test('compounding the rate leads from start to end', () => {
    fc.assert(
      fc.property(positive, positive, fc.integer({ min: 1, max: 10 }), (start, end, years) => {
        const growth = compoundGrowth(start, end, years);
        if (!growth.ok) throw new Error(growth.why);
        expect((start * (1 + growth.rate) ** years) / end).toBeCloseTo(1, 6);
      }),
    );
  });

  test('there is no compound rate from or to a loss, and none within a year', () => {
    expect(compoundGrowth(-1, 5, 3)).toEqual({ ok: false, why: 'start_or_end_not_positive' });
    expect(compoundGrowth(1, 0, 3)).toEqual({ ok: false, why: 'start_or_end_not_positive' });
    expect(compoundGrowth(1, 2, 0)).toEqual({ ok: false, why: 'too_few_years' });
  });
});
