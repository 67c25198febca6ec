import { expect, test } from 'vitest';
import { placeLineLabels } from './line-labels.ts';
import type { LineMark } from './plot-marks.ts';

const frame = { top: 18, bottom: 200, right: 600 } as Parameters<typeof placeLineLabels>[1];

function line(endName: string, x: number, y: number, pace: 'daily' | 'period' = 'daily'): LineMark {
  return {
    series: { endName, pace, look: { colour: 1, pattern: 0 } } as LineMark['series'],
    path: '',
    simulatedPath: '',
    forecastPath: '',
    dots: [{ x, y, forecast: false }],
  };
}

test('labels of lines that end together are stacked', () => {
  const names = placeLineLabels(
    [line('AAPL', 500, 100), line('MSFT', 500, 102), line('GOOGL', 500, 104)],
    frame,
  );
  const ys = names.map(({ y }) => y);
  for (const [one, next] of [
    [0, 1],
    [1, 2],
  ] as const)
    expect((ys[next] ?? 0) - (ys[one] ?? 0)).toBeGreaterThanOrEqual(12);
});

test('at the bottom they stack upwards, inside the plot', () => {
  const names = placeLineLabels([line('A', 500, 198), line('B', 500, 199)], frame);
  expect(Math.max(...names.map(({ y }) => y))).toBeLessThanOrEqual(200);
});

test('at the right edge a label is before the end of its line', () => {
  expect(placeLineLabels([line('AAPL', 595, 100)], frame)[0]?.anchor).toBe('end');
  expect(placeLineLabels([line('AAPL', 500, 100)], frame)[0]?.anchor).toBe('start');
});

test('with many lines only prices are labelled', () => {
  const many = Array.from({ length: 6 }, (_, at) => line(`P${at}`, 500, 20 * at, 'period'));
  expect(placeLineLabels([...many, line('AAPL', 500, 50)], frame).map(({ text }) => text)).toEqual(['AAPL']);
});
