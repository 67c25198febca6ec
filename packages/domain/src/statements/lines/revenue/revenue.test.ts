import { describe, expect, test } from 'vitest';
import { buildStatements } from '../../build-statements.ts';
import { fact, toDate } from '../../synthetic-facts.ts';
import { line } from '../synthetic-year.ts';

const bank = '6021';

describe("a bank's revenue", () => {
  const noninterest = fact('NoninterestIncome', 20);

  test('is net of interest expense even where the gross total is filed', () => {
    const facts = [fact('Revenues', 150), fact('InterestIncomeExpenseNet', 50), noninterest];
    expect(line('revenue', facts, bank)?.value).toBe(70);
  });

  test('is calculated from interest earned and paid where the net was not filed', () => {
    const facts = [fact('InterestAndDividendIncomeOperating', 130), fact('InterestExpense', 80), noninterest];
    expect(line('revenue', facts, bank)?.value).toBe(70);
  });

  test('is never net of the provision for loans', () => {
    const facts = [fact('InterestIncomeExpenseAfterProvisionForLoanLoss', 40), noninterest];
    expect(line('revenue', facts, bank)?.value).toBeNull();
  });
});

test("excise taxes are excluded where the company's own gross profit excludes them", () => {
  const facts = [
    fact('Revenues', 78),
    fact('ExciseAndSalesTaxes', 49),
    fact('CostOfGoodsSold', 10),
    fact('GrossProfit', 19),
  ];
  expect(line('revenue', facts)?.value).toBe(29);
  expect(line('revenue', [fact('Revenues', 78), fact('ExciseAndSalesTaxes', 49)])?.value).toBe(78);
});

test('sales to customers are not total revenue if costs exceed them', () => {
  const facts = [
    fact('RevenueFromContractWithCustomerExcludingAssessedTax', 50),
    fact('OperatingIncomeLoss', 300),
    fact('CostsAndExpenses', 700),
  ];
  expect(line('revenue', facts)).toMatchObject({ value: null, why: 'part_missing' });
  expect(line('revenue', [...facts, fact('Revenues', 1000)])?.value).toBe(1000);
});

describe("a landlord's revenue", () => {
  const fees = (value: number) => fact('RevenueFromContractWithCustomerExcludingAssessedTax', value);
  const rents = fact('OperatingLeaseLeaseIncome', 1544);

  test('is its rents, not the fees beside them', () => {
    expect(line('revenue', [fees(7), rents])?.value).toBe(1544);
  });

  test('is refused where fees are large and may be part of the rents', () => {
    expect(line('revenue', [fees(300), rents])).toMatchObject({ value: null, why: 'part_missing' });
    const proof = [fact('OperatingIncomeLoss', 844), fact('CostsAndExpenses', 1000)];
    expect(line('revenue', [fees(300), rents, ...proof])).toMatchObject({
      value: 1844,
      formula: 'rents + fees',
    });
  });

  test('is used where operating income covers only the buildings', () => {
    const facts = [
      fact('Revenues', 2914),
      fact('OperatingIncomeLoss', 1910),
      fact('CostsAndExpenses', 2246),
      fact(
        'IncomeLossFromContinuingOperationsBeforeIncomeTaxesExtraordinaryItemsNoncontrollingInterest',
        1083,
      ),
    ];
    expect(line('revenue', facts)?.value).toBe(2914);
  });
});

describe('revenue repeated under another tag', () => {
  const older = fact('SalesRevenueNet', 836, { filed: '2025-03-29' });
  const newer = (value: number) =>
    fact('RevenueFromContractWithCustomerExcludingAssessedTax', value, { filed: '2026-02-28' });

  test('is the newer one of similar size', () => {
    expect(line('revenue', [older, newer(800)])?.value).toBe(800);
  });

  test('is not replaced by fees', () => {
    expect(line('revenue', [older, newer(60)])?.value).toBe(836);
  });

  test('is the newer one after a spin-off, where it covers its costs', () => {
    expect(line('revenue', [older, newer(200), fact('CostOfRevenue', 150)])?.value).toBe(200);
  });
});

