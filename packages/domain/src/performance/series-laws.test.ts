import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Close } from '../prices/index.ts';
import { indicatorKeys, isDailyKey, periods, pointsByDay } from '../series/index.ts';
import { type AnyListing, anyCloses, anyDividends, anyListing } from './any-listing.fixture.ts';
import { closesIn } from './closes-in.ts';
import type { PointInTimeFigures, PointInTimeValue } from './point-in-time-figures.ts';
import { type ChartChoice, seriesOf } from './series-of.ts';
import { totalReturnSteps } from './total-return-steps.ts';

const dailyKeys = indicatorKeys.filter(isDailyKey);
const anyChoice = fc.record({
  period: fc.constantFrom(...periods),
  mode: fc.constantFrom('absolute', 'rebased'),
  basis: fc.constant('annual'),
});

/** Every series by day of a listing, with its points, up to its last close. */
function drawAll({ chartData, closes }: AnyListing, choice: Omit<ChartChoice, 'lastDay'>) {
  const lastDay = closes.at(-1)?.day ?? '';
  const within = closesIn(closes, choice.period, lastDay);
  return dailyKeys.map((key) => {
    const series = seriesOf(chartData, closes, key, { ...choice, lastDay });
    return { ...series, points: series.byDay === null ? [] : pointsByDay(series.byDay, within) };
  });
}

describe('for any prices, filings and dividends', () => {
  test('every value is a number, at most one a close, and a series without points has a reason', () => {
    fc.assert(
      fc.property(anyListing, anyChoice, (listing, choice) => {
        for (const { indicator, points, byDay, change, why } of drawAll(listing, choice)) {
          const values = points.map(({ value }) => value);
          expect([indicator, values.every(Number.isFinite)]).toEqual([indicator, true]);
          expect(change === null || Number.isFinite(change)).toBe(true);
          expect(byDay?.steps.every(({ value }) => value === null || Number.isFinite(value))).not.toBe(false);
          expect([indicator, points.length === 0]).toEqual([indicator, why !== null]);
          expect(points.map(({ date }) => date)).toEqual([...new Set(points.map(({ date }) => date))].sort());
        }
      }),
    );
  });

  test('a rebased series starts at 0 and ends with its change', () => {
    fc.assert(
      fc.property(anyListing, fc.constantFrom(...periods), (listing, period) => {
        for (const { points, change } of drawAll(listing, { period, mode: 'rebased', basis: 'annual' })) {
          if (points.length === 0) continue;
          expect(points[0]?.value).toBe(0);
          expect(points.at(-1)?.value).toBe(change ?? 0);
        }
      }),
    );
  });

  test('scaling prices and dividends changes no return', () => {
    fc.assert(
      fc.property(anyListing, anyChoice, fc.constantFrom(0.25, 2, 1024), (listing, choice, k) => {
        const scaled = { chartData: listing.chartData, closes: timesClose(listing.closes, k) };
        const paid = listing.chartData.dividends.map((one) => ({ ...one, amount: one.amount * k }));
        const both = [
          drawAll(listing, choice),
          drawAll({ ...scaled, chartData: { ...listing.chartData, dividends: paid } }, choice),
        ];
        for (const key of ['stockPrice', 'totalReturn'] as const) {
          const [one, other] = both.map((all) => all.find(({ indicator }) => indicator === key));
          expect(other?.change).toBe(one?.change);
        }
      }),
    );
  });

  test('a split changes no return, ratio or yield', () => {
    fc.assert(
      fc.property(anyListing, anyChoice, fc.constantFrom(0.5, 2, 4, 16), (listing, choice, ratio) => {
        const before = drawAll(listing, choice);
        const after = drawAll(afterSplit(listing, ratio), choice);
        before.forEach(({ indicator, points, change, why }, at) => {
          const split = after[at];
          const isPrice = indicator === 'stockPrice' || indicator === 'totalReturn';
          const expected = isPrice && choice.mode === 'absolute' ? 1 / ratio : 1;
          expect([indicator, split?.why, split?.change]).toEqual([indicator, why, change]);
          expect(split?.points.map(({ value }) => value)).toEqual(
            points.map(({ value }) => value * expected),
          );
        });
      }),
    );
  });
});

test('a total return is the product of those over its parts', () => {
  fc.assert(
    fc.property(anyCloses, anyDividends, fc.nat(), (closes, dividends, at) => {
      const middle = at % closes.length;
      const growth = (part: readonly Close[]) => {
        const shares = totalReturnSteps(part, dividends)?.at(-1)?.value ?? Number.NaN;
        return ((part.at(-1)?.close ?? Number.NaN) * shares) / (part[0]?.close ?? Number.NaN);
      };
      const parts = growth(closes.slice(0, middle + 1)) * growth(closes.slice(middle));
      expect(parts / growth(closes)).toBeCloseTo(1, 9);
    }),
  );
});

function timesClose(closes: readonly Close[], k: number): Close[] {
  return closes.map((one) => ({ ...one, close: one.close * k }));
}

/** Gives all figures as they read once so many shares have come out of one. */
function afterSplit({ chartData, closes }: AnyListing, ratio: number): AnyListing {
  const times = ({ value, why }: PointInTimeValue, by: number): PointInTimeValue => ({
    value: value === null ? null : value * by,
    why,
  });
  const restated = (known: PointInTimeFigures): PointInTimeFigures => ({
    ...known,
    earningsPerShare: times(known.earningsPerShare, 1 / ratio),
    dividendsPerShare: times(known.dividendsPerShare, 1 / ratio),
    shares: times(known.shares, ratio),
  });
  return {
    closes: timesClose(closes, 1 / ratio),
    chartData: {
      ...chartData,
      known: chartData.known.map(restated),
      paid: chartData.paid.map(({ from, amount }) => ({
        from,
        amount: amount === null ? null : amount / ratio,
      })),
      dividends: chartData.dividends.map((one) => ({ ...one, amount: one.amount / ratio })),
    },
  };
}
