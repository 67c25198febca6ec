import { describe, expect, test } from 'vitest';
import { closesOf } from '../columns/statement.fixture.ts';
import type { MissingReason } from '../figures/index.ts';
import { pointsByDay } from '../series/index.ts';
import { dailyRatio } from './daily-ratio.ts';
import type { PointInTimeFigures, PointInTimeValue } from './point-in-time-figures.ts';
import type { ReportedHistory } from './ratios.ts';

const value = (value: number): PointInTimeValue => ({ value, why: null });
const without = (why: MissingReason): PointInTimeValue => ({ value: null, why });

function knownFrom(filed: string, over: Partial<PointInTimeFigures> = {}): PointInTimeFigures {
  return {
    filed,
    earningsPerShare: value(2),
    dividendsPerShare: value(1),
    freeCashFlow: value(30),
    revenue: value(1000),
    bookValue: value(250),
    shares: value(10),
    ...over,
  };
}

function filingsOf(over: Partial<ReportedHistory> = {}): ReportedHistory {
  return { known: [knownFrom('2026-05-01')], paid: [], adrRatio: 1, refusal: null, rates: null, ...over };
}

const closes = closesOf(['2026-07-30', 50], ['2026-07-31', 50], ['2026-08-03', 50]);
const draw = (key: Parameters<typeof dailyRatio>[0], over: Partial<ReportedHistory> = {}, days = closes) => {
  const { why, ...ratio } = dailyRatio(key, days, filingsOf(over));
  return { points: pointsByDay({ ...ratio, base: null }, days), why };
};
const of = (...given: Parameters<typeof draw>) => draw(...given).points.map((point) => point.value);

describe('a daily ratio', () => {
  test('uses the newest report filed by that day', () => {
    const known = [knownFrom('2026-05-01'), knownFrom('2026-08-01', { earningsPerShare: value(2.5) })];
    expect(of('priceEarningsRatioLtm', { known })).toEqual([25, 25, 20]);
  });

  test('uses a report from the day it was filed', () => {
    const known = [knownFrom('2026-05-01'), knownFrom('2026-07-31', { earningsPerShare: value(2.5) })];
    expect(of('priceEarningsRatioLtm', { known })).toEqual([25, 20, 20]);
  });

  test('matches price, shares and trailing figures of the valuation card', () => {
    expect(of('averageMarketCap')[0]).toBe(500);
    expect(of('freeCashFlowYield')[0]).toBeCloseTo(0.06, 12);
    expect(of('dividendYield')[0]).toBeCloseTo(0.02, 12);
    expect(of('priceBookRatio')[0]).toBe(2);
    expect(of('priceSalesRatio')[0]).toBe(0.5);
  });

  test('of an ADR counts the shares it stands for', () => {
    expect(of('averageMarketCap', { adrRatio: 5 })[0]).toBe(100);
    expect(of('priceEarningsRatioLtm', { adrRatio: 5 })[0]).toBe(5);
  });

  test('uses listed dividends where they match the filings, else filed ones', () => {
    const paid = [
      { from: '2026-01-01', amount: 1.1 },
      { from: '2026-07-31', amount: 0.3 },
      { from: '2026-08-01', amount: null },
    ];
    expect(of('dividendYield', { paid })).toEqual(
      [0.022, 0.02, 0.02].map((rate) => expect.closeTo(rate, 12)),
    );
  });

  test('is stored as steps, one for each change of what the price is compared with', () => {
    const known = [
      knownFrom('2026-05-01'),
      knownFrom('2026-07-31', { revenue: value(1100) }),
      knownFrom('2026-08-02', { earningsPerShare: value(2.5) }),
    ];
    expect(dailyRatio('priceEarningsRatioLtm', closes, filingsOf({ known })).steps).toEqual([
      { at: 0, value: 2 },
      { at: 2, value: 2.5 },
    ]);
  });

  test('marks simulated closes', () => {
    const simulated = closes.map((close) => ({ ...close, simulated: true }));
    expect(draw('averageMarketCap', {}, simulated).points[0]).toEqual({
      date: '2026-07-30',
      value: 500,
      simulated: true,
    });
  });
});

describe('a ratio of price and filings in two currencies', () => {
  const closes = closesOf(['2026-05-01', 50], ['2026-05-04', 50], ['2026-05-11', 50], ['2026-05-13', 50]);
  const rates = [
    { day: '2026-04-30', rate: 10 },
    { day: '2026-05-04', rate: 20 },
  ];

  test('converts at the rate of each day, at most seven days old', () => {
    const { steps } = dailyRatio('priceEarningsRatioLtm', closes, filingsOf({ rates }));
    const before = dailyRatio('priceEarningsRatioLtm', closes, filingsOf({})).steps[0]?.value ?? 0;
    expect(steps).toEqual([
      { at: 0, value: before / 10 },
      { at: 1, value: before / 20 },
      { at: 3, value: null },
    ]);
  });

  test('has a reason where no day has a rate', () => {
    expect(dailyRatio('priceSalesRatio', closes, filingsOf({ rates: [] }))).toMatchObject({
      steps: [],
      why: 'currency_mismatch',
    });
    expect(dailyRatio('averageMarketCap', closes, filingsOf({ rates: [] })).why).toBeNull();
  });
});

describe('there is no daily ratio', () => {
  test('before the first report or after a loss; other ratios stay', () => {
    const known = [knownFrom('2026-07-31'), knownFrom('2026-08-02', { earningsPerShare: value(-1) })];
    expect(draw('priceEarningsRatioLtm', { known })).toEqual({
      points: [{ date: '2026-07-31', value: 25 }],
      why: null,
    });
  });

  test.each([
    [
      'priceEarningsRatioLtm',
      { known: [knownFrom('2026-05-01', { earningsPerShare: value(0) })] },
      'eps_not_positive',
    ],
    ['priceBookRatio', { known: [knownFrom('2026-05-01', { bookValue: value(-3) })] }, 'whole_not_positive'],
    [
      'freeCashFlowYield',
      { known: [knownFrom('2026-05-01', { freeCashFlow: without('not_meaningful_for_financials') })] },
      'not_meaningful_for_financials',
    ],
    [
      'averageMarketCap',
      { known: [knownFrom('2026-05-01', { shares: without('shares_missing') })] },
      'shares_missing',
    ],
    ['averageMarketCap', { adrRatio: null }, 'adr_ratio_unknown'],
    ['priceSalesRatio', { refusal: 'currency_mismatch' }, 'currency_mismatch'],
    ['dividendYield', { refusal: 'currency_mismatch' }, 'currency_mismatch'],
    ['priceEarningsRatioLtm', { known: [] }, 'not_filed'],
  ] as const)('of %s without its parts (%#)', (key, over, why) => {
    expect(draw(key, over)).toEqual({ points: [], why });
  });

  test('without a price', () => {
    expect(draw('averageMarketCap', {}, [])).toEqual({ points: [], why: 'no_price' });
  });
});
