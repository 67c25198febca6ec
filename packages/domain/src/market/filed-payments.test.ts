import { describe, expect, test } from 'vitest';
import { filings, quarterOf, yearOf } from '../columns/statement.fixture.ts';
import type { Quarter } from '../periods/index.ts';
import { filedPayments } from './filed-payments.ts';

/** One year's dividends a share, then those of its quarters; null was not filed. */
type Year = readonly [year: number, total: number | null, ...quarters: readonly (number | null)[]];

function paymentsFiled(...years: readonly Year[]) {
  const paid = (amount: number | null) => (amount === null ? {} : { dividendsPerShare: amount });
  return filedPayments(
    filings({
      annual: years.flatMap(([year, total, ...quarters]) =>
        quarters.length < 4 && quarters.length > 0 ? [] : [yearOf(year, paid(total))],
      ),
      quarterly: years.flatMap(([year, , ...quarters]) =>
        quarters.map((amount, at) => quarterOf(year, (at + 1) as Quarter, paid(amount))),
      ),
    }),
    1,
    null,
  );
}

const amountsOf = (...years: readonly Year[]) => paymentsFiled(...years).quarters.map(({ amount }) => amount);

describe('filed dividends', () => {
  test('are those of each quarter', () => {
    expect(amountsOf([2024, 4.2, 1, 1, 1.1, 1.1])).toEqual([1, 1, 1.1, 1.1]);
  });

  test('of a year without usable quarters are four equal parts', () => {
    expect(amountsOf([2024, 4])).toEqual([1, 1, 1, 1]);
    expect(amountsOf([2024, 4, 1, 2, 1, 2])).toEqual([1, 1, 1, 1]);
  });

  test('give an unknown quarter the rest of the year', () => {
    expect(amountsOf([2025, 0.14, null, null, null, 0.14])).toEqual([0.14]);
    expect(amountsOf([2024, 4, 1, null, null, 1])).toEqual([1, 1, 1, 1]);
  });

  test('declared for several quarters at once, every year, are spread over the year', () => {
    const spread = paymentsFiled([2023, 0.8, 0.8, 0, 0, 0], [2024, 1, 1, 0, 0, 0]);
    expect(spread.quarters.map(({ amount }) => amount)).toEqual([0.2, 0.2, 0.2, 0.2, 0.25, 0.25, 0.25, 0.25]);
    expect(spread.perQuarter).toBe(0.25);
  });

  test('stop at the first unfiled quarter', () => {
    expect(paymentsFiled([2024, 4, 1, 1, 1, 1], [2025, null, 1, null, 1])).toMatchObject({
      lastDay: '2025-03-31',
      perQuarter: 1,
    });
  });
});

describe('the repeated dividend after the last filing', () => {
  test('equals the last one', () => {
    expect(paymentsFiled([2024, 4.1, 1, 1, 1, 1.1]).perQuarter).toBe(1.1);
  });

  test('excludes special dividends', () => {
    expect(paymentsFiled([2024, 19, 1, 1, 1, 16]).perQuarter).toBe(1);
  });

  test('is none once payments have stopped', () => {
    expect(paymentsFiled([2023, 4, 1, 1, 1, 1], [2024, 1, 1, 0, 0, 0]).perQuarter).toBe(0);
  });
});
