import { describe, expect, test } from 'vitest';
import { daysAfter } from '../periods/index.ts';
import { isOldRate, meanRate, newestRate, rateOn } from './exchange-rates.ts';

const rate = (day: string, value: number) => ({ day, rate: value, source: 'a source' });
const yearly = [rate('2022-12-31', 30.73), rate('2023-12-31', 30.62), rate('2024-12-31', 32.79)];

describe('the rate of a day', () => {
  test('is the closing rate, or the last one within seven days before it', () => {
    expect(rateOn(yearly, '2024-12-31')?.rate).toBe(32.79);
    expect(rateOn(yearly, '2025-01-07')?.rate).toBe(32.79);
    expect(rateOn(yearly, '2025-01-08')).toBeNull();
    expect(rateOn(yearly, '2022-12-30')).toBeNull();
    expect(rateOn([], '2024-12-31')).toBeNull();
  });

  test('may be older where its day is shown', () => {
    const newest = newestRate(yearly, '2026-08-21');
    expect(newest).toEqual(rate('2024-12-31', 32.79));
    expect(newest !== null && isOldRate(newest, '2026-08-21')).toBe(true);
    expect(newestRate(yearly, '2022-12-30')).toBeNull();
  });
});

describe('the rate of a period', () => {
  test('is the mean of opening and closing rate without daily rates', () => {
    const over = meanRate(yearly, '2024-01-01', '2024-12-31');
    expect(over?.rate).toBeCloseTo(31.705, 12);
    expect(over?.ofTwo).toBe(true);
  });

  test('is the mean of its daily rates', () => {
    const daily = Array.from({ length: 32 }, (_, at) => rate(daysAfter('2023-12-31', at), at));
    expect(meanRate(daily, '2024-01-01', '2024-01-31')).toEqual({ rate: 16, ofTwo: false });
  });

  test('is missing without a rate before it', () => {
    expect(meanRate(yearly, '2022-01-01', '2022-12-31')).toBeNull();
    expect(meanRate(yearly, '2025-01-01', '2025-12-31')).toBeNull();
  });
});
