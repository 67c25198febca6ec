import { expect, test } from 'vitest';
import { buildCompanyFigures } from './company-figures.ts';
import { annualReport } from './filings.fixture.ts';

const listing = {
  symbol: 'ACME',
  cik: 1,
  name: 'Acme Corp',
  shortName: 'Acme',
  exchange: null,
  currency: 'USD',
  adrRatio: 1,
  reportedCurrency: 'USD',
  fiscalYearEnd: '1231',
  sic: null,
  sicDescription: null,
  profile: {},
};
const reports = [2023, 2024].flatMap((year) =>
  annualReport(1, year, { Revenues: 500, NetIncomeLoss: 100, EarningsPerShareDiluted: 8 }),
);

function earnings(effective: string, lastClose: string | null): number | null {
  const closes = lastClose === null ? [] : [{ day: lastClose, close: 100, simulated: false }];
  const market = { closes, dividends: [], currency: 'USD', adrRatio: 1 };
  const splits = [{ effective, ratio: 4 }];
  const { annual } = buildCompanyFigures({
    listing,
    facts: reports,
    splits,
    market,
    estimates: null,
    earlierFilers: new Map(),
  });
  return annual[0]?.figures.earningsPerShare.value ?? null;
}

test('an announced split counts once closes are on its basis', () => {
  expect(earnings('2026-10-01', '2026-09-30')).toBe(8);
  expect(earnings('2026-10-01', '2026-10-01')).toBe(2);
});

test('a split counts when a filing is on its basis, even if closes are behind', () => {
  expect(earnings('2025-01-02', '2024-12-31')).toBe(2);
  expect(earnings('2025-01-02', null)).toBe(2);
  expect(earnings('2026-10-01', null)).toBe(8);
});