test('unfiled revenue is costs plus income before tax, where operations confirm it', () => {
  const pretax =
    'IncomeLossFromContinuingOperationsBeforeIncomeTaxesMinorityInterestAndIncomeLossFromEquityMethodInvestments';
  const facts = [fact('CostsAndExpenses', 8202), fact(pretax, 1535)];
  const operations = [fact('OperatingExpenses', 7295), fact('OperatingIncomeLoss', 2444)];
  expect(line('revenue', facts)?.value).toBeNull();
  expect(line('revenue', [...facts, ...operations])).toMatchObject({
    value: 9737,
    formula: 'costs and expenses + income before tax',
  });
  const otherIncome = [fact('OperatingExpenses', 5000), fact('OperatingIncomeLoss', 2444)];
  expect(line('revenue', [...facts, ...otherIncome])?.value).toBeNull();
});

describe('excise taxes', () => {
  const year = (number: number, excise: number | null) => [
    toDate('Revenues', number, 4, 25_000),
    toDate('GrossProfit', number, 4, 12_000),
    toDate('CostOfRevenue', number, 4, 8_000),
    ...(excise === null ? [] : [toDate('ExciseAndSalesTaxes', number, 4, excise)]),
  ];
  const revenues = (...facts: Parameters<typeof line>[1]) =>
    buildStatements({ facts, splits: [], fiscalYearEnd: '1231', sic: null }).annual.map(
      (it) => it.lines.revenue.value,
    );

  test('are deducted in every year', () => {
    expect(revenues(...year(2022, 5_000), ...year(2023, 5_000))).toEqual([20_000, 20_000]);
  });

  test('stay in all years once the company stops filing them', () => {
    expect(revenues(...year(2022, 5_000), ...year(2023, null))).toEqual([25_000, 25_000]);
  });

  test('are deducted from goods sold too', () => {
    const goods = year(2022, 5_000).map((it) =>
      it.tag === 'Revenues' ? { ...it, tag: 'SalesRevenueGoodsNet' } : it,
    );
    expect(revenues(...goods)).toEqual([20_000]);
  });
});

test('revenue of one industry is not total revenue if income before tax exceeds it', () => {
  const income = (value: number) =>
    fact(
      'IncomeLossFromContinuingOperationsBeforeIncomeTaxesExtraordinaryItemsNoncontrollingInterest',
      value,
    );
  expect(line('revenue', [fact('OilAndGasRevenue', 112), income(5_342)])?.value).toBeNull();
  expect(line('revenue', [fact('OilAndGasRevenue', 112), income(30)])?.value).toBe(112);
});

describe('of two totals', () => {
  const contracts = 'RevenueFromContractWithCustomerExcludingAssessedTax';
  const revenues = (facts: Parameters<typeof line>[1]) =>
    buildStatements({ facts, splits: [], fiscalYearEnd: '1231', sic: null }).annual.map(
      (it) => it.lines.revenue.value,
    );
  const years = [
    toDate(contracts, 2021, 4, 1480),
    toDate('Revenues', 2021, 4, 1085),
    toDate(contracts, 2022, 4, 958),
    toDate('Revenues', 2022, 4, 1218),
    toDate(contracts, 2023, 4, 1765),
    toDate('Revenues', 2023, 4, 1433),
  ];

  test('now above and now below each other one counts in all years', () => {
    expect(revenues(years)).toEqual([1480, 958, 1765]);
  });

  test('the one that costs and operating income prove counts', () => {
    const proof = [toDate('CostsAndExpenses', 2023, 4, 1000), toDate('OperatingIncomeLoss', 2023, 4, 433)];
    expect(revenues([...years, ...proof])).toEqual([1085, 1218, 1433]);
  });

  test('a year before the one was used is read as it was told then', () => {
    const before = toDate('Revenues', 2020, 4, 1199);
    const retold = { ...before, value: 965, filed: '2023-02-15', accession: '0000000001-2023-02-15' };
    expect(revenues([before, retold, ...years])).toEqual([1199, 1480, 958, 1765]);
  });

  test('one that goes on in quarters only is given up for years', () => {
    const facts = [
      toDate('Revenues', 2022, 4, 1032),
      toDate(contracts, 2022, 4, 1000, { filed: '2024-02-15', accession: '0000000001-24-1' }),
      toDate('Revenues', 2024, 1, 300),
      toDate(contracts, 2024, 1, 300),
    ];
    expect(revenues(facts)).toEqual([1000]);
  });
});
