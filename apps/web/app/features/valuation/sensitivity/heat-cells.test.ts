import { describe, expect, test } from 'vitest';
import { heatCells } from './heat-cells.ts';

const values = [
  [44, 42, 40],
  [47, 45, null],
];

describe('the heatmap', () => {
  test('labels each value against the price', () => {
    const sides = heatCells(values, 42).map((line) => line.map(({ side }) => side));
    expect(sides).toEqual([
      ['above', 'at', 'below'],
      ['above', 'above', null],
    ]);
  });

  test('draws the contour where the value crosses the price, never beside a missing value', () => {
    const cells = heatCells(values, 44.5);
    expect(cells.map((line) => line.map(({ crossesRight }) => crossesRight))).toEqual([
      [false, false, false],
      [false, false, false],
    ]);
    expect(cells.map((line) => line.map(({ crossesBelow }) => crossesBelow))).toEqual([
      [true, true, false],
      [false, false, false],
    ]);
  });

  test('is strongest from 55 percent on, and pale at the price', () => {
    const [line] = heatCells([[100, 127.5, 155, 900]], 100);
    expect(line?.map(({ strength }) => Math.round(strength))).toEqual([0, 50, 100, 100]);
  });

  test('has no colour and no contour without a price', () => {
    expect(heatCells(values, null).flat()).toEqual(
      values.flat().map((value) => ({
        value,
        side: null,
        strength: 0,
        crossesRight: false,
        crossesBelow: false,
      })),
    );
  });
});
