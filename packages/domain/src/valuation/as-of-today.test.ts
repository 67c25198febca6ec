import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { historyOf } from '../forecast/forecast-base.fixture.ts';
import type { DividendsSince, ForecastBase } from '../forecast/index.ts';
import { type CarriedValue, valueAsOf } from './as-of-today.ts';

const value = { valuePerShare: 100, valuationDate: '2025-12-31', requiredReturn: 0.1 };

function baseWith(
  dividends: Partial<DividendsSince>,
  parts: Partial<Pick<ForecastBase, 'adrRatio' | 'currencyRate' | 'latestCurrencyRate'>> = {},
) {
  const dividendsSince = { listed: [], listedUntil: null, filed: [], repeated: 0, ...dividends };
  return { ...parts, history: historyOf({ dividendsSince }) };
}

function carriedTo(day: string, base = baseWith({})): CarriedValue {
  const result = valueAsOf(day, value, base);
  if (!result.ok) throw new Error(`${result.days} days`);
  return result;
}

const paidOn = (result: CarriedValue) => result.dividends.map(({ day, source }) => `${day} ${source}`);

describe('a value as of a day', () => {
  test('equals itself at its fiscal year end, and grows by r in a year', () => {
    expect(carriedTo('2025-12-31').valuePerShare).toBe(100);
    expect(carriedTo('2026-12-31').valuePerShare).toBeCloseTo(110, 12);
  });

  test('grows at the required return, in one step or several', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 250 }), (first, second) => {
        const dayAfter = (days: number) => new Date(Date.UTC(2025, 11, 31 + days)).toISOString().slice(0, 10);
        const atOnce = carriedTo(dayAfter(first + second)).valuePerShare;
        const between = { ...value, ...carriedTo(dayAfter(first)), valuationDate: dayAfter(first) };
        const inSteps = valueAsOf(dayAfter(first + second), between, baseWith({}));
        expect(inSteps.ok && inSteps.valuePerShare).toBeCloseTo(atOnce, 9);
      }),
    );
  });

  test('is the value plus growth less dividends', () => {
    const filed = [{ day: '2026-03-31', amount: 2 }];
    const { valuePerShare, carried, paid } = carriedTo('2026-06-01', baseWith({ filed }));
    expect(valuePerShare).toBeCloseTo(100 + carried - paid, 12);
    expect(paid).toBeCloseTo(2 * 1.1 ** (62 / 365), 12);
  });

  test('in another currency is converted at the newest rate, like the price', () => {
    const today = carriedTo('2026-12-31', baseWith({}, { currencyRate: 32, latestCurrencyRate: 40 }));
    expect(today).toMatchObject({
      atYearEnd: expect.closeTo(80, 12),
      valuePerShare: expect.closeTo(88, 12),
    });
  });

  test('is not rolled over more than 550 days, or backwards', () => {
    expect(valueAsOf('2027-07-04', value, baseWith({})).ok).toBe(true);
    expect(valueAsOf('2027-07-05', value, baseWith({}))).toEqual({ ok: false, days: 551 });
    expect(valueAsOf('2025-12-30', value, baseWith({}))).toEqual({ ok: false, days: -1 });
  });
});

describe('the dividends since', () => {
  const listed = [
    { day: '2026-02-10', amount: 1 },
    { day: '2026-05-10', amount: 1 },
  ];
  const filed = [{ day: '2026-03-31', amount: 0.9 }];

  test('are listed ones by ex-date unless the list is overdue', () => {
    const base = baseWith({ listed, listedUntil: '2026-09-20', filed, repeated: 0.9 });
    expect(paidOn(carriedTo('2026-05-09', base))).toEqual(['2026-02-10 listed']);
    expect(paidOn(carriedTo('2026-09-20', base))).toEqual(['2026-02-10 listed', '2026-05-10 listed']);
  });

  test('are filed quarters and the last one repeated where the list ends', () => {
    const base = baseWith({ listed, listedUntil: '2026-05-20', filed, repeated: 0.9 });
    expect(paidOn(carriedTo('2026-09-30', base))).toEqual([
      '2026-03-31 filed',
      '2026-06-30 repeated',
      '2026-09-29 repeated',
    ]);
  });

  test("of an ADR are its ordinary shares', in the trading currency", () => {
    const base = baseWith({ filed: [{ day: '2026-03-31', amount: 4 }] }, { adrRatio: 5, currencyRate: 32 });
    expect(carriedTo('2026-03-31', base).paid).toBeCloseTo(0.625, 12);
  });

  test('are none for a company that pays none', () => {
    expect(carriedTo('2026-12-31').dividends).toEqual([]);
  });
});
