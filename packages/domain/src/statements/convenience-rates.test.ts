import { describe, expect, test } from 'vitest';
import type { Fact } from '../facts/index.ts';
import { convenienceRates } from './convenience-rates.ts';
import { instant, toDate } from './synthetic-facts.ts';

const tags = ['Revenues', 'NetIncomeLoss', 'CostOfRevenue', 'GrossProfit', 'IncomeTaxExpenseBenefit'];

/** One annual report in two currencies: its year at a rate, and the balance sheet too. */
function translated(year: number, rate: number, balanceRate = rate): Fact[] {
  const books = [
    ...tags.map((tag, at) => toDate(tag, year, 4, (at + 1) * 1e12, { unit: 'TWD' })),
    instant('Assets', 7e12, {
      end: `${year}-12-31`,
      unit: 'TWD',
      accession: toDate('A', year, 4, 1).accession,
    }),
  ];
  return books.flatMap((fact) => {
    const by = fact.start === null ? balanceRate : rate;
    return [fact, { ...fact, unit: 'USD', value: Math.round(fact.value / by / 1e5) * 1e5 }];
  });
}

describe('the rate of a convenience translation', () => {
  test('is shared by all its figures, on the last day of its year', () => {
    expect(convenienceRates([...translated(2023, 30.62), ...translated(2024, 32.79)], 'TWD', 'USD')).toEqual([
      { day: '2023-12-31', rate: 30.62, source: expect.stringContaining('10-K filed ') },
      { day: '2024-12-31', rate: 32.79, source: expect.stringContaining('10-K filed ') },
    ]);
  });

  test('is null for accounts kept in both currencies, with two rates', () => {
    expect(convenienceRates(translated(2024, 31.7, 32.79), 'TWD', 'USD')).toEqual([]);
  });

  test('is null for too few figures', () => {
    expect(convenienceRates(translated(2024, 32.79).slice(0, 4), 'TWD', 'USD')).toEqual([]);
    expect(convenienceRates([], 'TWD', 'USD')).toEqual([]);
  });
});
