import { expect, test } from 'vitest';
import { calendarScale, tradingScale } from './time-scale.ts';

test('on the calendar all days are equally wide', () => {
  const { x, dayAt } = calendarScale([100, 200], 40, 640);
  expect([x(100), x(150), x(200)]).toEqual([40, 340, 640]);
  expect(dayAt(340)).toBe(150);
});

test('in trading time a weekend is as wide as a night', () => {
  const friday = 100;
  const scale = tradingScale([friday - 1, friday, friday + 3, friday + 4], 0, 300);
  expect([friday - 1, friday, friday + 3, friday + 4].map(scale.x)).toEqual([0, 100, 200, 300]);
  expect(scale.x(friday + 1.5)).toBe(150);
});

test('in trading time every position has the day there', () => {
  const scale = tradingScale([10, 11, 14, 15.5], 20, 320);
  for (const day of [10, 10.4, 12, 14, 15.5]) expect(scale.dayAt(scale.x(day))).toBeCloseTo(day);
});
