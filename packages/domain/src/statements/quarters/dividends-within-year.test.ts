import { describe, expect, test } from 'vitest';
import type { Fact } from '../../facts/index.ts';
import { buildStatements } from '../build-statements.ts';
import { fact, threeMonths, toDate } from '../synthetic-facts.ts';

const perShare = { unit: 'USD/shares' };
const declaredTag = 'CommonStockDividendsPerShareDeclared';
const paidTag = 'CommonStockDividendsPerShareCashPaid';
const inAnnualReport = { ...perShare, form: '10-K', filed: '2025-02-15', accession: 'annual' };

type QuarterDividends = 1 | 2 | 3 | 4;

function alone(tag: string, quarter: QuarterDividends, amount: number, over: Partial<Fact> = perShare): Fact {
  return threeMonths(tag, 2024, quarter, amount, over);
}

function upTo(tag: string, quarter: 2 | 3 | 4, amount: number): Fact {
  return toDate(tag, 2024, quarter, amount, perShare);
}

function dividends(facts: readonly Fact[]) {
  const profits = ([1, 2, 3, 4] as const).map((it) => toDate('NetIncomeLoss', 2024, it, it * 10));
  const input = { facts: [...profits, ...facts], splits: [], fiscalYearEnd: '1231', sic: null };
  const { annual, quarterly } = buildStatements(input);
  return {
    year: annual[0]?.lines.dividendsPerShare,
    quarters: quarterly.map((it) => it.lines.dividendsPerShare.value),
  };
}

const cash = (total: number) => [
  fact('PaymentsOfDividends', total * 2.5),
  fact('WeightedAverageNumberOfDilutedSharesOutstanding', 250, { unit: 'shares' }),
];

describe('dividends of quarters above those of their year', () => {
  test('are those paid, where one was declared in a quarter and paid in the next', () => {
    const { quarters } = dividends([
      upTo(declaredTag, 4, 1.68),
      alone(declaredTag, 1, 0.84),
      alone(paidTag, 2, 0.84, inAnnualReport),
      alone(paidTag, 4, 0.84, inAnnualReport),
    ]);
    expect(quarters).toEqual([null, 0.84, null, 0.84]);
  });

  test('are those of the annual report, and the year their sum, where a quarterly one tells of a payment to come', () => {
    const { year, quarters } = dividends([
      ...cash(174),
      alone(paidTag, 2, 0.88, inAnnualReport),
      alone(paidTag, 3, 0.88),
      alone(paidTag, 4, 0.88, inAnnualReport),
    ]);
    expect(quarters).toEqual([null, 0.88, null, 0.88]);
    expect(year).toMatchObject({ value: 1.76, formula: 'dividends of its quarters' });
  });

  test('are those known a year before, where a later report tells of one more', () => {
    const later = { ...inAnnualReport, filed: '2026-02-15', accession: 'later' };
    const { year, quarters } = dividends([
      ...cash(75),
      ...([1, 2, 3, 4] as const).map((it) => alone(paidTag, it, 0.25, later)),
      alone(paidTag, 2, 0.25),
      alone(paidTag, 3, 0.25),
      alone(paidTag, 4, 0.25, inAnnualReport),
    ]);
    expect(quarters).toEqual([null, 0.25, 0.25, 0.25]);
    expect(year?.value).toBe(0.75);
  });

  test('are by the tag of the year where its four add up to it', () => {
    const { quarters } = dividends([
      upTo(paidTag, 4, 1.21),
      ...[0.29, 0.29, 0.315, 0.315].map((it, at) => alone(paidTag, (at + 1) as QuarterDividends, it)),
      ...[0.58, 0, 0.63].map((it, at) => alone(declaredTag, (at + 1) as QuarterDividends, it)),
    ]);
    expect(quarters).toEqual([0.29, 0.29, 0.315, 0.315]);
  });
});

test('dividends of a half and of nine months, filed for their last quarters, are taken apart', () => {
  const { quarters } = dividends([
    alone(declaredTag, 1, 0.08),
    ...[alone(declaredTag, 2, 0.16), upTo(declaredTag, 2, 0.16)],
    ...[alone(declaredTag, 3, 0.24), upTo(declaredTag, 3, 0.24)],
    upTo(declaredTag, 4, 0.32),
  ]);
  expect(quarters.map((it) => it?.toFixed(4))).toEqual(['0.0800', '0.0800', '0.0800', '0.0800']);
});

describe('a fourth quarter that cash leaves of a year', () => {
  const three = ([1, 2, 3] as const).map((it) => alone(declaredTag, it, 0.7));

  test('counts where it is like the others', () => {
    expect(dividends([...three, ...cash(279)]).quarters[3]).toBeCloseTo(0.69, 9);
  });

  test('does not where cash holds a special dividend of another quarter', () => {
    expect(dividends([...three, ...cash(1290)]).quarters[3]).toBeNull();
  });
});
