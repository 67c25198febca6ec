import { describe, expect, test } from 'vitest';
import { type FiledLines, filedFigure, filings, quarterOf, yearOf } from '../columns/statement.fixture.ts';
import type { Mark } from '../figures/index.ts';
import type { Quarter } from '../periods/index.ts';
import type { LineKey, Statement } from '../statements/index.ts';
import { type QualityCheck, qualityChecks } from './index.ts';

const million = 1e6;
const lines: FiledLines = {
  revenue: 1000 * million,
  netIncome: 100 * million,
  earningsPerShare: 2,
  sharesOutstanding: 50 * million,
  cashFlowFromOperatingActivities: 150 * million,
  cashFlowsFromInvestingActivities: -60 * million,
  cashFlowFromFinancingActivities: -50 * million,
  changeInCash: 40 * million,
  capex: 40 * million,
  totalAssets: 2000 * million,
  totalLiabilities: 1200 * million,
  shareholdersEquity: 790 * million,
  minorityInterest: 10 * million,
};

function checkOf(check: QualityCheck['check'], ...annual: readonly Statement[]): QualityCheck[] {
  return qualityChecks(filings({ annual })).filter((result) => result.check === check);
}

const yearWith = (changed: FiledLines) => yearOf(2024, { ...lines, ...changed });

function marked(statement: Statement, key: LineKey, marks: readonly Mark[], tag: string = key): Statement {
  const figure = filedFigure(tag, statement.lines[key].value ?? 0, statement.period.end, marks);
  return { ...statement, lines: { ...statement.lines, [key]: figure } };
}

describe('the balance sheet', () => {
  test('balances with all claims on the assets', () => {
    expect(checkOf('balance', yearWith({}))).toEqual([
      expect.objectContaining({
        state: 'passed',
        column: '2024',
        rows: ['totalAssets', 'totalLiabilities', 'shareholdersEquity'],
        expected: 2000 * million,
        found: 2000 * million,
      }),
    ]);
    const withTemporary = yearWith({ shareholdersEquity: 700 * million, temporaryEquity: 90 * million });
    expect(checkOf('balance', withTemporary)[0]?.state).toBe('passed');
  });

  test('may be off by at most half a percent of assets', () => {
    expect(checkOf('balance', yearWith({ totalLiabilities: 1209 * million }))[0]?.state).toBe('passed');
    expect(checkOf('balance', yearWith({ totalLiabilities: 1220 * million }))[0]?.state).toBe('failed');
  });

  test('is checked where liabilities were derived, unless nothing else proves them', () => {
    const derived = marked(yearWith({}), 'totalLiabilities', ['derived']);
    expect(checkOf('balance', derived)[0]?.state).toBe('passed');
    const wrong = marked(yearWith({ totalLiabilities: 1980 * million }), 'totalLiabilities', ['derived']);
    expect(checkOf('balance', wrong)[0]?.state).toBe('failed');
    const alone = marked(yearWith({}), 'totalLiabilities', ['derived', 'no_second_proof']);
    expect(checkOf('balance', alone)[0]?.state).toBe('not_possible');
    expect(checkOf('balance', yearOf(2024, { totalAssets: 1 }))[0]?.state).toBe('not_possible');
  });
});

describe('four quarters', () => {
  const quarterly = ([1, 2, 3, 4] as const).map((quarter: Quarter) =>
    quarterOf(2024, quarter, {
      revenue: 250 * million,
      netIncome: 25 * million,
      cashFlowFromOperatingActivities: (quarter === 4 ? 60 : 50) * million,
    }),
  );
  const results = qualityChecks(filings({ annual: [yearWith({})], quarterly })).filter(
    ({ check }) => check === 'quarters_add_up',
  );

  test('add up to the year, row by row', () => {
    expect(results.map(({ state, rows, expected, found }) => [state, rows, expected, found])).toEqual([
      ['failed', ['cashFlowFromOperatingActivities'], 150 * million, 210 * million],
      ['passed', ['revenue', 'netIncome'], null, null],
      ['not_possible', ['capex'], null, null],
    ]);
  });

  test('may differ by rounding when the year was filed again in coarser figures', () => {
    const coarse = qualityChecks(
      filings({
        annual: [yearOf(2024, { revenue: 5_860_200_000 })],
        quarterly: ([1, 2, 3, 4] as const).map((quarter) =>
          quarterOf(2024, quarter, { revenue: 1_465_042_000 }),
        ),
      }),
    );
    expect(coarse.find(({ check }) => check === 'quarters_add_up')?.state).toBe('passed');
  });

  test('explain their difference by a restatement or another tag', () => {
    const quarters = ([1, 2, 3, 4] as const).map((quarter) =>
      quarterOf(2024, quarter, { revenue: 240 * million }),
    );
    const resultOf = (year: Statement, all = quarters) =>
      qualityChecks(filings({ annual: [year], quarterly: all })).find(
        ({ check, rows }) => check === 'quarters_add_up' && rows.join() === 'revenue',
      );
    const year = yearOf(2024, { revenue: 1000 * million });
    expect(resultOf(year)?.state).toBe('failed');
    expect(resultOf(marked(year, 'revenue', ['restated']))).toMatchObject({
      state: 'explained',
      cause: 'restated',
      expected: 1000 * million,
      found: 960 * million,
    });
    expect(resultOf(marked(year, 'revenue', ['other_tags']))?.cause).toBe('tag_changed');
    const far = yearOf(2024, { revenue: 2000 * million });
    expect(resultOf(marked(far, 'revenue', ['restated']))?.state).toBe('failed');
    expect(resultOf(marked(far, 'revenue', ['basis_changed']))?.cause).toBe('basis_changed');
  });

  test('are not checked in a year without any', () => {
    expect(checkOf('quarters_add_up', yearWith({}))).toEqual([]);
  });
});

