import fc from 'fast-check';
import type { IsoDate } from '../facts/index.ts';
import { daysAfter } from '../periods/index.ts';
import type { Close, Dividend } from '../prices/index.ts';
import type { ChartData } from './chart-data.ts';
import type { PointInTimeFigures, PointInTimeValue } from './point-in-time-figures.ts';

/** A listing as no provider would invent it: holes of weeks, losses, missing lines, dividends on days without trading. */
export interface AnyListing {
  readonly chartData: ChartData;
  /** At least one. */
  readonly closes: readonly Close[];
}

const firstDay = '2014-01-02';
const anyDay = fc.integer({ min: 0, max: 4_000 }).map((days) => daysAfter(firstDay, days));

const anyPrice = fc.double({ min: 0.01, max: 1e5, noNaN: true });

export const anyCloses: fc.Arbitrary<Close[]> = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 60 }), anyPrice, fc.boolean()), { minLength: 1, maxLength: 80 })
  .map((rows) => {
    let day: IsoDate = firstDay;
    return rows.map(([gap, close, simulated]) => {
      day = daysAfter(day, gap);
      return { day, close, simulated };
    });
  });

/** Each less than any price. */
export const anyDividends: fc.Arbitrary<Dividend[]> = fc
  .uniqueArray(fc.tuple(anyDay, fc.double({ min: 0.0001, max: 0.009, noNaN: true })), {
    maxLength: 12,
    selector: ([day]) => day,
  })
  .map((rows) => rows.map(([exDate, amount]) => ({ exDate, amount })).sort(byDay));

const anyKnown = (min: number, max: number): fc.Arbitrary<PointInTimeValue> =>
  fc.oneof(
    fc
      .double({ min, max, noNaN: true })
      .map((value) => ({ value: Math.abs(value) < 1e-6 ? 0 : value, why: null })),
    fc.constant({ value: 0, why: null }),
    fc.constant({ value: null, why: 'not_filed' as const }),
  );

const anyReport: fc.Arbitrary<PointInTimeFigures> = fc.record({
  filed: anyDay,
  earningsPerShare: anyKnown(-50, 50),
  dividendsPerShare: anyKnown(0, 10),
  freeCashFlow: anyKnown(-1e11, 1e11),
  revenue: anyKnown(0, 1e12),
  bookValue: anyKnown(-1e12, 1e12),
  shares: anyKnown(1e6, 1e10),
});

const anyRate = fc.record({ day: anyDay, rate: fc.double({ min: 0.1, max: 1000, noNaN: true }) });

export const anyListing: fc.Arbitrary<AnyListing> = fc
  .record({
    closes: anyCloses,
    dividends: anyDividends,
    known: fc.uniqueArray(anyReport, { maxLength: 8, selector: ({ filed }) => filed }),
    paid: fc.uniqueArray(
      fc.record({ from: anyDay, amount: fc.option(fc.double({ min: 0.0001, max: 1, noNaN: true })) }),
      { maxLength: 8, selector: ({ from }) => from },
    ),
    adrRatio: fc.constantFrom(1, 5, null),
    refusal: fc.constantFrom(null, null, 'currency_mismatch' as const),
    rates: fc.option(fc.uniqueArray(anyRate, { maxLength: 8, selector: ({ day }) => day })),
  })
  .map(({ closes, dividends, known, paid, adrRatio, refusal, rates }) => ({
    closes,
    chartData: {
      symbol: 'ANY',
      currency: 'USD',
      reportedCurrency: 'USD',
      adrRatio,
      refusal,
      rates: rates?.toSorted((one, other) => (one.day < other.day ? -1 : 1)) ?? null,
      annual: noPeriods,
      quarterly: noPeriods,
      known: known.toSorted((one, other) => (one.filed < other.filed ? -1 : 1)),
      paid: paid.toSorted((one, other) => (one.from < other.from ? -1 : 1)),
      dividends,
      payments: { years: [], quarters: [], firstDay: null, lastDay: null, perQuarter: 0 },
    },
  }));

const noPeriods = { ends: [], values: {}, why: {}, simulated: [], rates: null };

function byDay(one: Dividend, other: Dividend): number {
  return one.exDate < other.exDate ? -1 : 1;
}
