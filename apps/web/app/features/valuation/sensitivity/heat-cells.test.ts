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

  const strengths = (line: (number | null)[], price: number) =>
    heatCells([line], price)[0]?.map(({ strength }) => Math.round(strength));

  test('is strongest where the value is farthest from the price, and pale at the price', () => {
    expect(strengths([90, 100, 110, null, 120], 100)).toEqual([50, 0, 50, 0, 100]);
  });

  test('uses the whole range of tints for values on one side of the price', () => {
    expect(strengths([300, 310, 320], 100)).toEqual([25, 63, 100]);
    expect(strengths([20, 15, 10], 100)).toEqual([25, 63, 100]);
  });

  test('has one tint for a single value', () => {
    expect(strengths([300], 100)).toEqual([100]);
    expect(strengths([100], 100)).toEqual([0]);
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
