import { annualColumns } from '@tenfold/domain/columns';
import { type MustBeTrue, mustBeTrue, recordOf, yearsThatReached } from '@tenfold/domain/must-be-true';
import type { ValueState } from '@tenfold/domain/value-state';
import { describe, expect, test } from 'vitest';
import { filingOf, filingsAreHere } from './filings.ts';
import { forecastBaseOf } from './forecast-base-of.ts';

/** The example of docs/methodology.md, "What must be true". */
describe.skipIf(!filingsAreHere)('what must be true of Apple at 311.07', () => {
  const state = (): ValueState => ({
    base: forecastBaseOf('AAPL'),
    forecast: 'averages',
    method: 'fcfTenYears',
    choice: { requiredReturn: 0.1, terminalGrowth: 0 },
    ownFigures: {},
    day: null,
    splitFactor: 1,
  });
  const solved = (): MustBeTrue => {
    const result = mustBeTrue(state(), 311.07);
    if (!result.ok) throw new Error(result.why);
    return result;
  };

  test.each([
    ['revenueChange', 31.1065036, null],
    ['percentageCfoOfRevenue', 87.8862495, null],
    ['terminalGrowth', 7.6993385, 'above_growth_of_economy'],
    ['requiredReturn', 3.237955, 'below_long_run_growth'],
  ])('%s: %s %%', (driver, percent, beyond) => {
    const solution = solved().drivers.find((each) => each.driver === driver)?.solution;
    expect(solution).toMatchObject({ ok: true, solutions: 1, beyond });
    expect(solution?.ok && solution.rate * 100).toBeCloseTo(percent, 6);
  });

  test('capital expenditures falling to nothing give 103.37 at most', () => {
    const solution = solved().drivers.find(({ driver }) => driver === 'capexChange')?.solution;
    expect(solution).toMatchObject({ ok: false, why: 'above_most', nearest: { rate: -1 } });
    expect(solution?.ok === false && solution.nearest?.value.toFixed(2)).toBe('103.37');
  });

  test.each([
    ['revenueChange', '-7.73 6.46 33.26 6.43', 0.311065036, 1],
    ['percentageCfoOfRevenue', '26.67 28.92 30.98 26.79', 0.878862495, 0],
    ['capexChange', '-30.36 3.78 51.66 34.59', -1, 0],
  ] as const)('the ten years of %s were %s', (row, expected, rate, reached) => {
    const { statements } = filingOf('AAPL');
    const columns = annualColumns(statements, { closes: [], dividends: [], currency: 'USD', adrRatio: 1 });
    const record = recordOf(
      columns.map(({ year, figures }) => ({ year: year ?? 0, value: figures[row].value })),
    );
    if (record === null) throw new Error('no record');
    const shown = [record.least, record.mean, record.most, record.last].map((each) =>
      (each * 100).toFixed(2),
    );
    expect(shown.join(' ')).toBe(expected);
    expect(record.years).toHaveLength(10);
    expect(yearsThatReached(record, rate, row !== 'capexChange')).toHaveLength(reached);
  });
});
