import { type RowKey, rowOf } from '@tenfold/domain/rows';
import { describe, expect, test } from 'vitest';
import { describeReadings, readingsAt } from '../../../ui/chart/cursor/readings.ts';
import { shownYears } from '../columns/shown-columns.ts';
import { financials, forecast } from '../financials.fixture.ts';
import { rowCurrency, rowPoints } from './row-points.ts';
import { rowBands, rowSeries } from './row-series.ts';

const columns = shownYears(financials, forecast, 'extended');

describe('the points of a chart', () => {
  test('are the periods, without the ten-year rate', () => {
    const labels = rowPoints(rowOf('revenue'), columns).map(({ label }) => label);
    expect(labels).toHaveLength(columns.length - 1);
    expect(labels.slice(-3)).toEqual(['2029E', '2030E', 'Terminal']);
  });

  test('are announced with period, figure and unit', () => {
    expect(spokenFirst('revenue')).toBe('2015. Revenue: 100,000 TWD millions');
  });

  test('are announced with the reason where there is no figure', () => {
    expect(spokenFirst('interestCoverage')).toBe(
      '2015. Interest coverage: The SEC’s data has no interest expense for this period. It may be filed within a total or under a name of the company’s own.',
    );
  });

  test("prices are in the exchange's currency, earnings in the reported one", () => {
    expect(rowCurrency('averageStockPrice', 'TWD', 'USD')).toBe('USD');
    expect(rowCurrency('earningsPerShare', 'TWD', 'USD')).toBe('TWD');
  });
});

function spokenFirst(key: RowKey): string {
  const points = rowPoints(rowOf(key), columns);
  const bands = rowBands(points);
  const readings = readingsAt([rowSeries(rowOf(key), points, 'TWD')], bands, 1);
  return describeReadings(readings, readings.band?.name ?? '');
}
