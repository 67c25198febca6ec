import { expect, test } from 'vitest';
import { daysDragged } from './use-drag.ts';

const tenDaysAPixel = (pixels: number) => pixels * 10;

test('a drag of eight pixels selects its days, in either direction', () => {
  expect(daysDragged([20, 28], tenDaysAPixel)).toEqual([200, 280]);
  expect(daysDragged([28, 20], tenDaysAPixel)).toEqual([200, 280]);
});

test('a press that moves by less than eight pixels selects nothing', () => {
  expect(daysDragged([20, 27.9], tenDaysAPixel)).toBeNull();
  expect(daysDragged([20, 12.1], tenDaysAPixel)).toBeNull();
});