describe('earnings per share', () => {
  test('match net income and shares within two percent and half a cent', () => {
    expect(checkOf('earnings_per_share', yearWith({}))[0]?.state).toBe('passed');
    expect(checkOf('earnings_per_share', yearWith({ earningsPerShare: 2.04 }))[0]?.state).toBe('passed');
    expect(checkOf('earnings_per_share', yearWith({ earningsPerShare: 2.1 }))[0]).toMatchObject({
      state: 'failed',
      expected: 2.1,
      found: 2,
    });
    expect(checkOf('earnings_per_share', yearWith({ earningsPerShare: -2 }))[0]?.state).toBe('failed');
  });

  test('divide net income to common, as the filing counts it', () => {
    const preferred = { netIncome: 112 * million, netIncomeToCommon: 100 * million };
    expect(checkOf('earnings_per_share', yearWith(preferred))[0]).toMatchObject({
      state: 'passed',
      found: 2,
    });
    const converted = { earningsPerShare: 2.4, netIncomeToDilutedCommon: 120 * million };
    expect(checkOf('earnings_per_share', yearWith(converted))[0]).toMatchObject({
      state: 'passed',
      found: 2.4,
    });
  });

  test('are explained by redeemable stock that takes a part of the profit, as far as its own part goes', () => {
    const shared = { earningsPerShare: 1.2, temporaryEquity: 790 * million };
    expect(checkOf('earnings_per_share', yearWith(shared))[0]).toMatchObject({
      state: 'explained',
      cause: 'shared_profit',
    });
    expect(checkOf('earnings_per_share', yearWith({ ...shared, earningsPerShare: 0.8 }))[0]?.state).toBe(
      'failed',
    );
    expect(checkOf('earnings_per_share', yearWith({ ...shared, earningsPerShare: -1 }))[0]?.state).toBe(
      'failed',
    );
    expect(checkOf('earnings_per_share', yearWith({ earningsPerShare: 1.2 }))[0]?.state).toBe('failed');
  });

  test('are explained by units that count as shares, as far as twice their part of the equity goes', () => {
    const units = { minorityInterest: 30 * million };
    const of = (earningsPerShare: number) =>
      checkOf('earnings_per_share', yearWith({ ...units, earningsPerShare }))[0]?.state;
    expect(of(2.12)).toBe('explained');
    expect(of(2.3)).toBe('failed');
  });

  test('of a loss are never shared: others take no part in it', () => {
    const loss = { netIncome: -100 * million, earningsPerShare: -1.2, temporaryEquity: 790 * million };
    expect(checkOf('earnings_per_share', yearWith(loss))[0]?.state).toBe('failed');
  });

  test("can't be checked without a share count", () => {
    expect(checkOf('earnings_per_share', yearWith({ sharesOutstanding: 0 }))[0]?.state).toBe('not_possible');
  });
});

describe('cash', () => {
  test('changes by the three cash flows, except for exchange rates', () => {
    expect(checkOf('cash_bridge', yearWith({}))[0]?.state).toBe('passed');
    expect(checkOf('cash_bridge', yearWith({ changeInCash: 36 * million }))[0]?.state).toBe('passed');
    expect(checkOf('cash_bridge', yearWith({ changeInCash: 10 * million }))[0]).toMatchObject({
      state: 'failed',
      expected: 10 * million,
      found: 40 * million,
    });
    expect(checkOf('cash_bridge', yearOf(2024, { changeInCash: 1 }))[0]?.state).toBe('not_possible');
  });
});

describe('a line read from another tag than the year before', () => {
  test('is reported with both tags, also across a missing year', () => {
    const found = checkOf(
      'tag_switch',
      marked(yearOf(2022, lines), 'revenue', [], 'SalesRevenueNet'),
      yearOf(2023, {}),
      marked(yearOf(2024, lines), 'revenue', [], 'Revenues'),
    );
    expect(found).toEqual([
      expect.objectContaining({
        state: 'information',
        column: '2024',
        rows: ['revenue'],
        tags: ['SalesRevenueNet', 'Revenues'],
      }),
    ]);
  });

  test('is not reported for the same tag', () => {
    expect(checkOf('tag_switch', yearOf(2023, lines), yearOf(2024, lines))).toEqual([]);
  });
});

describe('the share of derived figures', () => {
  test('includes years and quarters alike', () => {
    const annual = [marked(yearOf(2024, { revenue: 1, capex: 1 }), 'capex', ['derived'])];
    const quarterly = [marked(quarterOf(2024, 4, { revenue: 1 }), 'revenue', ['derived_quarter'])];
    const share = qualityChecks(filings({ annual, quarterly })).find(
      ({ check }) => check === 'derived_share',
    );
    expect(share).toMatchObject({ state: 'information', column: null, expected: 3, found: 2 });
  });
});

describe('the checks', () => {
  test('change no figure', () => {
    const statements = filings({ annual: [yearOf(2023, lines), yearWith({ totalLiabilities: 1 })] });
    const before = structuredClone(statements);
    qualityChecks(statements);
    expect(statements).toEqual(before);
  });
});
