import { expect, test } from 'vitest';
import { plotLayout } from '../plot-layout.ts';
import type { PlotSeries } from '../series/plot-series.ts';

const years = Array.from({ length: 17 }, (_, index) => index + 1);
const revenue: PlotSeries = {
  id: 'revenue',
  name: 'Revenue',
  endName: null,
  look: { colour: 1, pattern: 0 },
  unit: 'millions',
  unitLabel: 'USD millions',
  fine: false,
  currency: 'USD',
  isPrice: false,
  trailing: false,
  pace: 'period',
  points: years.map((day) => ({ day, value: 391_035e6, simulated: false, forecast: false })),
  gaps: new Map(),
};
const bands = years.map((end) => ({ start: end - 1, end, label: `${end}`, name: `${end}`, forecast: false }));

function layoutAt(width: number) {
  return plotLayout({ series: [revenue], bands, type: 'bar', size: { width, height: 300, label: 38 } });
}

test('each bar of one row has its figure where there is room for the widest', () => {
  expect(layoutAt(860).notes.map(({ text }) => text)).toEqual(years.map(() => '391,035'));
  expect(layoutAt(700).notes).toEqual([]);
});

test('the axis of one row has no unit beside the one in its heading', () => {
  expect(layoutAt(860).frame.axes.map(({ title }) => title)).toEqual(['']);
});
