import { averageColumn } from '@tenfold/domain/columns';
import { type Assumptions, type ForecastBase, forecastBase } from '@tenfold/domain/forecast';
import {
  columnsKnownOn,
  firstFiledYear,
  type ScoredYear,
  scoreYear,
  statementsKnownOn,
  type VersionToScore,
  yardsticksOf,
} from '@tenfold/domain/scoring';
import { describe, expect, test } from 'vitest';
import { factsOf, filingOf, filingsAreHere } from './filings.ts';

const sealedOn = '2023-08-15';
const input = () => ({
  facts: factsOf('NKE'),
  splits: filingOf('NKE').splits,
  fiscalYearEnd: null,
  sic: null,
});

/** The version of docs/methodology.md, "Scores of forecasts": from averages, three rows typed for every column. */
function version(): VersionToScore {
  const columns = columnsKnownOn(input(), sealedOn);
  const market = { closes: [], dividends: [], currency: 'USD', adrRatio: 1 };
  const statements = statementsKnownOn(input(), sealedOn);
  const base = forecastBase(statements, columns, averageColumn(columns), [], market) as ForecastBase;
  const typed = { revenueChange: 0.06, margin: 0.115, percentageCfoOfRevenue: 0.13 };
  const assumptions: Assumptions[] = Array(6).fill({ ...base.averages, ...typed });
  return {
    sealedOn,
    base,
    assumptions,
    typed: (['revenueChange', 'margin', 'percentageCfoOfRevenue'] as const).map((row) => ({
      column: '2024',
      row,
    })),
    yardsticks: yardsticksOf(columns),
    splitFactor: 1,
  };
}

let known: ScoredYear | null = null;

function score(): ScoredYear {
  known ??= computeScore();
  return known;
}

function computeScore(): ScoredYear {
  const filed = firstFiledYear(input(), '2024-05-31');
  if (filed === null) throw new Error('not filed');
  const scored = scoreYear(version(), filed);
  if (!scored.ok) throw new Error(scored.why);
  return scored;
}

/** Hand-checked figures of the design's table. */
describe.skipIf(!filingsAreHere)('Nike’s fiscal year 2024, predicted in August 2023', () => {
  test('is scored by its first report', () => {
    expect(score()).toMatchObject({
      year: 2024,
      horizon: 1,
      accession: '0000320187-24-000044',
      filed: '2024-07-25',
      yearWasOver: false,
    });
    expect(version().base.last).toMatchObject({
      revenue: 51_217e6,
      capex: 969e6,
      sharesOutstanding: 1569.8e6,
    });
  });

  test.each([
    'revenueChange 7.3018 6.0000 0.2831 5.72 7.02 3.77 1.515 1.859',
    'margin 10.2441 11.5000 11.0977 0.40 -0.85 1.86 0.217 0.459',
    'percentageCfoOfRevenue 12.0633 13.0000 14.4640 -1.46 -2.40 2.14 0.685 1.123',
    'capexChange 4.9451 4.9451 -16.2023 21.15 21.15 15.59 1.356 1.356',
    'totalAssetsChange 7.9006 7.9006 1.5427 6.36 6.36 8.74 0.728 0.728',
    'percentageLiabilitiesOfAssets 55.5875 55.5875 62.1359 -6.55 -6.55 10.02 0.654 0.654',
    'sharesOutstandingChange -1.5370 -1.5370 -2.5545 1.02 1.02 0.94 1.087 1.087',
  ])('%s', (expected) => {
    const [key] = expected.split(' ');
    const row = score().rows.find((each) => each.row === key);
    if (row === undefined) throw new Error(key);
    const { averages, mine, actual, yardstick } = row;
    const percent = (value: number | null, digits: number) => ((value ?? Number.NaN) * 100).toFixed(digits);
    const shown = [
      ...[averages.forecast, mine.forecast, actual].map((value) => percent(value, 4)),
      ...[mine.error, averages.error, yardstick].map((value) => percent(value, 2)),
      ...[mine.scaled, averages.scaled].map((value) => value?.toFixed(3)),
    ];
    expect([key, ...shown].join(' ')).toBe(expected);
  });

  test.each([
    ['revenue', 54_290.0e6, 51_362e6, 5.7, 7.0],
    ['netIncome', 6_243.4e6, 5_700e6, 9.53, -1.23],
    ['cashFlowFromOperatingActivities', 7_057.7e6, 7_429e6, -5.0, -10.76],
    ['freeCashFlow', 6_040.8e6, 6_617e6, -8.71, -15.18],
    ['earningsPerShare', 4.04, 3.73, 8.29, -2.35],
  ] as const)('%s: %d against %d', (key, forecast, actual, error, ofAverages) => {
    const row = score().levels.find((each) => each.row === key);
    expect((row?.mine.forecast ?? 0) / forecast).toBeCloseTo(1, 3);
    expect(row?.actual).toBe(actual);
    expect((row?.mine.error ?? 0) * 100).toBeCloseTo(error, 1.5);
    expect((row?.averages.error ?? 0) * 100).toBeCloseTo(ofAverages, 1.5);
  });

  test('scores 0.891 against 1.038, and the typed rows 0.805 against 1.147', () => {
    const { score: all, typedScore } = score();
    const shown = (value: number | null | undefined) => value?.toFixed(3);
    expect([all.mine, all.averages, all.skill].map(shown)).toEqual(['0.891', '1.038', '0.141']);
    expect([typedScore?.mine, typedScore?.averages, typedScore?.skill].map(shown)).toEqual([
      '0.805',
      '1.147',
      '0.298',
    ]);
  });
});
