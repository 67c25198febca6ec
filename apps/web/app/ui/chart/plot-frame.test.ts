import { expect, test } from 'vitest';
import { sizeAt } from './plot-frame.ts';

const design = { width: 690, height: 446, label: 38 };

test('a plot keeps its shape and its letters at another width', () => {
  expect(sizeAt(design, 345)).toEqual({ width: 345, height: 223, label: 38 });
});

test('a plot that nearly fits is drawn as designed', () => {
  expect(sizeAt(design, 700)).toBe(design);
});
