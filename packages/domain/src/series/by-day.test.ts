import { describe, expect, test } from 'vitest';
import type { Close } from '../prices/index.ts';
import { type ByDay, endsByDay, pointsByDay } from './by-day.ts';

const closes: Close[] = [50, 60, 80, 100].map((close, at) => ({
  day: `2026-08-0${at + 3}`,
  close,
  simulated: at === 1,
}));
const byDay = (over: Partial<ByDay>): ByDay => ({
  form: 'price_times_value',
  steps: [{ at: 0, value: 2 }],
  base: null,
  ...over,
});
const valuesOf = (over: Partial<ByDay>) => pointsByDay(byDay(over), closes).map(({ value }) => value);

describe('a series by day', () => {
  test('is the price times, over or under its steps', () => {
    expect(valuesOf({})).toEqual([100, 120, 160, 200]);
    expect(valuesOf({ form: 'price_over_value' })).toEqual([25, 30, 40, 50]);
    expect(valuesOf({ form: 'value_over_price', steps: [{ at: 0, value: 6 }] })).toEqual([
      0.12, 0.1, 0.075, 0.06,
    ]);
  });

  test('uses the next step from its day, and has no point where it is null', () => {
    const steps = [
      { at: 1, value: 2 },
      { at: 2, value: null },
      { at: 3, value: 4 },
    ];
    expect(pointsByDay(byDay({ steps }), closes)).toEqual([
      { date: '2026-08-04', value: 120, simulated: true },
      { date: '2026-08-06', value: 400 },
    ]);
  });

  test('rebased is the change from its base', () => {
    expect(valuesOf({ base: 100 })).toEqual([0, 0.2, 0.6, 1].map((value) => expect.closeTo(value, 12)));
  });

  test.each([
    [[{ at: 0, value: 1 }]],
    [[{ at: 3, value: 1 }]],
    [
      [
        { at: 1, value: 1 },
        { at: 2, value: null },
      ],
    ],
    [
      [
        { at: 0, value: 1 },
        { at: 1, value: null },
        { at: 2, value: 3 },
      ],
    ],
    [[]],
  ])('ends with its first and its last point (%#)', (steps) => {
    const points = pointsByDay(byDay({ steps }), closes);
    expect(endsByDay(byDay({ steps }), closes)).toEqual([
      ...new Set([...points.slice(0, 1), ...points.slice(-1)]),
    ]);
  });
});
