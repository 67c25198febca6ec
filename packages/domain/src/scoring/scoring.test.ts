import { describe, expect, test } from 'vitest';
import type { Column } from '../columns/index.ts';
import { computed } from '../figures/index.ts';
import { baseOf, unchanged } from '../forecast/forecast-base.fixture.ts';
import { assumptionKeys, averagesForecast, type ForecastBase } from '../forecast/index.ts';
import {
  countingVersion,
  type FirstFiledYear,
  lineComparisons,
  restatedSince,
  type ScoredYear,
  scoreYear,
  type VersionToScore,
  yardsticksOf,
  yearWasOver,
} from './index.ts';

const base = baseOf();
type ScoredValues = Partial<Record<keyof Column['figures'], number>>;

/** The averages' first year, with some figures as they turned out. */
function columnWith(values: ScoredValues): Column {
  const [column] = averagesForecast(base).columns;
  if (column === undefined) throw new Error('no column');
  const turnedOut = Object.entries(values).map(([key, value]) => [key, computed(value, 'filed')]);
  return { ...column, figures: { ...column.figures, ...Object.fromEntries(turnedOut) } };
}

function filedWith(values: ScoredValues, parts: Partial<FirstFiledYear> = {}): FirstFiledYear {
  return {
    year: 2025,
    periodEnd: '2025-12-31',
    accession: '0000000001-26-000001',
    filed: '2026-02-15',
    isTransition: false,
    column: columnWith(values),
    ...parts,
  };
}

function versionOf(parts: Partial<VersionToScore> = {}, of: ForecastBase = base): VersionToScore {
  return {
    sealedOn: '2025-03-01',
    base: of,
    assumptions: Array(6).fill({ ...unchanged, margin: 0.15 }),
    typed: [{ column: '2025', row: 'margin' }],
    yardsticks: Object.fromEntries(assumptionKeys.map((key) => [key, 0.02])) as VersionToScore['yardsticks'],
    splitFactor: 1,
    ...parts,
  };
}

function scored(version: VersionToScore, filed: FirstFiledYear): ScoredYear {
  const result = scoreYear(version, filed);
  if (!result.ok) throw new Error(result.why);
  return result;
}

describe('the version that counts for a year', () => {
  const versions = ['2025-03-01', '2025-07-20', '2026-02-15'].map((sealedOn, number) => ({
    sealedOn,
    number,
  }));

  test('is the last one sealed before its results were known', () => {
    expect(countingVersion(versions, '2025-07-20')?.number).toBe(0);
    expect(countingVersion(versions, '2026-02-15')?.number).toBe(1);
    expect(countingVersion(versions, '2026-02-16')?.number).toBe(2);
    expect(countingVersion(versions, '2025-03-01')).toBeNull();
  });

  test('is marked where the year was over', () => {
    expect(yearWasOver({ sealedOn: '2026-01-10' }, '2025-12-31')).toBe(true);
    expect(yearWasOver({ sealedOn: '2025-12-31' }, '2025-12-31')).toBe(false);
  });
});

