import type { Fact } from '@tenfold/domain/facts';

/** In millions except per share. A missing line was not filed. */
export interface TestYear {
  readonly Revenues?: number;
  readonly NetIncomeLoss?: number;
  readonly EarningsPerShareDiluted?: number;
  readonly WeightedAverageNumberOfDilutedSharesOutstanding?: number;
  readonly NetCashProvidedByUsedInOperatingActivities?: number;
  readonly PaymentsToAcquirePropertyPlantAndEquipment?: number;
  readonly CommonStockDividendsPerShareDeclared?: number;
  readonly InterestExpense?: number;
  readonly OperatingIncomeLoss?: number;
  readonly Assets?: number;
  readonly Liabilities?: number;
  readonly StockholdersEquity?: number;
  readonly LongTermDebtNoncurrent?: number;
  readonly CashAndCashEquivalentsAtCarryingValue?: number;
}

const perShare = ['EarningsPerShareDiluted', 'CommonStockDividendsPerShareDeclared'];
const instants = [
  'Assets',
  'Liabilities',
  'StockholdersEquity',
  'LongTermDebtNoncurrent',
  'CashAndCashEquivalentsAtCarryingValue',
];

export function annualReport(cik: number, year: number, lines: TestYear): Fact[] {
  const filing = { accession: accessionOf(cik, year, 1), form: '10-K', filed: `${year + 1}-02-15` };
  return factsOf(lines, `${year}-01-01`, `${year}-12-31`, filing);
}

export function quarterlyReport(cik: number, year: number, quarter: 1 | 2 | 3, lines: TestYear): Fact[] {
  const end = { 1: '03-31', 2: '06-30', 3: '09-30' }[quarter];
  const filed = { 1: '05-01', 2: '08-01', 3: '11-01' }[quarter];
  const filing = {
    accession: accessionOf(cik, year, 1 + quarter),
    form: '10-Q',
    filed: `${year}-${filed}`,
  };
  return factsOf(lines, `${year}-01-01`, `${year}-${end}`, filing);
}

function factsOf(
  lines: TestYear,
  start: string,
  end: string,
  filing: Pick<Fact, 'accession' | 'form' | 'filed'>,
): Fact[] {
  return Object.entries(lines).map(([tag, value]: [string, number]) => ({
    taxonomy: 'us-gaap',
    tag,
    unit: perShare.includes(tag) ? 'USD/shares' : tag.startsWith('Weighted') ? 'shares' : 'USD',
    start: instants.includes(tag) ? null : start,
    end,
    value: perShare.includes(tag) ? value : value * 1e6,
    ...filing,
  }));
}

function accessionOf(cik: number, year: number, number: number): string {
  return `${String(cik).padStart(10, '0')}-${String(year % 100).padStart(2, '0')}-${String(number).padStart(6, '0')}`;
}
