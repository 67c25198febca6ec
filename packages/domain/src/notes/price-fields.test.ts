import { describe, expect, test } from 'vitest';
import { isPrice, priceText, rangeText, readPrice, readRange, typedPrice, typedRange } from './index.ts';

describe('typing a price', () => {
  test.each([
    ['65,5', '65,5'],
    ['65,50', '65,50'],
    ['0,234', '0,234'],
    ['1,234', '1234'],
    ['$12,345', '12345'],
    ['1234,567', '1234567'],
    ['12,', '12,'],
    ['$1 200', '1200'],
    ['12.3456', '12.345'],
    ['12.', '12.'],
    ['.5', '.5'],
    ['1.2.3', '1.23'],
    ['abc', ''],
    ['-5', '5'],
    // Pasted.
    ['1,234.56', '1234.56'],
    ['1.234,56', '1234,56'],
    ['1,234,567', '1234567'],
    ['$1,234,567.89', '1234567.89'],
  ])('%j leaves %j', (text, left) => {
    expect(typedPrice(text)).toBe(left);
  });
});

test('a price typed key by key is the one pasted', () => {
  const typed = (text: string) => [...text].reduce((left, key) => typedPrice(left + key), '');
  expect(readPrice(typed('1,234'))).toBe(1_234);
  expect(readPrice(typed('1,234.56'))).toBe(1_234.56);
  expect(readPrice(typed('12,345,678'))).toBe(12_345_678);
  expect(readPrice(typed('65,5'))).toBe(65.5);
});

describe('typing a range', () => {
  test.each([
    ['1,234-1,500', '1234-1500'],
    ['330-450', '330-450'],
    ['330,5 – 450', '330,5-450'],
    ['330-', '330-'],
    ['330-450-500', '330-450500'],
    ['1.2345-2.3456', '1.234-2.345'],
  ])('%j leaves %j', (text, left) => {
    expect(typedRange(text)).toBe(left);
  });
});

describe('a price', () => {
  test.each([
    ['65.5', 65.5],
    ['65,5', 65.5],
    ['1,234', 1_234],
    ['0,234', 0.234],
    [' 914.20 ', 914.2],
    ['12.345', 12.345],
    ['12.', 12],
    ['.5', 0.5],
    ['0', 0],
  ])('%j is %d', (text, price) => {
    expect(readPrice(text)).toBe(price);
  });

  test.each(['', '  '])('%j is none', (text) => expect(readPrice(text)).toBeNull());

  test.each(['abc', '.', '-5', '1e3', '12.3456', '1,234.56', '1.2.3', '٣', 'Infinity', '9'.repeat(13)])(
    '%j is refused',
    (text) => expect(readPrice(text)).toBeUndefined(),
  );

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
  test.each(['330-450', ' 330 - 450 ', '330–450', '330.0-450.00'])('%j is 330 to 450', (text) => {
    const range = readRange(text);
    expect(range).toEqual({ low: 330, high: 450 });
    expect(range && rangeText(range)).toBe('330-450');
  });

  test.each(['330', '330-', '-450', '330-450-500', '450-330', '330-330', '330 to 450', '330.1234-450', '-'])(
    '%j is refused',
    (text) => expect(readRange(text)).toBeUndefined(),
  );

  test('may be left out', () => expect(readRange(' ')).toBeNull());
});
