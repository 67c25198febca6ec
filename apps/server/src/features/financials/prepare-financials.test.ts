import { financials } from '@tenfold/contract/financials';
import { fromWire } from '@tenfold/contract/wire';
import type { Fact } from '@tenfold/domain/facts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildCompanyFigures } from './company-figures.ts';
import { annualReport, quarterlyReport } from './filings.fixture.ts';
import { prepareFinancials } from './prepare-financials.ts';

const listing = {
  symbol: 'ANY',
  cik: 1,
  name: 'Any Corp',
  shortName: 'Any',
  exchange: null,
  currency: 'USD',
  adrRatio: 1,
  reportedCurrency: null,
  fiscalYearEnd: '1231',
  sic: null,
  sicDescription: null,
  profile: {},
};

function documentOf(facts: readonly Fact[]) {
  const market = { closes: [], dividends: [], currency: 'USD', adrRatio: 1 };
  const figures = buildCompanyFigures({
    listing,
    facts,
    splits: [],
    market,
    estimates: null,
    earlierFilers: new Map(),
  });
  return financials.parse(fromWire(financials, JSON.parse(prepareFinancials(figures).body)));
}

const value = fc.oneof(
  fc.constantFrom(0, -1, 1e-6, 1, 1e9, -1e9),
  fc.integer({ min: -1e9, max: 1e9 }).map((thousandths) => thousandths / 1000),
);
const lines = fc.record(
  {
    Revenues: value,
    NetIncomeLoss: value,
    EarningsPerShareDiluted: value,
    WeightedAverageNumberOfDilutedSharesOutstanding: value,
    NetCashProvidedByUsedInOperatingActivities: value,
    PaymentsToAcquirePropertyPlantAndEquipment: value,
    CommonStockDividendsPerShareDeclared: value,
    InterestExpense: value,
    OperatingIncomeLoss: value,
    Assets: value,
    Liabilities: value,
    StockholdersEquity: value,
  },
  { requiredKeys: [] },
);

test('any filings give a document of finite figures and reasons', () => {
  const year = fc.integer({ min: 2009, max: 2025 });
  const reports = fc.array(
    fc.oneof(
      fc.tuple(year, lines).map(([of, filed]) => annualReport(1, of, filed)),
      fc
        .tuple(year, fc.constantFrom(1, 2, 3), lines)
        .map(([of, quarter, filed]) => quarterlyReport(1, of, quarter as 1 | 2 | 3, filed)),
    ),
    { maxLength: 25 },
  );
  fc.assert(
    fc.property(reports, (filed) => {
      const { actual, quarterly } = documentOf(filed.flat());
      expect(actual.length).toBeLessThanOrEqual(11);
      expect(quarterly.length).toBeLessThanOrEqual(40);
      for (const column of [...actual, ...quarterly]) {
        expect(column.revenue === null).toBe('revenue' in column.why);
        expect(column.margin === null).toBe('margin' in column.why);
      }
    }),
  );
});

test('the order of facts does not change the document', () => {
  const facts = [2022, 2023, 2024].flatMap((year) =>
    annualReport(1, year, { Revenues: year, NetIncomeLoss: 10, Assets: 100, StockholdersEquity: 40 }),
  );
  expect(documentOf(facts.toReversed())).toEqual(documentOf(facts));
});
