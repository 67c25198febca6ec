import { describe, expect, test } from 'vitest';
import { formatPercentInput, parsePercent, percentTyped } from './percent-input.ts';

describe('a percent field', () => {
  test.each([
    ['8', '8'],
    ['8,5', '8.5'],
    ['8.1234', '8.123'],
    ['1.2.3', '1.23'],
    ['12 %', '12'],
    ['.5', '.5'],
    ['9.', '9.'],
    ['abc', ''],
    ['-2', '2'],
  ])('reduces %j to a valid percentage: %j', (typed, kept) => {
    expect(percentTyped(typed)).toBe(kept);
  });

  test.each([
    ['-1', '-1'],
    ['−0,5', '-0.5'],
    ['1-2', '12'],
    ['abc', ''],
  ])('keeps the sign of a growth: %j is %j', (typed, kept) => {
    expect(percentTyped(typed, true)).toBe(kept);
  });

  test('reads the rate that was typed, to the last digit', () => {
    expect(parsePercent('7.1')).toEqual({ ok: true, rate: 0.071 });
    expect(parsePercent('.5')).toEqual({ ok: true, rate: 0.005 });
    expect(parsePercent('8.125')).toEqual({ ok: true, rate: 0.08125 });
    expect(parsePercent('0')).toEqual({ ok: true, rate: 0 });
  });

  test('reads a decline, to the whole', () => {
    expect(parsePercent('-1.5')).toEqual({ ok: true, rate: -0.015 });
    expect(parsePercent('-100.5')).toEqual({ ok: false, message: 'Please input at least −100.' });
  });

  test.each(['', '.', '-'])('refuses %j as a number', (text) => {
    expect(parsePercent(text)).toEqual({ ok: false, message: 'Invalid format. Please input number.' });
  });

  test('refuses more than 100', () => {
    expect(parsePercent('100')).toEqual({ ok: true, rate: 1 });
    expect(parsePercent('100.001')).toEqual({ ok: false, message: 'Please input at most 100.' });
  });

  test('shows a rate with one decimal, or with as many as it was typed with', () => {
    expect([0.1, 0, 0.0825, 0.071, 0.07125].map(formatPercentInput)).toEqual([
      '10.0',
      '0.0',
      '8.25',
      '7.1',
      '7.125',
    ]);
  });
});
