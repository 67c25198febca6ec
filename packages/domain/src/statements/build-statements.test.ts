import { describe, expect, test } from 'vitest';
import type { Fact } from '../facts/index.ts';
import { buildStatements } from './build-statements.ts';
import type { LineKey } from './line.ts';
import { fact, instant, threeMonths, toDate } from './synthetic-facts.ts';

function statements(facts: readonly Fact[], splits: { effective: string; ratio: number }[] = []) {
  return buildStatements({ facts, splits, fiscalYearEnd: '1231', sic: null });
}

function quarter(facts: readonly Fact[], number: number, line: LineKey) {
  return statements(facts).quarterly.find((it) => it.period.quarter === number)?.lines[line];
}

const operatingCash = 'NetCashProvidedByUsedInOperatingActivities';
const cash = 'cashFlowFromOperatingActivities';
const cashToDate = [
  toDate(operatingCash, 2024, 1, 20),
  toDate(operatingCash, 2024, 2, 55),
  toDate(operatingCash, 2024, 3, 90),
  toDate(operatingCash, 2024, 4, 130),
];

describe('quarters', () => {
  test('are three months even when only year-to-date was filed', () => {
    const flows = statements(cashToDate).quarterly.map((it) => it.lines[cash]);
    expect(flows.map((it) => it.value)).toEqual([20, 35, 35, 40]);
    expect(flows.map((it) => it.formula)).toEqual([null, '6M − Q1', '9M − 6M', 'FY − 9M']);
    expect(flows.map((it) => it.marks.includes('derived_quarter'))).toEqual([false, true, true, true]);
    expect(flows[3]?.sources.map((it) => it.sign * it.value)).toEqual([130, -90]);
  });

  test('the fourth equals the year less the three others without nine months', () => {
    const facts = [
      threeMonths('NetIncomeLoss', 2024, 1, 10),
      threeMonths('NetIncomeLoss', 2024, 2, 11),
      threeMonths('NetIncomeLoss', 2024, 3, 12),
      toDate('NetIncomeLoss', 2024, 4, 50),
    ];
    expect(quarter(facts, 4, 'netIncome')).toMatchObject({ value: 17, formula: 'FY − Q1 − Q2 − Q3' });
    const two = [...cashToDate, ...facts.filter((it) => it.value !== 11)];
    expect(quarter(two, 4, 'netIncome')).toMatchObject({ value: null, why: 'not_provable' });
  });

  test('dividends per share add up', () => {
    const perShare = { unit: 'USD/shares' };
    const facts = [
      ...cashToDate,
      toDate('CommonStockDividendsPerShareDeclared', 2024, 3, 0.75, perShare),
      toDate('CommonStockDividendsPerShareDeclared', 2024, 4, 1.01, perShare),
    ];
    expect(quarter(facts, 4, 'dividendsPerShare')?.value).toBeCloseTo(0.26, 12);
  });

  test('a year restated later is not compared with nine months that were not', () => {
    const restated = toDate(operatingCash, 2024, 4, 60, { filed: '2027-02-15', accession: 'later' });
    expect(statements([...cashToDate, restated]).annual[0]?.lines[cash]).toMatchObject({ value: 60 });
    expect(quarter([...cashToDate, restated], 4, cash)?.value).toBe(40);
  });

  test('a line with a changed tag is the year less the three other quarters', () => {
    const facts = [
      threeMonths('SalesRevenueNet', 2024, 1, 10),
      threeMonths('SalesRevenueNet', 2024, 2, 10),
      threeMonths('SalesRevenueNet', 2024, 3, 10),
      toDate('Revenues', 2024, 4, 45),
    ];
    const all = [...facts, ...cashToDate];
    expect(quarter(all, 4, 'revenue')).toMatchObject({ value: 15, formula: 'FY − Q1 − Q2 − Q3' });
  });
});

describe('years', () => {
  test('a restatement is used and marked, and changes no other period', () => {
    const facts = [
      fact('NetIncomeLoss', 100, { filed: '2025-02-15' }),
      fact('NetIncomeLoss', 95, { filed: '2026-02-15' }),
      fact('NetIncomeLoss', 80, { start: '2023-01-01', end: '2023-12-31', filed: '2026-03-01' }),
    ];
    const { annual, ltm } = statements(facts);
    expect(annual.map((it) => it.lines.netIncome.value)).toEqual([80, 95]);
    expect(annual[1]?.lines.netIncome.marks).toEqual(['restated']);
    expect(ltm?.period.end).toBe('2024-12-31');
  });

  test('a split adjusts only what was filed before it', () => {
    const facts = [
      fact('EarningsPerShareDiluted', 8, { unit: 'USD/shares' }),
      fact('WeightedAverageNumberOfDilutedSharesOutstanding', 500, { unit: 'shares' }),
      fact('NetIncomeLoss', 4000),
    ];
    const split = [{ effective: '2025-06-10', ratio: 4 }];
    const { lines } = statements(facts, split).annual[0] ?? {};
    expect(lines?.earningsPerShare).toMatchObject({ value: 2, splitFactor: 4, marks: ['split_adjusted'] });
    expect(lines?.sharesOutstanding).toMatchObject({ value: 2000, splitFactor: 4 });
    expect(lines?.netIncome).toMatchObject({ value: 4000, splitFactor: 1 });
    expect(lines?.earningsPerShare.sources[0]?.value).toBe(8);
  });

  test('dollars per barrel are not earnings per share', () => {
    const facts = [fact('NetIncomeLoss', 1), fact('EarningsPerShareDiluted', 70, { unit: 'USD/bbl' })];
    expect(statements(facts).annual[0]?.lines.earningsPerShare.why).toBe('not_filed');
  });

  test('one odd line does not affect others', () => {
    const facts = [
      fact('NetIncomeLoss', Number.NaN),
      fact('Revenues', 5, { start: '2024-12-31', end: '2024-01-01' }),
      fact('GrossProfit', 3, { end: '2200-12-31' }),
      fact('IncomeTaxExpenseBenefit', 2, { filed: 'yesterday' }),
      fact(operatingCash, 7),
    ];
    const { annual } = statements(facts);
    expect(annual).toHaveLength(1);
    expect(annual[0]?.lines[cash].value).toBe(7);
    expect(annual[0]?.lines.netIncome.why).toBe('not_filed');
  });

  test('a balance sheet alone creates no column', () => {
    expect(statements([instant('Assets', 100)]).annual).toEqual([]);
    expect(statements([]).annual).toEqual([]);
  });
});

