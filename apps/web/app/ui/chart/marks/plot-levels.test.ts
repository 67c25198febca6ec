import { expect, test } from 'vitest';
import { type PlotLevel, placeLevels, rangeWith } from './plot-levels.ts';

const level = (value: number, series = 'price'): PlotLevel => ({
  id: String(value),
  series,
  value,
  label: `${value} active`,
  tone: 'plain',
});

test('on a logarithmic scale what is near is measured by growth, and the series keep their part', () => {
  const growth = (min: number, max: number) => Math.log(max / min);
  expect(rangeWith([100, 200], [level(1000), level(300)], growth)).toEqual([100, 300]);
  expect(rangeWith([100, 200], [level(150)], growth)).toEqual([100, 200]);
  expect(rangeWith([100, 200], [level(10), level(70)], growth)).toEqual([70, 200]);
});

const yOf = (series: string) => (series === 'price' ? (value: number) => 400 - value : null);
const frame = { top: 20, bottom: 300 };

test('levels stand at their values, with labels that do not cover each other', () => {
  const placed = placeLevels([level(200), level(205)], yOf, frame);
  expect(placed.map(({ y, labelY }) => [y, labelY])).toEqual([
    [200, 196],
    [195, 184],
  ]);
});

test('a label that would stand on another line is counted in the one below', () => {
  const placed = placeLevels(
    [200, 202, 204, 206, 260].map((value) => level(value)),
    yOf,
    frame,
  );
  expect(placed.map(({ label }) => label)).toEqual([
    '200 active',
    '202 active and 2 more',
    null,
    null,
    '260 active',
  ]);
});

test('a level outside of the plot, or of a series it has not, is left out', () => {
  expect(placeLevels([level(390), level(50), level(200, 'volume')], yOf, frame)).toEqual([]);
});
