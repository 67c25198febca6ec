import { describe, expect, test } from 'vitest';
import { isPrice, priceProblem, priceText, rangeText, readPrice, readRange } from './index.ts';

describe('a price', () => {
  test.each([
    ['65.5', 65.5],
    ['65,5', 65.5],
    ['1,234', 1_234],
    ['0,234', 0.234],
    ['1,234.56', 1_234.56],
    ['1.234,5', 1_234.5],
    ['$1 200', 1_200],
    ['99,999,999,999', 99_999_999_999],
    [' 914.20 ', 914.2],
    ['12.345', 12.345],
    ['12.', 12],
    ['.5', 0.5],
    ['0', 0],
  ])('%j is %d', (text, price) => {
    expect(readPrice(text)).toBe(price);
  });

  test.each(['', '  '])('%j is none', (text) => expect(readPrice(text)).toBeNull());

  test.each([
    'abc',
    '.',
    '-5',
    '1e3',
    '12.3456',
    '1.2.3',
    '44.1.2',
    '-5-10',
    '1e309',
    '٣',
    'Infinity',
    '9'.repeat(13),
  ])('%j is refused', (text) => expect(readPrice(text)).toBeUndefined());

  test.each([
    ['-5', 'No minus here: enter 0 or more.'],
    ['12.3456', 'Use at most 3 decimals.'],
    ['5 %', 'Enter an amount, not a percentage.'],
    ['44.1.2', 'Invalid format. Please input number.'],
    ['9'.repeat(13), 'Enter a price up to 1,000,000,000,000.'],
    ['', null],
    ['44.1', null],
  ])('%j is answered with %j', (text, problem) => expect(priceProblem(text)).toBe(problem));

  test.each([
    [12.345, true],
    [12.3456, false],
    [0.1 + 0.2, false],
    [-1, false],
    [Number.NaN, false],
    [Number.POSITIVE_INFINITY, false],
  ])('%d as a number: %s', (value, expected) => expect(isPrice(value)).toBe(expected));

  test('is printed as it is read', () => {
    expect(priceText(914.2)).toBe('914.2');
    expect(priceText(null)).toBe('');
  });
});

describe('a fair-value range', () => {
  test.each(['330-450', ' 330 - 450 ', '330–450', '330.0-450.00', '$330 − $450'])(
    '%j is 330 to 450',
    (text) => {
      const range = readRange(text);
      expect(range).toEqual({ low: 330, high: 450 });
      expect(range && rangeText(range)).toBe('330-450');
    },
  );

  test.each([
    '330',
    '330-',
    '-450',
    '330-450-500',
    '450-330',
    '330-330',
    '330 to 450',
    '330.1234-450',
    '-',
    '-5-10',
    '3 3 0-450',
    '330-450 %',
  ])('%j is refused', (text) => expect(readRange(text)).toBeUndefined());

  test.each([
    ['1,234-1,500', '1234-1500'],
    ['330,5 – 450', '330.5-450'],
  ])('%j is stored as %s', (text, stored) => {
    const range = readRange(text);
    expect(range && rangeText(range)).toBe(stored);
  });

  test('may be left out', () => expect(readRange(' ')).toBeNull());
});
