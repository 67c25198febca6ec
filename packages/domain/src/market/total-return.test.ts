import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { closesOf, filings, quarterOf, yearOf } from '../columns/statement.fixture.ts';
import { missing } from '../figures/index.ts';
import type { Quarter } from '../periods/index.ts';
import type { Dividend } from '../prices/index.ts';
import { filedPayments } from './filed-payments.ts';
import { paymentsOf } from './payments.ts';
import { totalReturn } from './total-return.ts';

const quarters = [1, 2, 3, 4] as const;
const silent = filings({ annual: [yearOf(2023, { revenue: 1 }), yearOf(2024, { revenue: 1 })] });
const paying = filings({
  annual: [yearOf(2023, { dividendsPerShare: 4 }), yearOf(2024, { dividendsPerShare: 4 })],
  quarterly: [2023, 2024].flatMap((year) =>
    quarters.map((quarter: Quarter) => quarterOf(year, quarter, { dividendsPerShare: 1 })),
  ),
});
const yearly = closesOf(['2023-12-29', 100], ['2024-06-28', 100], ['2024-12-31', 110]);

function returnOf(dividends: readonly Dividend[], statements = silent, closes = yearly, years = 1) {
  return totalReturn(closes, paymentsOf(dividends, filedPayments(statements, 1, null)), years);
}

const listed = (year: number, amount = 1): Dividend[] =>
  ['02-10', '05-10', '08-10', '11-10'].map((day) => ({ exDate: `${year}-${day}`, amount }));

describe('a total return', () => {
  test('without dividends is the price change', () => {
    expect(returnOf([]).value).toBeCloseTo(0.1, 12);
  });

  test('reinvests a dividend on its ex-date at the close before', () => {
    const dividend = { exDate: '2024-07-01', amount: 5 };
    expect(returnOf([dividend]).value).toBeCloseTo(110 / 100 / 0.95 - 1, 12);
  });

  test('uses the close of the day before even when the ex-date has one', () => {
    const closes = closesOf(
      ['2023-12-29', 100],
      ['2024-06-28', 100],
      ['2024-07-01', 80],
      ['2024-12-31', 110],
    );
    expect(returnOf([{ exDate: '2024-07-01', amount: 5 }], silent, closes).value).toBeCloseTo(
      110 / 100 / 0.95 - 1,
      12,
    );
  });

  test('leaves out dividends before the start or after the end', () => {
    const outside = ['2023-12-29', '2025-01-02'].map((exDate) => ({ exDate, amount: 5 }));
    expect(returnOf(outside).value).toBeCloseTo(0.1, 12);
  });

  test('over five years is an annual rate', () => {
    const closes = closesOf(['2019-12-31', 100], ['2024-12-31', 161.051]);
    expect(returnOf([], silent, closes, 5)).toMatchObject({
      value: expect.closeTo(0.1, 9),
      formula: 'closes of 2019-12-31 and 2024-12-31, dividends by ex-date, a year',
    });
  });

  test('does not change when prices and dividends scale', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.01, max: 1000, noNaN: true }), (k) => {
        const closes = yearly.map((close) => ({ ...close, close: close.close * k }));
        const dividends = listed(2024).map(({ exDate, amount }) => ({ exDate, amount: amount * k }));
        expect(returnOf(dividends, silent, closes).value).toBeCloseTo(returnOf(listed(2024)).value ?? 0, 9);
      }),
    );
  });
});

describe('there is no total return', () => {
  test('without a price or with too short a history', () => {
    expect(returnOf([], silent, [])).toEqual(missing('no_price'));
    expect(returnOf([], silent, closesOf(['2024-06-28', 100], ['2024-12-31', 110]))).toEqual(
      missing('history_too_short'),
    );
  });

  test('with a dividend as large as the price before it', () => {
    expect(returnOf([{ exDate: '2024-07-01', amount: 100 }])).toEqual(missing('part_missing'));
  });

  test('when the filings stopped a year ago, even if nothing was paid', () => {
    const closes = closesOf(['2024-10-31', 100], ['2025-10-31', 110]);
    expect(returnOf([], silent, closes)).toEqual(missing('dividends_unknown'));
  });

  test('when the filings end too early to know recent payments', () => {
    const closes = closesOf(['2024-10-31', 100], ['2025-10-31', 110]);
    expect(returnOf([], paying, closes)).toEqual(missing('dividends_unknown'));
  });
});

describe('a list of dividends with gaps', () => {
  test('is replaced by the filings of each quarter, and the return is marked', () => {
    const filed = returnOf([], paying);
    expect(filed.marks).toEqual(['derived']);
    expect(filed.formula).toContain('as filed');
    expect(filed.value).toBeCloseTo(1.1 / 0.99 ** 4 - 1, 12);
  });

  test('includes a list that ended a year ago', () => {
    expect(returnOf(listed(2023), paying).marks).toEqual(['derived']);
  });

  test('does not include a complete list', () => {
    expect(returnOf([...listed(2023), ...listed(2024)], paying).marks).toEqual([]);
  });

  test('that ended, without filings, gives no return', () => {
    expect(returnOf(listed(2023), silent)).toEqual(missing('dividends_unknown'));
  });

  test('splits a year without filed quarters into four parts', () => {
    const years = filings({ annual: paying.annual });
    expect(returnOf([], years).value).toBeCloseTo(1.1 / 0.99 ** 4 - 1, 12);
  });

  test('counts payments filed before it starts, and none twice', () => {
    const closes = closesOf(['2023-01-03', 100], ['2025-01-03', 110]);
    const late = listed(2024, 1.1);
    const sinceBefore = filings({
      ...paying,
      annual: [yearOf(2022, { dividendsPerShare: 4 }), ...paying.annual],
    });
    const joined = returnOf(late, sinceBefore, closes, 2);
    expect(joined.formula).toContain('as filed, then by ex-date');
    expect(joined.value).toBeCloseTo((1.1 / 0.99 ** 4 / 0.989 ** 4) ** 0.5 - 1, 12);
  });
});

describe('quarters not filed yet', () => {
  const closes = closesOf(['2024-06-28', 100], ['2025-06-30', 110]);

  test('repeat the last dividend, and the return is marked', () => {
    const repeated = returnOf([], paying, closes);
    expect(repeated.value).toBeCloseTo(1.1 / 0.99 ** 3 - 1, 1);
    expect(repeated).toMatchObject({
      marks: ['derived', 'dividends_repeated'],
      formula: expect.stringContaining('the last 1 repeated'),
    });
  });

  test('have none for a company that stopped paying', () => {
    const stopped = filings({
      annual: [yearOf(2023, { dividendsPerShare: 4 }), yearOf(2024, { dividendsPerShare: 1 })],
      quarterly: quarters.map((quarter) =>
        quarterOf(2024, quarter, { dividendsPerShare: quarter === 1 ? 1 : 0 }),
      ),
    });
    expect(returnOf([], stopped, closes)).toMatchObject({
      value: expect.closeTo(0.1, 12),
      marks: ['derived'],
    });
  });
});
