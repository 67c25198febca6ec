import { describe, expect, test } from 'vitest';
import type { Fact } from '../facts/index.ts';
import { buildStatements } from './build-statements.ts';
import { fact, threeMonths, toDate } from './synthetic-facts.ts';

const perShare = { unit: 'USD/shares' };
const tag = 'CommonStockDividendsPerShareDeclared';
const quarter = (number: 1 | 2 | 3 | 4, value: number) => threeMonths(tag, 2024, number, value, perShare);
const upTo = (number: 2 | 3 | 4, value: number) => toDate(tag, 2024, number, value, perShare);
const profits = ([1, 2, 3, 4] as const).map((it) => toDate('NetIncomeLoss', 2024, it, it * 10));
const paid = (total: number) => [
  fact('PaymentsOfDividends', total),
  fact('WeightedAverageNumberOfDilutedSharesOutstanding', 10, { unit: 'shares' }),
];

function dividends(facts: readonly Fact[]) {
  const { annual, quarterly } = buildStatements({
    facts: [...profits, ...facts],
    splits: [],
    fiscalYearEnd: '1231',
    sic: null,
  });
  const of = (year: number) => annual.find((it) => it.period.year === year)?.lines.dividendsPerShare;
  return { year: of(2024), before: of(2023), quarters: quarterly.map((it) => it.lines.dividendsPerShare) };
}

describe("one quarter's dividend filed for a longer period", () => {
  const rates = [
    quarter(1, 0.59),
    quarter(2, 0.59),
    quarter(3, 0.59),
    upTo(2, 0.59),
    upTo(3, 0.59),
    upTo(4, 0.59),
  ];

  test('counts as its last quarter, and the year as the sum of four', () => {
    const { year, quarters } = dividends(rates);
    expect(quarters.map((it) => it.value)).toEqual([0.59, 0.59, 0.59, 0.59]);
    expect(quarters[3]?.marks).toContain('derived_quarter');
    expect(year?.value).toBeCloseTo(2.36, 9);
    expect(year?.marks).toContain('derived');
  });

  test('is no annual dividend for a company that files so in other years', () => {
    const alone = fact(tag, 0.5, { ...perShare, start: '2023-01-01', end: '2023-12-31' });
    const profit = fact('NetIncomeLoss', 5, { start: '2023-01-01', end: '2023-12-31' });
    expect(dividends([...rates, alone, profit]).before?.value).toBeNull();
  });

  test('is distinguished from an annual dividend declared in the first quarter', () => {
    const { year, quarters } = dividends([quarter(1, 0.83), upTo(2, 0.83), upTo(4, 0.83)]);
    expect(year?.value).toBe(0.83);
    expect(quarters[1]?.value).toBe(0);
  });
});

describe('a year below the sum of its quarters', () => {
  const quarters = [quarter(1, 0.9), quarter(2, 0.9), quarter(3, 1.8), quarter(4, 0.9)];

  test('counts where the cash paid is nearer: a quarter was declared twice', () => {
    expect(dividends([...quarters, upTo(4, 3.6), ...paid(36)]).year?.value).toBe(3.6);
  });

  test('is replaced by its quarters where the cash paid is nearer to them', () => {
    expect(dividends([...quarters, upTo(4, 2), ...paid(44)]).year?.value).toBeCloseTo(4.5, 9);
  });

  test('is refused without cash paid', () => {
    expect(dividends([...quarters, upTo(4, 3.6)]).year).toMatchObject({ value: null, why: 'not_provable' });
  });
});

describe('a year without filed dividends per share', () => {
  const shares = fact('WeightedAverageNumberOfDilutedSharesOutstanding', 10, { unit: 'shares' });
  const common = (total: number) => fact('PaymentsOfDividendsCommonStock', total);
  const all = (total: number) => fact('PaymentsOfDividends', total);

  test('uses the sum of its quarters, even if minorities got cash too', () => {
    const quarters = ([1, 2, 3, 4] as const).map((it) => quarter(it, 0.25));
    expect(dividends([...quarters, all(16.8), shares]).year?.value).toBe(1);
  });

  test('uses the cash paid where the quarters omit a special dividend', () => {
    const quarters = ([1, 2, 3, 4] as const).map((it) => quarter(it, 0));
    expect(dividends([...quarters, all(1650), shares]).year?.value).toBe(165);
  });

  test('uses cash to common shares before cash to all owners', () => {
    expect(dividends([common(5.3), all(6), shares]).year?.value).toBe(0.53);
    expect(dividends([fact('DividendsCommonStock', 5.3), all(6), shares]).year?.value).toBe(0.53);
  });

  test('uses cash to all where the common tag has only dividend equivalents', () => {
    expect(dividends([common(27), all(1650), shares]).year?.value).toBe(165);
  });

  test('is missing where all went to preferred shares', () => {
    expect(dividends([common(0), all(9), shares]).year?.value).toBe(0);
  });

  test('uses the cash paid where the quarters repeat one dividend', () => {
    const quarters = ([1, 2, 3, 4] as const).map((it) => quarter(it, 0.88));
    expect(dividends([...quarters, all(17.4), shares]).year?.value).toBeCloseTo(1.74, 9);
  });

  test('accepts a payment filed as negative', () => {
    expect(dividends([common(-5.3), shares]).year?.value).toBe(0.53);
  });
});

test('a dividend declared once is that of the year where the cash paid says so', () => {
  const declared = (quarters: 3 | 4) =>
    toDate('CommonStockDividendsPerShareDeclared', 2024, quarters, 2.12, { unit: 'USD/shares' });
  const facts = [
    declared(3),
    declared(4),
    toDate('PaymentsOfDividends', 2024, 4, 400),
    toDate('WeightedAverageNumberOfDilutedSharesOutstanding', 2024, 4, 190, { unit: 'shares' }),
    toDate('NetIncomeLoss', 2024, 4, 700),
  ];
  const { annual } = buildStatements({ facts, splits: [], fiscalYearEnd: '1231', sic: null });
  expect(annual[0]?.lines.dividendsPerShare.value).toBe(2.12);
});
