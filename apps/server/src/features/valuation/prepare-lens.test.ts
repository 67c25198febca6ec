import { filedLensKeys, lensPeriodKeys } from '@tenfold/domain/lens';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../platform/db/index.ts';
import { openTestDatabase } from '../../platform/db/test-database.ts';
import { loadCompanyFigures } from '../financials/company-figures.ts';
import { addSmallCompanies } from '../financials/small-companies.fixture.ts';
import { type PreparedLens, prepareLens } from './prepare-lens.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await addSmallCompanies(database.db);
});
afterAll(() => database.close());

async function lensOf(symbol: string): Promise<PreparedLens> {
  const figures = await loadCompanyFigures(database.db, symbol);
  if (figures === null) throw new Error(`${symbol} has no figures`);
  return JSON.parse(prepareLens(figures).body);
}

test('a company has its figures for each period, and what it is today once', async () => {
  const { today, periods, ...rest } = await lensOf('ACME');
  expect(rest).toEqual({ reportedCurrency: 'USD', yearEnd: '2025-12-31', ratiosAsOf: '2026-08-21' });
  for (const period of lensPeriodKeys) {
    const { figures, why, priceLine } = periods[period];
    expect(figures.revenueGrowth).toBeCloseTo(0.08, 2);
    expect([figures.margin, why]).toEqual([expect.closeTo(0.12, 3), {}]);
    expect(priceLine).toHaveLength(32);
    expect([...Object.keys(today.figures), ...Object.keys(figures)].sort()).toEqual(
      [...filedLensKeys].sort(),
    );
  }
  expect(periods['3Y'].earningsBars).toEqual([79, 86, 93, 100]);
});

test('what a company lacks is null with its reason, never zero', async () => {
  const { today, periods } = await lensOf('GAPS');
  expect(today.figures.marketCap).toBeNull();
  expect(today.why.marketCap).toBe('no_price');
  expect(periods['10Y'].priceLine).toEqual([]);
  expect(periods['10Y'].why.priceReturn).toBe('no_price');
  const newco = await lensOf('NEWCO');
  expect([newco.yearEnd, newco.today.why.revenue]).toEqual([null, 'too_few_years']);
});
