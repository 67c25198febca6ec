import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plotSeriesOf } from '../series/plot-series.fixture.ts';
import { logAxes, logTicks, withoutLogarithm } from './log-axes.ts';

describe('logarithmic axes', () => {
  test('give equal growth equal height on every axis', () => {
    const { axes } = logAxes([
      plotSeriesOf('price', [20, 300], { isPrice: true }),
      plotSeriesOf('earnings', [2, 6]),
      plotSeriesOf('revenue', [2e11, 4e11], { unit: 'millions' }),
    ]);
    const doubled = axes.map(({ at }) => at(4) - at(2));
    for (const height of doubled) expect(height).toBeCloseTo(doubled[0] ?? 0, 9);
  });

  test('have round ticks, and the grid of the price', () => {
    const { axes, lines } = logAxes([
      plotSeriesOf('price', [21, 300], { isPrice: true }),
      plotSeriesOf('revenue', [2e11, 4e11], { unit: 'millions' }),
    ]);
    const price = axes.find(({ key }) => key.startsWith('price'));
    expect(price?.ticks.map(({ text }) => text)).toEqual([
      '20',
      '30',
      '50',
      '70',
      '100',
      '150',
      '200',
      '300',
    ]);
    expect(lines).toEqual(price?.ticks.map(({ line }) => line));
    expect(axes.find(({ key }) => key.startsWith('money'))?.ticks[0]?.text).toBe('200B');
  });

  test('contain every value, also a single one', () => {
    const values = fc.array(fc.double({ min: 1e-6, max: 1e12, noNaN: true }), { minLength: 1, maxLength: 9 });
    fc.assert(
      fc.property(values, (all) => {
        const { axes, from, to } = logAxes([plotSeriesOf('one', all)]);
        for (const value of all) {
          expect(axes[0]?.at(value)).toBeGreaterThanOrEqual(from - 1e-9);
          expect(axes[0]?.at(value)).toBeLessThanOrEqual(to + 1e-9);
        }
      }),
    );
  });

  test('have two to eight ticks within their range', () => {
    const ratio = fc.double({ min: 1.05, max: 1e9, noNaN: true });
    fc.assert(
      fc.property(fc.double({ min: 1e-6, max: 1e12, noNaN: true }), ratio, (low, times) => {
        const ticks = logTicks(low, low * times);
        expect(ticks.length).toBeGreaterThanOrEqual(2);
        expect(ticks.length).toBeLessThanOrEqual(8);
        for (const tick of ticks) expect(tick >= low && tick <= low * times).toBe(true);
      }),
    );
  });
});

test('zero and losses have no place on a logarithmic scale', () => {
  const gain = plotSeriesOf('gain', [1, 2]);
  const loss = plotSeriesOf('loss', [1, 0]);
  expect(withoutLogarithm([gain, loss])).toEqual([loss]);
});
