import { expect, test } from 'vitest';
import type { ChartRequest } from '../choices/chart-request.ts';
import { chartQuery } from './chart-query.ts';
import { findSeries, missingIndicators, withSeries } from './loaded-series.ts';
import { withPoints } from './parsed-series.ts';

const request: ChartRequest = {
  symbol: 'ACME',
  period: '1Y',
  indicators: ['stockPrice', 'revenue'],
  compare: ['MSFT'],
  asOf: null,
};

function seriesOf(symbol: string, indicator: string, ...values: number[]) {
  const points = values.map((value, day) => ({ day, value, simulated: false, forecast: false }));
  return withPoints({ symbol, indicator, currency: null, why: null, change: null }, points, false);
}

const prices = [seriesOf('ACME', 'stockPrice', 1, 2), seriesOf('MSFT', 'stockPrice', 3)];

test('what is missing is what any company lacks in the period', () => {
  const known = withSeries(new Map(), request, [...prices, seriesOf('ACME', 'revenue', 9)]);
  expect(missingIndicators(known, request)).toEqual(['revenue']);
  expect(missingIndicators(known, { ...request, compare: [] })).toEqual([]);
  expect(missingIndicators(known, { ...request, period: '5Y' })).toEqual(['stockPrice', 'revenue']);
});

test('answers are merged: a newer series replaces its own, the others stay', () => {
  const known = withSeries(new Map(), request, prices);
  const merged = withSeries(known, request, [seriesOf('ACME', 'stockPrice', 1, 2, 3)]);
  expect(findSeries(merged, request, 'ACME', 'stockPrice')?.points).toHaveLength(3);
  expect(findSeries(merged, request, 'MSFT', 'stockPrice')).toBe(prices[1]);
});

test('an answer without news leaves the same map, so that nothing is drawn again', () => {
  const known = withSeries(new Map(), request, prices);
  expect(withSeries(known, request, [seriesOf('ACME', 'stockPrice', 1, 2)])).toBe(known);
});

test('an answer that lacks a series is a failure', async () => {
  const point = { date: '2026-08-21', value: 7 };
  const series = { indicator: 'stockPrice', currency: null, why: null, change: null, byDay: null };
  const read = async (...symbols: string[]) =>
    chartQuery({ ...request, indicators: ['stockPrice'] }).read?.({
      period: '1Y',
      from: null,
      to: null,
      onFile: null,
      closes: [],
      series: symbols.map((symbol) => ({ ...series, symbol, points: [point] })),
    });
  expect(await read('ACME', 'MSFT')).toHaveLength(2);
  await expect(read('ACME')).rejects.toThrow('without stockPrice');
});
