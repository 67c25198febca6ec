import { expect, test } from 'vitest';
import { plotLayout } from '../plot-layout.ts';
import type { PlotSeries } from '../series/plot-series.ts';
import { momentOf } from './moment.ts';

const size = { width: 690, height: 446, label: 38 };

function price(moments: readonly string[]): PlotSeries {
  return {
    id: 'price',
    name: 'Stock price',
    endName: null,
    look: { colour: 1, pattern: 0 },
    unit: 'perShare',
    unitLabel: 'USD per share',
    fine: false,
    currency: 'USD',
    isPrice: true,
    trailing: false,
    pace: 'daily',
    points: moments.map((moment, index) => ({
      day: momentOf(moment),
      value: 300 + index,
      simulated: false,
      forecast: false,
    })),
  };
}

test('the starting close has no label where the first session has one beside it', () => {
  const sessions = ['18', '19', '20', '21'].flatMap((day) =>
    Array.from({ length: 78 }, (_, at) =>
      new Date(Date.parse(`2026-08-${day}T13:30:00Z`) + at * 300_000).toISOString(),
    ),
  );
  const series = [price(['2026-08-17T20:00:00Z', ...sessions])];
  const { ticks } = plotLayout({ series, bands: [], type: 'line', size });
  expect(ticks.map(({ text }) => text)).toEqual(['Aug 18', 'Aug 19', 'Aug 20', 'Aug 21']);
});

test('a year whose end a zoom cut off has no label outside the plot', () => {
  const days = Array.from({ length: 600 }, (_, at) => 19_000 + at);
  const daily = price(days.map((day) => new Date(day * 86_400_000).toISOString().slice(0, 10)));
  const bands = [19_150, 19_515, 19_880].map((end, at) => {
    const label = String(2022 + at);
    return { start: end - 365, end, label, name: `FY ${label}`, forecast: false };
  });
  const { ticks, frame } = plotLayout({ series: [daily], bands, type: 'line', size });
  expect(ticks.map(({ text }) => text)).toEqual(['2022', '2023']);
  expect(ticks.every(({ x }) => x <= frame.right)).toBe(true);
});
