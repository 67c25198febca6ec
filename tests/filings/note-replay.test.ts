import { ltmColumn } from '@tenfold/domain/columns';
import type { IsoDate } from '@tenfold/domain/facts';
import { filedPayments, paymentsOf } from '@tenfold/domain/market';
import {
  type CompanyToday,
  knownFigures,
  replayNote,
  type TwelveMonths,
  type TypedPrices,
} from '@tenfold/domain/note-replay';
import { buildStatements } from '@tenfold/domain/statements';
import { describe, expect, test } from 'vitest';
import { factsOf, filingOf, filingsAreHere, marketOf } from './filings.ts';

/** From what was filed and traded by a day; prices are in the shares of the newest close. */
function companyOn(symbol: string, day: IsoDate, modelValue: number | null): CompanyToday {
  const { splits } = filingOf(symbol);
  const facts = factsOf(symbol).filter(({ filed }) => filed <= day);
  const inEffect = splits.filter(({ effective }) => effective <= day);
  const statements = buildStatements({ facts, splits: inEffect, fiscalYearEnd: null, sic: null });
  const { closes, dividends } = marketOf(symbol);
  const byThen = closes.filter((close) => close.day <= day);
  const column = ltmColumn(statements, { closes: [], dividends: [], currency: 'USD', adrRatio: 1 });
  if (column === null || column.periodEnd === null) throw new Error(`${symbol} has no twelve months`);
  const figures = knownFigures.map((key) => {
    const { value, why } = column.figures[key];
    return [key, { value, why }] as const;
  });
  const last = byThen.at(-1);
  return {
    currency: 'USD',
    splitsUntil: day,
    modelValue,
    closes: byThen,
    splits,
    priceIsSimulated: false,
    price: last === undefined ? null : { day: last.day, price: last.close },
    figures: {
      currency: 'USD',
      periodEnd: column.periodEnd,
      ...(Object.fromEntries(figures) as Pick<TwelveMonths, (typeof knownFigures)[number]>),
    },
    findPayments: paymentsOf(
      dividends.filter(({ exDate }) => exDate <= day),
      filedPayments(statements, 1, null),
    ),
  };
}

const typed: TypedPrices = {
  day: '2023-06-30',
  currency: 'USD',
  notePrice: null,
  range: null,
  belowPrice: null,
};
const million = 1e6;

/** Twelve months: the fiscal year, and the year to date in place of that of the year before. */
const months = (year: number, toDate: number, toDateBefore: number) => year + toDate - toDateBefore;

