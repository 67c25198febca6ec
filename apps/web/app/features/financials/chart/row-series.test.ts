import { rowOf } from '@tenfold/domain/rows';
import { describe, expect, test } from 'vitest';
import { plotLayout } from '../../../ui/chart/plot-layout.ts';
import type { PlotType } from '../../../ui/chart/series/plot-series.ts';
import type { RowPoint } from './row-points.ts';
import { rowBands, rowSeries } from './row-series.ts';

const size = { width: 800, height: 300, label: 40 };
const revenue = rowOf('revenue');

function point(label: string, value: number | null, forecast = false): RowPoint {
  const why = value === null ? 'not filed' : null;
  return { id: label, label, value, text: String(value), why, forecast, mark: label };
}

function layoutOf(points: readonly RowPoint[], type: PlotType = 'bar', width = size.width) {
  const series = [rowSeries(revenue, points, 'USD')];
  return plotLayout({ series, bands: rowBands(points), type, size: { ...size, width } });
}

describe("a row's chart", () => {
  test('shows zero, with losses below', () => {
    const { bars, frame } = layoutOf([point('2023', 50e9), point('2024', -20e9)]);
    const [gain, loss] = bars[0]?.boxes ?? [];
    expect((gain?.y ?? 0) + (gain?.height ?? 0)).toBeCloseTo(frame.zero ?? 0);
    expect(loss?.y).toBeCloseTo(frame.zero ?? 0);
  });

  test("has a dash in place of a missing period's bar", () => {
    const { bars, notes } = layoutOf([point('2022', 1e9), point('2023', null), point('2024', 3e9)]);
    const [first, third] = bars[0]?.boxes ?? [];
    expect(bars[0]?.boxes).toHaveLength(2);
    const gap = notes.find(({ kind }) => kind === 'gap');
    expect(gap?.text).toBe('–');
    expect(gap?.x).toBeGreaterThan(first?.x ?? 0);
    expect(gap?.x).toBeLessThan(third?.x ?? 0);
  });

  test('breaks its line at a missing period', () => {
    const points = [point('1', 1e9), point('2', 2e9), point('3', null), point('4', 3e9), point('5', 4e9)];
    expect(layoutOf(points, 'line').lines[0]?.path.match(/M/g)).toHaveLength(2);
  });

  test('starts its forecast in its first period, with a line from the last filed figure', () => {
    const points = [point('2025', 5e9), point('2026E', 6e9, true)];
    const { forecastX, time, lines } = layoutOf(points, 'line');
    expect(forecastX).toBe(time.x(1));
    const start = Number(/^M([\d.]+)/.exec(lines[0]?.forecastPath ?? '')?.[1]);
    expect(start).toBeCloseTo(lines[0]?.dots[0]?.x ?? 0, 0);
  });

  test('has equal heights for equal steps', () => {
    const { bars } = layoutOf([point('a', 10e9), point('b', 20e9), point('c', 30e9)]);
    const [a = 0, b = 0, c = 0] = bars[0]?.boxes.map(({ height }) => height) ?? [];
    expect(c - b).toBeCloseTo(b - a);
  });

  test('prints figures where there is room, and none otherwise', () => {
    const points = Array.from({ length: 8 }, (_, index) => point(String(2018 + index), index * 1e9 + 1e9));
    const figures = (width: number) =>
      layoutOf(points, 'bar', width).notes.filter(({ kind }) => kind === 'figure');
    expect(figures(800).map(({ text }) => text)).toContain('8,000');
    expect(figures(260)).toEqual([]);
  });

  test('thins overlapping labels, and always labels the last period', () => {
    const points = Array.from({ length: 40 }, (_, index) => point(`2016 Q${index}`, index * 1e6));
    const { ticks } = layoutOf(points, 'bar', 343);
    expect(ticks.length).toBeLessThan(9);
    expect(ticks.at(-1)?.text).toBe('’16 Q39');
  });

  test('without figures still has its periods', () => {
    const { bars, lines, ticks } = layoutOf([point('2024', null)]);
    expect([bars, lines]).toEqual([[], []]);
    expect(ticks.map(({ text }) => text)).toEqual(['2024']);
  });
});
