import { dayNumber } from '@tenfold/domain/periods';
import type { IndicatorKey } from '@tenfold/domain/series';
import { expect, test } from 'vitest';
import { readingsAt } from '../../../ui/chart/cursor/readings.ts';
import { withData } from '../../../ui/chart/series/plot-series.ts';
import { type ChartChoices, parseChoices } from '../choices/chart-choices.ts';
import { buildChartView } from '../plot/chart-view.ts';
import { buildInitialChart } from './initial-chart.ts';
import { withSeries } from './loaded-series.ts';
import { packSeries, unpackSeries } from './packed-series.ts';
import { type ParsedSeries, withPoints } from './parsed-series.ts';

const weekdays = Array.from({ length: 3_653 }, (_, at) => dayNumber('2016-08-22') + at).filter(
  (day) => day % 7 !== 2 && day % 7 !== 3,
);
/** Last Saturdays of September: no close has this day. */
const yearEnds = Array.from({ length: 10 }, (_, at) => lastSaturday(2016 + at));

function lastSaturday(year: number): number {
  const end = dayNumber(`${year}-09-30`);
  return end - ((end + 5) % 7);
}

function seriesOf(
  symbol: string,
  indicator: IndicatorKey,
  days: readonly number[],
  intraday = false,
): ParsedSeries {
  const points = days.map((day, at) => ({
    day,
    value: 50 + at / 40 + 20 * Math.sin(at * at),
    simulated: false,
    forecast: false,
  }));
  return withPoints({ symbol, indicator, currency: 'USD', why: null, change: null }, points, intraday);
}

/** What the table of a picture says, row by row. */
function tableOf(choices: ChartChoices, series: readonly ParsedSeries[]) {
  const { period, indicators, compare, mode } = choices;
  const request = { symbol: 'ACME', period, indicators, compare, asOf: null };
  const known = withSeries(new Map(), request, series);
  const view = buildChartView({ request, known, mode, forecast: null, years: [] });
  return view.cursorSteps.map((day) => {
    const { all } = readingsAt(withData(view.series), view.bands, day);
    return [day, ...all.map(({ point }) => [point?.day, point?.value])];
  });
}

const prices = seriesOf('ACME', 'stockPrice', weekdays);
const others = seriesOf('MSFT', 'stockPrice', weekdays.slice(400));
const revenues = seriesOf('ACME', 'revenue', yearEnds);
const all = [prices, others, revenues];
const everything = { indicators: ['stockPrice', 'revenue'], compare: ['MSFT'] } as const;

test('the initial chart omits most days of ten years, and names the affected lines', () => {
  const { series } = buildInitialChart(parseChoices(null), all);
  expect(series.map(({ values, thinned }) => [values.split(',').length < 600, thinned])).toEqual([
    [true, true],
    [true, true],
    [true, false],
  ]);
});

test.each(['10Y', '5Y', '1Y', '6M'] as const)('its table over %s equals that of all days', (period) => {
  for (const mode of ['absolute', 'rebased'] as const) {
    const choices = parseChoices({ ...everything, period, mode });
    const first = buildInitialChart(choices, all).series.map(unpackSeries);
    // Also when a row or a company is taken off, which asks for nothing new.
    for (const left of [
      {},
      { indicators: ['stockPrice'] as const },
      { compare: [] },
      { mode: 'absolute' as const },
    ]) {
      const shown = { ...choices, ...left };
      expect(tableOf(shown, first)).toEqual(tableOf(shown, all));
    }
  }
});

test('a row of the table has the last close up to the end of its fiscal year', () => {
  const choices = parseChoices(everything);
  const first = buildInitialChart(choices, all).series.map(unpackSeries);
  const rows = new Map(tableOf(choices, first).map(([day, price]) => [day, price]));
  for (const end of yearEnds.slice(1)) {
    const close = prices.points.findLast(({ day }) => day <= end);
    expect(rows.get(end)).toEqual([close?.day, close?.value]);
  }
});

test('with many companies intraday it has the last price of each hour', () => {
  const compare = Array.from({ length: 12 }, (_, at) => `PEER${at}`);
  const choices = parseChoices({ period: '5D', indicators: ['stockPrice'], compare });
  const opening = dayNumber('2026-08-17') + 13.5 / 24;
  const moments = [0, 1, 2, 3, 4].flatMap((day) =>
    Array.from({ length: 79 }, (_, bar) => opening + day + bar / 288),
  );
  const peers = ['ACME', ...compare].map((symbol) => seriesOf(symbol, 'stockPrice', moments, true));
  const { series } = buildInitialChart(choices, peers);
  expect(series.every(({ thinned }) => thinned)).toBe(true);
  // Moments are carried to the second.
  const rounded = peers.map((one) => unpackSeries(packSeries(one)));
  expect(tableOf(choices, series.map(unpackSeries))).toEqual(tableOf(choices, rounded));
});
