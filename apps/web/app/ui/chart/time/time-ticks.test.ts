import { dayNumber } from '@tenfold/domain/periods';
import { describe, expect, test } from 'vitest';
import { momentOf } from './moment.ts';
import { timeTicks, tradingTicks } from './time-ticks.ts';

const texts = (from: string, to: string, room: number) =>
  timeTicks(dayNumber(from), dayNumber(to), room).map(({ text }) => text);

describe('the labels of a time axis', () => {
  test('are years over ten years, and months over a year', () => {
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

  test('are days over a few days, always including the last', () => {
    expect(texts('2026-08-12', '2026-08-19', 10).at(-1)).toBe('Aug 19');
    expect(texts('2026-07-19', '2026-08-19', 8).length).toBeLessThanOrEqual(8);
  });

  test('are one for a single day', () => {
    expect(texts('2026-08-19', '2026-08-19', 8)).toEqual(['Aug 19']);
  });

  test('are days over a month of trading, without weekends', () => {
    const days = ['2026-08-13', '2026-08-14', '2026-08-17', '2026-08-18'].map(dayNumber);
    expect(tradingTicks(days, 8).map(({ text }) => text)).toEqual(['Aug 13', 'Aug 14', 'Aug 17', 'Aug 18']);
    expect(tradingTicks(days, 2).map(({ text }) => text)).toEqual(['Aug 14', 'Aug 18']);
  });

  test('are hours in New York over a day of trading', () => {
    const stops = ['13:30', '14:00', '14:30', '15:00', '15:30'].map((time) =>
      momentOf(`2026-08-21T${time}:00Z`),
    );
    expect(tradingTicks(stops, 8).map(({ text }) => text)).toEqual(['10 AM', '11 AM']);
  });

  test('mark the start of a day of trading after the close before it', () => {
    const stops = ['20T20:00', '21T13:30', '21T14:00', '21T15:00'].map((time) =>
      momentOf(`2026-08-${time}:00Z`),
    );
    expect(tradingTicks(stops, 8).map(({ text }) => text)).toEqual(['Aug 21', '10 AM', '11 AM']);
  });
});
