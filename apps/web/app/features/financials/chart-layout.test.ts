import { describe, expect, test } from 'vitest';
import { chartLayout } from './chart-layout.ts';
import type { RowPoint } from './row-points.ts';

const size = { width: 800, height: 300, left: 60, right: 4 };

function point(id: string, value: number | null, forecast = false): RowPoint {
  return { id, label: id, value, text: String(value), why: null, forecast, spoken: id };
}

describe("a row's chart", () => {
  test('zero is on the axis, and a loss hangs below it', () => {
    const { bars, zero, ticks } = chartLayout([point('2023', 50), point('2024', -20)], size);
    expect(ticks.map(({ value }) => value)).toContain(0);
    expect(bars[0]?.y).toBeLessThan(zero);
    expect(bars[1]?.y).toBe(zero);
    expect(bars[1]?.height).toBeGreaterThan(0);
  });

  test('a missing period keeps its place and has no bar', () => {
    const { bars } = chartLayout([point('2022', 1), point('2023', null), point('2024', 3)], size);
    expect(bars[1]?.height).toBe(0);
    expect(bars[1]?.valueY).toBeNull();
    expect(bars[2]?.x).toBeGreaterThan(bars[1]?.x ?? 0);
  });

  test('a missing period breaks the line instead of being bridged', () => {
    const { filedLine } = chartLayout(
      [point('1', 1), point('2', 2), point('3', null), point('4', 3), point('5', 4)],
      size,
    );
    expect(filedLine.match(/M/g)).toHaveLength(2);
  });

  test('the forecast begins at its own band and its line starts from the last filed point', () => {
    const { forecastX, bars, forecastLine } = chartLayout([point('2025', 5), point('2026', 6, true)], size);
    expect(forecastX).toBe(bars[1]?.bandX);
    expect(Number(/^M([\d.]+)/.exec(forecastLine)?.[1])).toBeCloseTo(bars[0]?.middle ?? 0, 2);
  });

  test('equal steps are equal heights', () => {
    const { bars } = chartLayout([point('a', 10), point('b', 20), point('c', 30)], size);
    const [a, b, c] = bars.map(({ height }) => height);
    expect((c ?? 0) - (b ?? 0)).toBeCloseTo((b ?? 0) - (a ?? 0));
  });

  test('labels thin out before they touch, and the last period keeps its own', () => {
    const points = Array.from({ length: 40 }, (_, index) => point(`q${index}`, index));
    const { bars } = chartLayout(points, { width: 343, height: 240, left: 40, right: 18 });
    expect(bars.filter(({ labelled }) => labelled).length).toBeLessThan(9);
    expect(bars.at(-1)?.labelled).toBe(true);
  });

  test('a row without any figure still has an axis', () => {
    const { ticks, filedLine } = chartLayout([point('2024', null)], size);
    expect(ticks.length).toBeGreaterThan(1);
    expect(filedLine).toBe('');
  });
});