describe('a score', () => {
  const filed = filedWith({ margin: 0.12, revenueChange: 0.04 });

  test('is the mean error in yardsticks, apart for what was typed', () => {
    const { score, typedScore, rows } = scored(versionOf(), filed);
    expect(rows.find(({ row }) => row === 'margin')).toMatchObject({
      isTyped: true,
      actual: 0.12,
      mine: { forecast: 0.15, error: expect.closeTo(0.03, 12), scaled: expect.closeTo(1.5, 12) },
      averages: { error: expect.closeTo(-0.02, 12), scaled: expect.closeTo(1, 12) },
      analysts: null,
    });
    expect(score.mine).toBeCloseTo((1.5 + 2) / 7, 12);
    expect(score.averages).toBeCloseTo((1 + 2) / 7, 12);
    expect(typedScore).toMatchObject({ skill: expect.closeTo(-0.5, 12), rows: 1 });
  });

  test('is the same however often the year is filed again', () => {
    expect(scored(versionOf(), filed)).toEqual(scored(versionOf(), filed));
  });

  test('leaves out a row without a yardstick', () => {
    const yardsticks = { ...versionOf().yardsticks, margin: null };
    expect(scored(versionOf({ yardsticks }), filed).score).toMatchObject({ rows: 6, mine: 2 / 6 });
  });

  test('has none of typed rows where the column has no typed cell', () => {
    const typed = [{ column: '2026', row: 'margin' } as const];
    expect(scored(versionOf({ typed }), filed).typedScore).toBeNull();
  });

  test('compares with the consensus kept at sealing, in the years it covers', () => {
    const consensus = [{ fiscalYear: 2025, revenue: 1100, earningsPerShare: null, analysts: 5 }];
    const row = (of: ForecastBase) =>
      scored(versionOf({}, of), filed).rows.find((each) => each.row === 'revenueChange')?.analysts;
    expect(row(baseOf({ consensus }))?.error).toBeCloseTo(0.06, 12);
    expect(row(baseOf({ consensus: consensus.map((year) => ({ ...year, fiscalYear: 2026 })) }))).toBeNull();
  });

  test('restates shares for splits since sealing', () => {
    const after = filedWith({ earningsPerShare: 0.75 });
    const perShare = scored(versionOf({ splitFactor: 4 }), after).levels.find(
      ({ row }) => row === 'earningsPerShare',
    );
    expect(perShare?.mine).toEqual({ forecast: 0.75, error: 0, difference: null });
  });

  test('of a loss is a difference in money and no percentage', () => {
    const loss = scored(versionOf(), filedWith({ netIncome: -50 }));
    expect(loss.levels.find(({ row }) => row === 'netIncome')?.mine).toEqual({
      forecast: 150,
      error: null,
      difference: 200,
    });
    expect(lineComparisons([loss]).find(({ row }) => row === 'netIncome')?.mine).toBeNull();
  });

  test.each([
    ['a year it doesn’t foresee', { year: 2024 }, 'not_foreseen'],
    ['a year beyond Terminal', { year: 2031, periodEnd: '2031-12-31' }, 'not_foreseen'],
    ['a transition period', { isTransition: true }, 'transition_period'],
    ['a fiscal year that ends elsewhere by now', { periodEnd: '2025-09-30' }, 'fiscal_year_changed'],
  ])('isn’t given for %s', (_situation, parts, why) => {
    expect(scoreYear(versionOf(), filedWith({}, parts))).toEqual({ ok: false, why });
  });

  test('is given for a year that ends a few days off', () => {
    expect(scoreYear(versionOf(), filedWith({}, { periodEnd: '2026-01-03' })).ok).toBe(true);
  });
});

test('bias keeps the sign of errors, and error doesn’t', () => {
  const years = [0.13, 0.16].map((margin) => scored(versionOf(), filedWith({ margin })));
  expect(lineComparisons(years).find(({ row }) => row === 'margin')?.mine).toEqual({
    bias: expect.closeTo(0.005, 12),
    error: expect.closeTo(0.015, 12),
    years: 2,
  });
});

test('a yardstick is how far a row usually is from its mean, from four years on', () => {
  const years = [0.02, 0.04, 0.06, 0.08].map((margin) => columnWith({ margin, revenueChange: 0.05 }));
  expect(yardsticksOf(years).margin).toBeCloseTo(0.02, 12);
  expect(yardsticksOf(years.slice(1)).margin).toBeNull();
  expect(yardsticksOf(years).revenueChange).toBeNull();
});

test('what later reports change by more than half a percent is marked', () => {
  const filed = filedWith({ revenue: 1000, netIncome: 100, earningsPerShare: 4 });
  const now = columnWith({ revenue: 1004, netIncome: 101, earningsPerShare: 1 });
  expect(restatedSince(filed, now, 4)).toEqual(['netIncome']);
});
