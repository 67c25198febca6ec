import { describe, expect, test } from 'vitest';
import type { PlotLevel } from '../marks/plot-levels.ts';
import { plotFrame } from '../plot-frame.ts';
import { plotLayout } from '../plot-layout.ts';
import { plotSeriesOf } from '../series/plot-series.fixture.ts';
import type { PlotSeries } from '../series/plot-series.ts';
import { plotAxes } from './plot-axes.ts';

function series(id: string, top: number, part: Partial<PlotSeries> = {}): PlotSeries {
  return plotSeriesOf(id, [top / 4, top], part);
}

const price = series('price', 270, { isPrice: true, pace: 'daily' });
const earnings = series('earnings', 7.4);
const revenue = series('revenue', 416e9, { unit: 'millions' });
const levelsAt = (values: readonly number[]): PlotLevel[] =>
  values.map((value) => ({ id: `${value}`, series: 'price', value, label: '', tone: 'plain' }));
const axesOf = (...all: PlotSeries[]) => plotAxes(all, () => false).axes;

describe('the axes of a plot', () => {
  test('give earnings per share a scale of their own beside the price', () => {
    const axes = axesOf(price, earnings, revenue);
    expect(axes.map(({ title, ticks }) => `${title}: ${ticks.at(-1)?.text}`)).toEqual([
      'USD billions: 600B',
      'Share price, USD: 300',
      'USD per share: 8',
    ]);
  });

  test('reach the levels that are near, and no further than leaves the price its part', () => {
    const topWith = (...values: number[]) => {
      const shown = series('price', 310, { isPrice: true, pace: 'daily' });
      return plotAxes([shown, earnings], () => true, levelsAt(values)).axes[0]?.ticks.at(-1)?.text;
    };
    expect(topWith()).toBe('320');
    expect(topWith(330)).toBe('400');
    // 420 would make it 600.
    expect(topWith(420)).toBe('320');
    expect(topWith(420, 330, 280)).toBe('400');
  });

  test('reach a near level below the price as they do one above', () => {
    const shown = plotSeriesOf('price', [160, 230], { isPrice: true, pace: 'daily' });
    const endsWith = (...values: number[]) => {
      const ticks = plotAxes([shown], () => false, levelsAt(values)).axes[0]?.ticks ?? [];
      return [ticks.at(0)?.text, ticks.at(-1)?.text];
    };
    expect(endsWith()).toEqual(['160', '240']);
    expect(endsWith(144)).toEqual(['120', '240']);
    expect(endsWith(253)).toEqual(['150', '270']);
    expect(endsWith(60)).toEqual(['160', '240']);
  });

  test('are one for each currency', () => {
    const axes = axesOf(
      price,
      series('earnings', 50, { currency: 'TWD' }),
      series('revenue', 2e12, { unit: 'millions', currency: 'TWD' }),
      series('market cap', 1e12, { unit: 'millions' }),
    );
    expect(axes.map(({ title }) => title)).toEqual([
      'TWD trillions',
      'USD billions',
      'Share price, USD',
      'TWD per share',
    ]);
  });

  test('do not count shares as money', () => {
    const shares = series('shares', 15e9, { unit: 'shares', currency: null });
    expect(axesOf(revenue, shares).map(({ title }) => title)).toEqual(['USD billions', 'Shares, billions']);
  });

  test('say where all their figures are of twelve months', () => {
    const ltm = { unit: 'millions', trailing: true } as const;
    expect(axesOf(series('revenue', 4e11, ltm))[0]?.title).toBe('USD billions, LTM');
    const assets = series('assets', 3e11, { unit: 'millions' });
    expect(axesOf(series('revenue', 4e11, ltm), assets)[0]?.title).toBe('USD billions');
  });

  test('rebased are one', () => {
    const change = { unit: 'percent', rebased: true } as const;
    const axes = axesOf(series('a', 1, change), series('b', 2, { ...change, currency: 'TWD' }));
    expect(axes.map(({ title }) => title)).toEqual(['Change, percent']);
    expect(axesOf(series('margin', 1, { unit: 'percent' }))[0]?.title).toBe('Percent');
  });

  test('keep their labels and titles inside the picture and apart', () => {
    const size = { width: 319, height: 236, label: 31 };
    const { axes, left, right, titled } = plotFrame(
      plotAxes([price, earnings, revenue], () => false),
      size,
    );
    expect(left).toBeLessThan(40);
    expect(right).toBeGreaterThan(240);
    const [money, ofPrice, ofEarnings] = axes.map(({ x, placedTitle }) => ({ x, title: placedTitle }));
    expect(money?.title.x).toBeGreaterThanOrEqual(0);
    expect(ofPrice?.title.x).toBeLessThanOrEqual(ofEarnings?.x ?? 0);
    expect(ofEarnings?.title.x).toBeLessThanOrEqual(size.width);
    expect((ofPrice?.title.y ?? 0) - (ofEarnings?.title.y ?? 0)).toBeGreaterThan(11);
    expect(Math.max(...axes.map(({ placedTitle }) => placedTitle.y))).toBeLessThan(titled);
  });
});

test('a plot without series has no dates', () => {
  const size = { width: 690, height: 446, label: 38 };
  expect(plotLayout({ series: [], bands: [], type: 'line', size }).ticks).toEqual([]);
});
