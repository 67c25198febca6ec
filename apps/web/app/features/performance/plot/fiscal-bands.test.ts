import type { IndicatorKey } from '@tenfold/domain/series';
import { expect, test } from 'vitest';
import { momentOf } from '../../../ui/chart/time/moment.ts';
import type { Basis } from '../choices/chart-request.ts';
import { withPoints } from '../series/parsed-series.ts';
import { fiscalBands } from './fiscal-bands.ts';
import { plottedSeries } from './plotted-series.ts';

const ends = ['2025-06-28', '2025-09-27'];

function plotted(indicator: IndicatorKey, basis: Basis) {
  const points = ends.map((end) => ({ day: momentOf(end), value: 1, simulated: false, forecast: false }));
  const found = { symbol: 'AAPL', indicator, currency: 'USD', why: null, change: null };
  return plottedSeries({
    found: withPoints(found, points, false),
    basis,
    company: 0,
    look: { colour: 1, pattern: 0 },
    comparing: false,
    rebased: false,
    forecast: null,
    intraday: false,
  });
}

function labelsOf(indicators: readonly IndicatorKey[], basis: Basis) {
  const series = indicators.map((indicator) => plotted(indicator, basis));
  const bands = fiscalBands(series, 'AAPL', basis, (day) => `period ${day % 7}`, null);
  return {
    names: series.map(({ name }) => name),
    labels: bands.map(({ label, name }) => `${label} ${name}`),
  };
}

test('twelve months that end with a quarter are called so', () => {
  const { names, labels } = labelsOf(['revenue', 'earningsPerShare'], 'quarterly');
  expect(names).toEqual(['Revenue, LTM', 'Diluted EPS, LTM']);
  for (const label of labels) expect(label).toMatch(/^LTM to period \d LTM to period \d$/);
});

test('beside balances each series says for itself whether it is of twelve months', () => {
  const { names, labels } = labelsOf(['revenue', 'totalAssets'], 'quarterly');
  expect(names).toEqual(['Revenue, LTM', 'Total assets']);
  for (const label of labels) expect(label).toMatch(/^period/);
});

test('fiscal years need no such word', () => {
  const { names, labels } = labelsOf(['revenue'], 'annual');
  expect(names).toEqual(['Revenue']);
  for (const label of labels) expect(label).toMatch(/^period/);
});
