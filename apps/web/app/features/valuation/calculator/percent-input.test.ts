import { describe, expect, test } from 'vitest';
import { formatPercentInput, parsePercent } from './percent-input.ts';

describe('a percent field', () => {
  test.each([
    ['8,5', 0.085],
    ['8.125 %', 0.081_25],
    ['9.', 0.09],
    ['.5', 0.005],
  ])('reads %j as %d', (typed, rate) => {
    expect(parsePercent(typed, 'requiredReturn')).toEqual({ ok: true, rate });
  });

  test.each([
    ['-3', 'No minus here: enter 0 or more.'],
    ['−3', 'No minus here: enter 0 or more.'],
    ['8.1234', 'Use at most 3 decimals.'],
    ['1.2.3', 'Invalid format. Please input number.'],
    ['1-2', 'Invalid format. Please input number.'],
    ['1e309', 'Invalid format. Please input number.'],
    ['$8', 'Enter a percentage, not an amount.'],
    ['8,125', 'This could be two numbers. Use a dot for decimals, and no comma.'],
  ])('refuses %j, and makes no other number of it', (typed, message) => {
    expect(parsePercent(typed, 'requiredReturn')).toEqual({ ok: false, message });
  });

  test('reads the rate that was typed, to the last digit', () => {
    expect(parsePercent('7.1', 'requiredReturn')).toEqual({ ok: true, rate: 0.071 });
    expect(parsePercent('.5', 'requiredReturn')).toEqual({ ok: true, rate: 0.005 });
    expect(parsePercent('8.125', 'requiredReturn')).toEqual({ ok: true, rate: 0.08125 });
    expect(parsePercent('0', 'requiredReturn')).toEqual({ ok: true, rate: 0 });
  });

  test('reads a decline where there may be one, to the whole', () => {
    expect(parsePercent('−0,5', 'terminalGrowth')).toEqual({ ok: true, rate: -0.005 });
    expect(parsePercent('-1.5', 'terminalGrowth')).toEqual({ ok: true, rate: -0.015 });
    expect(parsePercent('-100.5', 'terminalGrowth')).toEqual({
      ok: false,
      message: 'Please input at least −100.',
    });
  });

  test.each(['', '.', '-'])('refuses %j as a number', (text) => {
    expect(parsePercent(text, 'requiredReturn')).toEqual({
      ok: false,
      message: 'Invalid format. Please input number.',
    });
  });

  test('refuses more than 100', () => {
    expect(parsePercent('100', 'requiredReturn')).toEqual({ ok: true, rate: 1 });
    expect(parsePercent('100.001', 'requiredReturn')).toEqual({
      ok: false,
      message: 'Please input at most 100.',
    });
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
