import { expect, test } from 'vitest';
import type { Fact } from '../../facts/index.ts';
import { fact, instant, threeMonths, toDate } from '../synthetic-facts.ts';
import { type FilingPage, filingPages } from './filing-pages.ts';
import { tagWords } from './tag-words.ts';

const year = { start: '2024-01-01', end: '2024-12-31' };
const before = { start: '2023-01-01', end: '2023-12-31' };
const source = (of: Fact) => ({ ...of, sign: 1 as const });

const annualReport = [
  fact('Revenues', 1000),
  fact('Revenues', 900, before),
  fact('CostOfRevenue', 600),
  fact('NetIncomeLoss', 100),
  fact('NetCashProvidedByUsedInOperatingActivities', 140),
  fact('EarningsPerShareDiluted', 2, { unit: 'USD/shares' }),
  instant('Assets', 5000),
  instant('Assets', 4800, { end: '2023-12-31' }),
  instant('StockholdersEquity', 2000, { end: '2022-12-31' }),
];

function table({ parts }: FilingPage): unknown {
  return parts.map(({ part, columns, lines }) => [
    part,
    columns.map(({ end }) => end),
    ...lines.map(({ tag, values, isUsed }) => [
      tag,
      ...values.map((value, at) => (isUsed[at] ? `${value} used` : value)),
    ]),
  ]);
}

test('a filing is laid out as its statements, with the year it shows beside, and says what the figure is', () => {
  const [page, ...others] = filingPages(annualReport, [source(fact('Revenues', 1000))], year);
  expect(others).toEqual([]);
  expect(page).toMatchObject({ accession: '0000000001-25-2025-02-15', form: '10-K', filed: '2025-02-15' });
  expect(page && table(page)).toEqual([
    [
      'income',
      ['2024-12-31', '2023-12-31'],
      ['Revenues', '1000 used', 900],
      ['CostOfRevenue', 600, null],
      ['NetIncomeLoss', 100, null],
    ],
    ['balance', ['2024-12-31', '2023-12-31'], ['Assets', 5000, 4800]],
    ['cashFlow', ['2024-12-31'], ['NetCashProvidedByUsedInOperatingActivities', 140]],
    ['perShare', ['2024-12-31'], ['EarningsPerShareDiluted', 2]],
  ]);
});

test('other filings of the period are left out, and tags that no line reads', () => {
  const facts = [
    ...annualReport,
    fact('Revenues', 1001, { filed: '2026-02-15', accession: '0000000001-26-1' }),
    fact('SomethingElse', 7),
  ];
  const pages = filingPages(facts, [source(fact('Revenues', 1000))], year);
  expect(JSON.stringify(pages)).not.toMatch(/1001|SomethingElse/);
});

test('a fourth quarter has the filing of the year and that of the nine months, each with its part marked', () => {
  const facts = [
    toDate('Revenues', 2024, 4, 1000),
    toDate('Revenues', 2024, 3, 700),
    threeMonths('Revenues', 2024, 3, 250),
    toDate('NetCashProvidedByUsedInOperatingActivities', 2024, 3, 90),
  ];
  const used = [facts[0], facts[1]].flatMap((one) => (one === undefined ? [] : [source(one)]));
  const pages = filingPages(facts, used, { start: '2024-10-01', end: '2024-12-31' });
  expect(
    pages.map(({ form, parts }) => [form, parts[0]?.lines[0]?.values, parts[0]?.lines[0]?.isUsed]),
  ).toEqual([
    ['10-K', [1000], [true]],
    ['10-Q', [700], [true]],
  ]);
});

test('the cash flow of a quarter’s report is that of the year to date, as it has no other', () => {
  const facts = [
    threeMonths('Revenues', 2024, 2, 250),
    toDate('NetCashProvidedByUsedInOperatingActivities', 2024, 2, 90),
  ];
  const [page] = filingPages(facts, [source(threeMonths('Revenues', 2024, 2, 250))], {
    start: '2024-04-01',
    end: '2024-06-30',
  });
  expect(page?.parts.map(({ part, columns }) => [part, columns[0]?.start])).toEqual([
    ['income', '2024-04-01'],
    ['cashFlow', '2024-01-01'],
  ]);
});

test('a figure that is missing has the filing of its period, with nothing marked', () => {
  const [page] = filingPages(annualReport, [], year);
  expect(page?.form).toBe('10-K');
  expect(page?.parts.flatMap(({ lines }) => lines.flatMap(({ isUsed }) => isUsed))).not.toContain(true);
  expect(filingPages(annualReport, [], { start: '2001-01-01', end: '2001-12-31' })).toEqual([]);
});

test('a tag reads as its words', () => {
  expect(tagWords('RevenueFromContractWithCustomerExcludingAssessedTax')).toBe(
    'Revenue from contract with customer excluding assessed tax',
  );
  expect(tagWords('CapitalizedComputerSoftwareAmortization1')).toBe(
    'Capitalized computer software amortization 1',
  );
  expect(tagWords('SECScheduleIIIRealEstateAccumulatedDepreciationDepreciationExpense')).toBe(
    'SEC schedule III real estate accumulated depreciation depreciation expense',
  );
});
