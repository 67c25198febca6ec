import type { Fact } from '@tenfold/domain/facts';
import type { Db } from '../../platform/db/index.ts';
import { addListing, dailyCloses } from '../company/listings/listing.fixture.ts';
import { annualReport, quarterlyReport, type TestYear } from './filings.fixture.ts';
import { recordFacts } from './record-facts.ts';

const first = 2014;
const last = 2025;
const years = Array.from({ length: last - first + 1 }, (_, index) => first + index);

/** ACME healthy, GAPS with holes, LOSS with negative figures, NEWCO without a filing. */
export async function addSmallCompanies(db: Db): Promise<void> {
  const closes = dailyCloses('2015-01-01', '2026-08-21', (day) => 20 + day / 200);
  await addListing(db, {
    symbol: 'ACME',
    cik: 1001,
    name: 'Acme Anvils Inc.',
    shortName: 'Acme',
    closes,
    dividends: [2024, 2025, 2026].map((year) => ({ exDate: `${year}-05-11`, amount: 0.5 })),
    estimates: {
      asOf: '2026-08-14',
      figures: {
        annual: [
          { periodEnd: '2026-12-31', revenue: 3.2e9, eps: 3.3, analysts: 12 },
          { periodEnd: '2027-12-31', revenue: 3.5e9, eps: 3.6, analysts: 9 },
        ],
        epsHistory: [{ quarterEnd: '2026-06-30', actual: 0.84, estimate: 0.8 }],
        ratings: [
          { firm: 'One', date: '2026-08-01', to: 'Buy' },
          { firm: 'Two', date: '2026-07-01', to: 'Hold' },
        ],
        nextDate: '2026-11-01',
      },
    },
  });
  await addListing(db, { symbol: 'GAPS', cik: 1002, name: 'Gaps Holdings' });
  await addListing(db, { symbol: 'LOSS', cik: 1003, name: 'Loss Makers plc', closes });
  await addListing(db, { symbol: 'NEWCO', cik: 1004, name: 'Newco' });
  await recordFacts(db, 1001, acme());
  await recordFacts(db, 1002, gaps());
  await recordFacts(db, 1003, loss());
}

/** Grows by 8 % a year from 1,000 million; other lines keep their share of revenue. */
export function acmeYear(year: number): TestYear {
  const revenue = 1000 * 1.08 ** (year - first);
  return {
    Revenues: revenue,
    NetIncomeLoss: revenue * 0.12,
    EarningsPerShareDiluted: (revenue * 0.12) / 100,
    WeightedAverageNumberOfDilutedSharesOutstanding: 100,
    NetCashProvidedByUsedInOperatingActivities: revenue * 0.2,
    PaymentsToAcquirePropertyPlantAndEquipment: revenue * 0.05,
    CommonStockDividendsPerShareDeclared: 0.5,
    InterestExpense: 10,
    OperatingIncomeLoss: revenue * 0.16,
    Assets: revenue * 1.5,
    Liabilities: revenue * 0.9,
    StockholdersEquity: revenue * 0.6,
    LongTermDebtNoncurrent: revenue * 0.2,
    CashAndCashEquivalentsAtCarryingValue: revenue * 0.1,
  };
}

function acme(): Fact[] {
  const annual = years.flatMap((year) => annualReport(1001, year, acmeYear(year)));
  const restated = annualReport(1001, 2020, { Revenues: 1600 }).map((fact) => ({
    ...fact,
    accession: '0000001001-22-000009',
    filed: '2022-02-15',
  }));
  const quarters = ([2025, 2026] as const).flatMap((year) =>
    ([1, 2, 3] as const)
      .filter((quarter) => year === 2025 || quarter < 3)
      .flatMap((quarter) => quarterlyReport(1001, year, quarter, yearToDate(acmeYear(year), quarter))),
  );
  return [...annual, ...restated, ...quarters];
}

const notSummed = /Weighted|Assets|Liabilities|Equity|Debt|Cash.*CarryingValue/;

function yearToDate(year: TestYear, quarter: number): TestYear {
  return Object.fromEntries(
    Object.entries(year).map(([tag, value]: [string, number]) => [
      tag,
      notSummed.test(tag) ? value : (value * quarter) / 4,
    ]),
  );
}

/** No report for 2019, no capex or share count, one year without revenue. */
function gaps(): Fact[] {
  return years
    .filter((year) => year !== 2019)
    .flatMap((year) =>
      annualReport(1002, year, {
        Revenues: year === 2021 ? 0 : 500,
        NetIncomeLoss: 20,
        NetCashProvidedByUsedInOperatingActivities: 50,
        Assets: 900,
        StockholdersEquity: 300,
      }),
    );
}

function loss(): Fact[] {
  return years.flatMap((year) =>
    annualReport(1003, year, {
      Revenues: 200,
      NetIncomeLoss: -80,
      EarningsPerShareDiluted: -1.6,
      WeightedAverageNumberOfDilutedSharesOutstanding: 50,
      NetCashProvidedByUsedInOperatingActivities: -60,
      PaymentsToAcquirePropertyPlantAndEquipment: 15,
      Assets: 400,
      Liabilities: 450,
      StockholdersEquity: -50,
      LongTermDebtNoncurrent: 300,
      CashAndCashEquivalentsAtCarryingValue: 20,
    }),
  );
}