describe('the last twelve months', () => {
  const running = [
    ...cashToDate,
    toDate(operatingCash, 2025, 1, 25),
    toDate(operatingCash, 2025, 2, 70),
    instant('Assets', 900, { end: '2025-06-30', filed: '2025-08-05', form: '10-Q' }),
  ];

  test('are the year, plus this year to date, less the year to date before', () => {
    const { ltm } = statements(running);
    expect(ltm?.lines[cash]).toMatchObject({
      value: 130 + 70 - 55,
      formula: 'FY + year to date − prior year to date',
    });
    expect(ltm?.period).toEqual({ year: 2025, quarter: null, start: '2024-07-01', end: '2025-06-30' });
  });

  test('have the latest balance', () => {
    expect(statements(running).ltm?.lines.totalAssets.value).toBe(900);
  });

  test('are four quarters without a year-to-date value', () => {
    const quarters = ([1, 2, 3, 4] as const).flatMap((it) => [
      threeMonths('NetIncomeLoss', 2024, it, it * 10),
      ...(it < 3 ? [threeMonths('NetIncomeLoss', 2025, it, it * 100)] : []),
    ]);
    const year = toDate('NetIncomeLoss', 2024, 4, 100);
    expect(statements([...quarters, year]).ltm?.lines.netIncome).toMatchObject({
      value: 30 + 40 + 100 + 200,
      formula: 'sum of four quarters',
    });
  });

  test('sum the EPS of four quarters, the fourth one derived', () => {
    const perShare = { unit: 'USD/shares' };
    const eps = 'EarningsPerShareDiluted';
    const facts = [
      threeMonths(eps, 2024, 2, 1.1, perShare),
      threeMonths(eps, 2024, 3, 1.2, perShare),
      toDate(eps, 2024, 3, 3.2, perShare),
      toDate(eps, 2024, 4, 4.5, perShare),
      threeMonths(eps, 2025, 1, 1.4, perShare),
      ...[4, 3].map((it) => toDate('NetIncomeLoss', 2024, it as 3 | 4, it * 10)),
      ...([1, 2, 3] as const).map((it) => threeMonths('NetIncomeLoss', 2024, it, 10)),
      threeMonths('NetIncomeLoss', 2025, 1, 10),
    ];
    expect(statements(facts).ltm?.lines.earningsPerShare.value).toBeCloseTo(1.1 + 1.2 + 1.3 + 1.4, 9);
  });

  test('include a half-year report of a company without quarterly ones', () => {
    const halves = [
      toDate('NetIncomeLoss', 2024, 2, 40),
      toDate('NetIncomeLoss', 2024, 4, 100),
      toDate('NetIncomeLoss', 2025, 2, 55, { form: '6-K' }),
    ];
    const { ltm, quarterly } = statements(halves);
    expect(quarterly).toEqual([]);
    expect(ltm?.lines.netIncome.value).toBe(115);
    expect(ltm?.period).toEqual({ year: 2025, quarter: null, start: '2024-07-01', end: '2025-06-30' });
  });

  test('equal the full year when nothing newer was filed', () => {
    expect(statements(cashToDate).ltm?.period).toEqual(statements(cashToDate).annual[0]?.period);
  });
});

describe('the reported currency', () => {
  test('is that of the accounts, not of a convenience translation', () => {
    const ifrs = { taxonomy: 'ifrs-full', form: '20-F' };
    const facts = [
      fact('Revenue', 2_894, { ...ifrs, unit: 'TWD' }),
      fact('Revenue', 2_161, { ...ifrs, unit: 'TWD', start: '2023-01-01', end: '2023-12-31' }),
      fact('Revenue', 88, { ...ifrs, unit: 'USD' }),
    ];
    const { reportedCurrency, annual } = statements(facts);
    expect(reportedCurrency).toBe('TWD');
    expect(annual.map((it) => it.lines.revenue.value)).toEqual([2_161, 2_894]);
  });

  test('is null without money, and a unit that is no currency is no money', () => {
    expect(statements([]).reportedCurrency).toBeNull();
    const { reportedCurrency, annual } = statements([fact('NetIncomeLoss', 5, { unit: 'pure' })]);
    expect(reportedCurrency).toBeNull();
    expect(annual).toEqual([]);
  });
});
