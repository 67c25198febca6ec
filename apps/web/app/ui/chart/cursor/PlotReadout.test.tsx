import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { PlotLayout } from '../plot-layout.ts';
import type { PlotSeries } from '../series/plot-series.ts';
import { PlotReadout } from './PlotReadout.tsx';
import type { Reading } from './readings.ts';

const plain = { look: { colour: 1, pattern: 0 }, pace: 'fiscal' } as const;
const layout = {
  size: { width: 800, height: 400 },
  frame: { top: 0, bottom: 400 },
  time: { kind: 'days', x: (day: number) => day },
  bars: [],
  place: () => ({ x: 0, y: 0 }),
} as unknown as PlotLayout;

function reading(name: string, value: number | null): Reading {
  const series = { ...plain, id: name, name } as unknown as PlotSeries;
  const point = value === null ? null : { day: 1, value, simulated: false, forecast: false };
  return { series, point, text: value === null ? '–' : String(value), why: null };
}

function tooltip(...all: readonly Reading[]) {
  const readings = { day: 1, band: null, all };
  return renderToStaticMarkup(
    <PlotReadout readings={readings} heading="Aug 21, 2026" events={[]} layout={layout} />,
  );
}

test('the tooltip names what has a figure on the day, and nothing with a dash', () => {
  const markup = tooltip(reading('Stock price', 309), reading('Revenue', null), reading('Capex', null));
  expect(markup).toContain('Stock price');
  expect(markup).not.toContain('Revenue');
  expect(markup).not.toContain('–');
});

test('where nothing has one, the tooltip says so of each', () => {
  expect(tooltip(reading('Revenue', null))).toContain('Revenue');
});
