import { describe, expect, test } from 'vitest';
import type { Fact } from '../../facts/index.ts';
import { buildStatements } from '../build-statements.ts';
import type { LineKey } from '../line.ts';
import { fact, instant } from '../synthetic-facts.ts';

/** Values of some years as the annual report of a year shows them, by year. */
function report(of: number, tag: string, values: Readonly<Record<number, number>>, over: Partial<Fact> = {}) {
  const filing = { filed: `${of + 1}-02-15`, accession: `0000000001-${of + 1}-02`, ...over };
  return Object.entries(values).map(([year, value]) =>
    fact(tag, value, { start: `${year}-01-01`, end: `${year}-12-31`, ...filing }),
  );
}

function balances(of: number, tag: string, values: Readonly<Record<number, number>>): Fact[] {
  return report(of, tag, values).map((it) => ({ ...it, start: null }));
}

function changedYears(facts: readonly Fact[], line: LineKey): number[] {
  const { annual } = buildStatements({ facts, splits: [], fiscalYearEnd: '1231', sic: null });
  return annual.filter((it) => it.lines[line].marks.includes('basis_changed')).map((it) => it.period.year);
}

describe('the basis of a company’s figures', () => {
  const spunOff = [
    ...report(2023, 'Revenues', { 2021: 12_500, 2022: 13_000, 2023: 12_000 }),
    ...report(2024, 'Revenues', { 2022: 13_000, 2023: 12_000, 2024: 12_400 }),
    ...report(2025, 'Revenues', { 2023: 6_600, 2024: 6_700, 2025: 6_800 }),
    ...report(2025, 'NetIncomeLoss', { 2022: 500, 2023: 420, 2024: 700, 2025: 500 }),
  ];

  test('changes in the oldest year that a spin-off restated', () => {
    expect(changedYears(spunOff, 'revenue')).toEqual([2023]);
    expect(changedYears(spunOff, 'netIncome')).toEqual([2023]);
  });

  test('stays where every year was restated', () => {
    expect(
      changedYears([...spunOff, ...report(2025, 'Revenues', { 2021: 6_000, 2022: 6_500 })], 'revenue'),
    ).toEqual([]);
  });

  test('is not changed by fast growth, an acquisition or a small restatement', () => {
    const grown = [
      ...report(2023, 'Revenues', { 2022: 100, 2023: 300 }),
      ...report(2024, 'Revenues', { 2023: 300, 2024: 900 }),
      ...report(2025, 'Revenues', { 2024: 840, 2025: 2000 }),
    ];
    expect(changedYears(grown, 'revenue')).toEqual([]);
  });

  test('changes for capex alone where only it was restated', () => {
    const revenue = report(2024, 'Revenues', { 2022: 100, 2023: 100, 2024: 100 });
    const capex = [
      ...report(2023, 'PaymentsToAcquireProductiveAssets', { 2022: 1310, 2023: 1424 }),
      ...report(2024, 'PaymentsToAcquireProductiveAssets', { 2023: 243, 2024: 176 }),
    ];
    expect(changedYears([...revenue, ...capex], 'capex')).toEqual([2023]);
    expect(changedYears([...revenue, ...capex], 'revenue')).toEqual([]);
  });

  test('changes across tags, if one report shows both years', () => {
    const facts = [
      ...report(2023, 'SalesRevenueNet', { 2022: 100, 2023: 100 }),
      ...report(2024, 'Revenues', { 2023: 60, 2024: 62 }),
    ];
    expect(changedYears(facts, 'revenue')).toEqual([2023]);
  });
});

describe('the basis of a balance sheet', () => {
  const revenue = report(2024, 'Revenues', { 2023: 100, 2024: 100 });
  const assets = balances(2024, 'Assets', { 2023: 1000, 2024: 700 });
  const held = 'AssetsOfDisposalGroupIncludingDiscontinuedOperation';

  test('changes when businesses held for disposal are gone', () => {
    const facts = [...revenue, ...assets, ...balances(2024, held, { 2023: 350, 2024: 0 })];
    expect(changedYears(facts, 'totalAssets')).toEqual([2024]);
    expect(changedYears(facts, 'revenue')).toEqual([]);
  });

  test('stays while they are held, or if they were small', () => {
    expect(
      changedYears([...revenue, ...assets, ...balances(2024, held, { 2023: 350, 2024: 230 })], 'totalAssets'),
    ).toEqual([]);
    expect(
      changedYears([...revenue, ...assets, ...balances(2024, held, { 2023: 90 })], 'totalAssets'),
    ).toEqual([]);
  });
});

describe('a company’s first months', () => {
  const founded = { start: '2022-10-06', end: '2022-12-31', filed: '2023-02-15' };
  const facts = [
    fact('NetCashProvidedByUsedInOperatingActivities', 30, founded),
    fact('NetCashProvidedByUsedInFinancingActivities', 20, founded),
    fact('Revenues', 40, { ...founded, start: '2022-01-01' }),
    instant('Assets', 900, { end: '2022-12-31', filed: '2023-02-15' }),
    ...report(2024, 'Revenues', { 2023: 200, 2024: 210 }),
    ...report(2024, 'NetCashProvidedByUsedInOperatingActivities', { 2023: 90, 2024: 95 }),
  ];

  test('are a short year, with no growth in the year after', () => {
    const { annual } = buildStatements({ facts, splits: [], fiscalYearEnd: '1231', sic: null });
    expect(annual[0]?.lines.revenue.marks).toContain('short_year');
    expect(changedYears(facts, 'revenue')).toEqual([2023]);
  });

  test('are no short year where the whole year’s cash flows were filed', () => {
    const whole = [...facts, ...report(2022, 'NetCashProvidedByUsedInOperatingActivities', { 2022: 80 })];
    expect(changedYears(whole, 'revenue')).toEqual([]);
  });
});
