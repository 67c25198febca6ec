import { expect, test } from 'vitest';
import { listStops } from './stops.ts';

const on = (...days: number[]) => ({
  points: days.map((day) => ({ day, value: 1, simulated: false, forecast: false })),
});

test('stops are the days of all series, without repeats, oldest first', () => {
  expect(listStops([on(-3, 9, 10.5), on(9, 100), on()])).toEqual([-3, 9, 10.5, 100]);
  expect(listStops([])).toEqual([]);
});
