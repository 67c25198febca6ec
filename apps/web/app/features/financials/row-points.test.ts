import { rowOf } from '@tenfold/domain/rows';
import { describe, expect, test } from 'vitest';
import { financials, forecast } from './financials.fixture.ts';
import { rowCurrency, rowPoints } from './row-points.ts';
import { shownYears } from './shown-columns.ts';

const columns = shownYears(financials, forecast, 'extended');

describe('the points of a chart', () => {
  test('are the periods; the ten-year rate between them is none', () => {
    const labels = rowPoints(rowOf('revenue'), columns, 'USD').map(({ label }) => label);
    expect(labels).toHaveLength(columns.length - 1);
    expect(labels.slice(-3)).toEqual(['2029E', '2030E', 'Terminal']);
  });

  test('speak their period, figure and unit', () => {
    const [first] = rowPoints(rowOf('revenue'), columns, 'TWD');
    expect(first?.spoken).toBe('fiscal 2015: 100,000 TWD millions');
  });

  test('speak the reason where there is no figure', () => {
    const [first] = rowPoints(rowOf('interestCoverage'), columns, 'USD');
    expect(first?.value).toBeNull();
    expect(first?.spoken).toBe('fiscal 2015: The company filed no interest expense for this period.');
  });

  test('a price is in the currency of the exchange, earnings in the reported one', () => {
    expect(rowCurrency('averageStockPrice', 'TWD', 'USD')).toBe('USD');
    expect(rowCurrency('earningsPerShare', 'TWD', 'USD')).toBe('TWD');
  });
});
