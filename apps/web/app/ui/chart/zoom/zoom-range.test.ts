import { describe, expect, test } from 'vitest';
import { plotSeriesOf } from '../series/plot-series.fixture.ts';
import type { PlotSeries } from '../series/plot-series.ts';
import { partWithin, zoomAround } from './zoom-range.ts';

function series(pace: PlotSeries['pace'], days: readonly number[]): PlotSeries {
  const points = days.map((day) => ({ day, value: day, simulated: false, forecast: false }));
  return plotSeriesOf(pace, [], { isPrice: pace === 'daily', pace, points });
}

const bands = [0, 100, 200].map((start) => ({
  start,
  end: start + 100,
  label: '',
  name: '',
  forecast: false,
}));
const whole = {
  series: [series('daily', [10, 60, 110, 120, 150, 260]), series('period', [100, 200, 300])],
  bands,
};
const daysOf = (part: ReturnType<typeof partWithin>) =>
  part?.series.map(({ points }) => points.map(({ day }) => day));

describe('a part of a plot', () => {
  test('has the days of its range', () => {
    const part = partWithin(whole, [105, 205], false);
    expect(daysOf(part)).toEqual([[110, 120, 150], [200]]);
    expect(part?.bands).toEqual(bands.slice(1));
  });

  test('has whole periods where they are bars', () => {
    expect(daysOf(partWithin(whole, [115, 125], true))).toEqual([
      [110, 120, 150],
      [100, 200],
    ]);
  });

  test('is nothing without two days to see', () => {
    expect(partWithin(whole, [111, 119], false)).toBeNull();
    expect(partWithin({ series: [], bands: [] }, [0, 9], false)).toBeNull();
  });
});

describe('a zoom', () => {
  test('halves the range around a day, and stays in the whole', () => {
    expect(zoomAround([0, 100], null, 50, 0.5)).toEqual([25, 75]);
    expect(zoomAround([0, 100], null, 100, 0.5)).toEqual([50, 100]);
    expect(zoomAround([0, 100], [60, 100], 100, 2)).toEqual([20, 100]);
  });

  test('ends where it shows the whole again', () => {
    expect(zoomAround([0, 100], [25, 75], 50, 2)).toBeNull();
  });

  test('has a smallest range', () => {
    const [from = 0, to = 0] = zoomAround([0, 1000], [10, 15], 12, 0.1) ?? [];
    expect(to - from).toBeCloseTo(5);
  });
});
