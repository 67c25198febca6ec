import { expect, test } from 'vitest';
import { levelsBeyond } from './levels-beyond.ts';
import { type PlotLevel, placeLevels } from './plot-levels.ts';

const level = (value: number, tone: PlotLevel['tone'] = 'plain', series = 'price'): PlotLevel => ({
  id: String(value),
  series,
  value,
  tone,
  label: `${value} active`,
});
const yOf = (series: string) => (series === 'price' ? (value: number) => 400 - value : null);
const frame = { top: 20, bottom: 300 };

test('levels the axis does not reach are marked at its edges, the nearest by its price', () => {
  const levels = [level(900), level(390), level(200), level(50, 'model'), level(700)];
  expect(levelsBeyond(levels, yOf, frame)).toEqual([
    { edge: 'top', y: 19, label: '390 active and 2 more', tone: 'plain' },
    { edge: 'bottom', y: 296, label: '50 active', tone: 'model' },
  ]);
});

test('a level of a series the plot has not is marked nowhere', () => {
  expect(levelsBeyond([level(900, 'plain', 'volume')], yOf, frame)).toEqual([]);
});

test('labels of levels near an edge leave room for its mark', () => {
  const labelsOf = (levels: PlotLevel[]) =>
    placeLevels(levels, yOf, frame, levelsBeyond(levels, yOf, frame)).map(({ labelY }) => labelY);
  expect(labelsOf([level(370)])).toEqual([26]);
  expect(labelsOf([level(370), level(900)])).toEqual([42]);
  expect(labelsOf([level(101)])).toEqual([295]);
  expect(labelsOf([level(101), level(50)])).toEqual([284]);
});