describe.skipIf(!filingsAreHere)('a note of 30 June 2023, read on 30 June 2025', () => {
  test('says what its company earned, owes and costs, by the reports filed by either day', () => {
    const then = companyOn('COST', '2023-06-30', 480);
    const today = companyOn('COST', '2025-06-30', 640);
    const since = replayNote(then, today, {
      ...typed,
      notePrice: 540,
      range: { low: 500, high: 620 },
      belowPrice: 530,
    });
    // By hand, in millions: 10-K of 5 October 2022 and 10-Q of 1 June 2023; of 9 October 2024 and 5 June 2025.
    const revenue = [months(226_954, 163_351, 154_863), months(254_453, 189_079, 174_756)] as const;
    const eps = [months(13.14, 9.3, 8.94), months(16.56, 12.34, 11.27)] as const;
    const cash = [months(7_392, 7_343, 4_886), months(11_339, 9_468, 8_381)] as const;
    const capex = [months(3_891, 2_767, 2_632), months(4_710, 3_532, 3_133)] as const;
    // Long-term debt and its part due within a year, less cash and short-term investments.
    const netDebt = [6_497 + 0 - 12_493 - 1_215, 5_717 + 178 - 13_836 - 1_014] as const;
    const line = ([before, now]: readonly [number, number], unit: number) => ({
      before: expect.closeTo(before * unit, 6),
      now: expect.closeTo(now * unit, 6),
      difference: expect.closeTo((now - before) * unit, 6),
      change: expect.closeTo(now / before - 1, 12),
      why: null,
    });
    expect(since.figures).toEqual({
      currency: 'USD',
      periodEndBefore: '2023-05-07',
      periodEnd: '2025-05-11',
      revenue: line(revenue, million),
      earningsPerShare: line(eps, 1),
      freeCashFlow: line([cash[0] - capex[0], cash[1] - capex[1]], million),
      // Net cash: a change in percent would say nothing.
      netDebt: { ...line(netDebt, million), change: null, why: 'previous_not_positive' },
    });
    expect(since).toMatchObject({
      splitFactor: 1,
      priceBefore: 538.38,
      modelBefore: 480,
      modelNow: 640,
      notePrice: { price: 540, change: 989.94 / 540 - 1, why: null },
      range: { low: 500, high: 620, modelIs: 'above', why: null },
      // The first close at or below 530 after that day.
      buyBelow: { price: 530, touched: { day: '2023-07-07', price: 525.05, isSimulated: false }, why: null },
    });
    expect(since.priceChange.value).toBeCloseTo(989.94 / 538.38 - 1, 12);
  });

  test('counts the dividends since, reinvested at the closes before they were paid', () => {
    const since = replayNote(
      companyOn('NKE', '2023-06-30', null),
      companyOn('NKE', '2025-06-30', null),
      typed,
    );
    // By ex-date: what was paid, and the close before it.
    const paid = [
      [0.34, 101.71], // 2023-09-01
      [0.37, 110.27], // 2023-12-01
      [0.37, 103.93], // 2024-03-01
      [0.37, 95.05], // 2024-06-03
      [0.37, 83.32], // 2024-09-03
      [0.4, 78.77], // 2024-12-02
      [0.4, 79.43], // 2025-03-03
      [0.4, 60.59], // 2025-06-02
    ] as const;
    const shares = paid.reduce((held, [dividend, close]) => held / (1 - dividend / close), 1);
    expect(since.priceChange.value).toBeCloseTo(71.04 / 110.37 - 1, 12);
    expect(since.totalReturn.value).toBeCloseTo((71.04 / 110.37) * shares - 1, 12);
  });

  test('loses nothing to a split of 10 for 1 on 10 June 2024', () => {
    // What the screen and the filings of that day said: 423.02 a share, and 1.92 earned on it.
    const before = companyOn('NVDA', '2023-06-30', 380);
    const then = { ...before, price: { day: '2023-06-30', price: 423.02 } };
    const since = replayNote(then, companyOn('NVDA', '2025-06-30', 60), {
      ...typed,
      notePrice: 423.02,
      range: { low: 400, high: 550 },
      belowPrice: 405,
    });
    expect(before.figures?.earningsPerShare.value).toBeCloseTo(months(1.74, 0.82, 0.64), 12);
    expect(since).toMatchObject({
      splitFactor: 10,
      priceBefore: 42.302,
      modelBefore: 38,
      modelNow: 60,
      notePrice: { price: 42.302, change: 157.99 / 42.302 - 1 },
      range: { low: 40, high: 55, modelIs: 'above' },
      buyBelow: { price: 40.5, touched: { day: '2023-10-26', price: 40.33 } },
    });
    expect(since.priceChange.value).toBeCloseTo(157.99 / 42.302 - 1, 12);
    expect(since.figures?.earningsPerShare).toEqual({
      before: expect.closeTo(0.192, 12),
      now: expect.closeTo(months(2.94, 0.76, 0.6), 12),
      difference: expect.closeTo(3.1 - 0.192, 12),
      change: expect.closeTo(3.1 / 0.192 - 1, 9),
      why: null,
    });
    // Capital spending was under no tag of these filings in 2023.
    expect(since.figures?.freeCashFlow).toEqual({
      before: null,
      now: 72_064 * million,
      difference: null,
      change: null,
      why: 'part_missing',
    });
  });
});
