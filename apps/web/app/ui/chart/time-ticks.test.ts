import { dayNumber } from '@tenfold/domain/periods';
import { describe, expect, test } from 'vitest';
import { dayText, timeTicks } from './time-ticks.ts';

const texts = (from: string, to: string, room: number) =>
  timeTicks(dayNumber(from), dayNumber(to), room).map(({ text }) => text);

describe('the labels under an axis of time', () => {
  test('ten years are years, and a year says its months', () => {
    expect(texts('2016-08-19', '2026-08-19', 12)).toEqual([
      '2017',
      '2018',
      '2019',
      '2020',
      '2021',
      '2022',
      '2023',
      '2024',
      '2025',
      '2026',
    ]);
    expect(texts('2025-08-19', '2026-08-19', 8)).toEqual(['Sep', 'Nov', '2026', 'Mar', 'May', 'Jul']);
  });

  test('few days are days, the last one always with its label', () => {
    expect(texts('2026-08-12', '2026-08-19', 10).at(-1)).toBe('Aug 19');
    expect(texts('2026-07-19', '2026-08-19', 8).length).toBeLessThanOrEqual(8);
  });

  test('one day alone has one label', () => {
    expect(texts('2026-08-19', '2026-08-19', 8)).toEqual(['Aug 19']);
  });

  test('a day reads as people write it', () => {
    expect(dayText(dayNumber('2025-09-27'))).toBe('Sep 27, 2025');
  });
});
