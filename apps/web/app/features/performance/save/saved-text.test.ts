import type { IndicatorKey } from '@tenfold/domain/series';
import { expect, test } from 'vitest';
import { momentOf } from '../../../ui/chart/time/moment.ts';
import { buildChartView } from '../plot/chart-view.ts';
import { withSeries } from '../series/loaded-series.ts';
import { withPoints } from '../series/parsed-series.ts';
import { savedText, wrapNotes } from './saved-text.ts';

const company = {
  symbol: 'AAPL',
  name: 'Apple Inc.',
  quote: { source: 'month-end file', kind: 'close', delayMinutes: 0, staleFrom: '', simulated: false },
} as const;

function textOf(
  indicators: readonly IndicatorKey[],
  mode: 'absolute' | 'rebased' = 'absolute',
  simulated = false,
) {
  const request = { symbol: 'AAPL', period: '10Y', indicators, compare: [], asOf: null } as const;
  const known = indicators.map((indicator) => {
    const days = ['2025-09-27', '2026-08-21'].slice(0, indicator === 'revenue' ? 1 : 2);
    const points = days.map((day) => ({ day: momentOf(day), value: 9, simulated, forecast: false }));
    return withPoints({ symbol: 'AAPL', indicator, currency: 'USD', why: null, change: null }, points, false);
  });
  const loaded = withSeries(new Map(), request, known);
  return savedText(company, buildChartView({ request, known: loaded, mode, forecast: null, years: [] }));
}

test('a saved chart names its company, its sources and its last day', () => {
  expect(textOf(['stockPrice', 'revenue'])).toEqual({
    heading: 'Apple Inc. (AAPL), 10Y',
    notes: ['As of Aug 21, 2026.', 'Figures: company filings with the SEC.', 'Prices: Month-end file.'],
  });
});

test('only sources of what is drawn are named', () => {
  expect(textOf(['revenue']).notes).toEqual([
    'As of Sep 27, 2025.',
    'Figures: company filings with the SEC.',
  ]);
});

test('what is simulated or rebased is said', () => {
  expect(textOf(['stockPrice'], 'rebased', true).notes).toEqual([
    'Rebased: change from the first value.',
    'As of Aug 21, 2026.',
    'Prices: Month-end file.',
    'Prices in fine dashes are simulated.',
  ]);
});

test('notes stay whole where a line has room for them', () => {
  expect(wrapNotes(['As of Aug 21, 2026.', 'Prices: month ends.', 'Simulated.'], 30)).toEqual([
    'As of Aug 21, 2026.',
    'Prices: month ends. Simulated.',
  ]);
  expect(wrapNotes(['Figures: company filings.'], 20)).toEqual(['Figures: company', 'filings.']);
});
