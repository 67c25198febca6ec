import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { RowUnit } from '../rows/index.ts';
import {
  formatCell,
  formatChange,
  formatDifference,
  formatMillions,
  formatPercent,
  formatPrice,
  missingMark,
  zeroMark,
} from './index.ts';

const cases = readFileSync(new URL('cells.golden.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split('|').map((part) => part.trim()) as [string, RowUnit, string, string]);

describe('a cell is formatted by its row', () => {
  test.each(cases)('%s', (_name, unit, value, shown) => {
    expect(formatCell(value === 'null' ? null : Number(value), unit)).toBe(shown);
  });

  test('a percent can have two decimals', () => {
    expect(formatPercent(0.01972, 2)).toBe('1.97%');
    expect(formatPercent(-0.00004, 2)).toBe('0.00%');
  });

  test('a price has two decimals and thousands separators', () => {
    expect(formatPrice(1234.5)).toBe('1,234.50');
  });

  test.each([
    [0.0142, '0.01'],
    [0.01, '0.01'],
    [0.00999, '0.01'],
    [0.0099, '0.0099'],
    [0.0042, '0.0042'],
    [0.000_123, '0.00012'],
    [-0.005, '(0.0050)'],
    [0, '-'],
  ])('a price of %d is shown as %s: below a cent with two digits', (price, text) => {
    expect(formatPrice(price)).toBe(text);
  });
});

describe('a change has a sign, not parentheses', () => {
  test.each([
    [0.1, 1, '+10.0%'],
    [-0.668, 1, '−66.8%'],
    [-0.0046, 2, '−0.46%'],
    [0.0004, 1, '0.0%'],
    [-0.0004, 1, '0.0%'],
    [0, 2, '0.00%'],
    [null, 1, '–'],
  ])('%d with %d decimals is %s', (value, decimals, text) => {
    expect(formatChange(value, decimals)).toBe(text);
  });

  test.each([
    [1_200_000_000, 'millions', '+1,200'],
    [-0.21, 'perShare', '−0.21'],
    [-0.001, 'perShare', '0.00'],
    [null, 'millions', '–'],
  ] as const)('a difference of %d in %s is %s', (value, unit, text) => {
    expect(formatDifference(value, unit)).toBe(text);
  });
});

describe('laws of the number formats', () => {
  const units = fc.constantFrom<RowUnit>('millions', 'percent', 'ratio', 'perShare', 'shares');
  const numbers = fc.double({ min: -1e13, max: 1e13, noNaN: true }).filter((value) => value !== 0);

  test('a loss is the same-size gain in parentheses, or the same text when it rounds to zero', () => {
    fc.assert(
      fc.property(numbers, units, (value, unit) => {
        const gain = formatCell(Math.abs(value), unit);
        const loss = formatCell(-Math.abs(value), unit);
        expect([`(${gain})`, gain]).toContain(loss);
        expect(loss === gain).toBe(!/[1-9]/.test(gain));
      }),
    );
  });

  test('only zero prints as zero and only a missing value as a dash', () => {
    fc.assert(
      fc.property(numbers, units, (value, unit) => {
        expect([zeroMark, missingMark]).not.toContain(formatCell(value, unit));
      }),
    );
  });

  test("the text equals the platform's English number format to the last digit", () => {
    const english = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9_000_000_000 }), (thousands) => {
        expect(formatMillions(thousands * 1e3)).toBe(english.format(thousands / 1e3));
      }),
    );
  });
});
