import { expect, test } from 'vitest';
import { readMargin, readTarget } from './typed-target.ts';

const price = 307.83;

test.each([
  ['244.34', 244.34],
  ['0,5', 0.5],
  ['$1,200', 1_200],
  ['1.234,5', 1_234.5],
  ['-20 %', 246.26],
  ['−20%', 246.26],
  ['+5%', 323.22],
  ['-12.5 %', 269.35],
])('a price alert typed as "%s" is sent at %s', (text, target) => {
  expect(readTarget(text, price, 'USD')).toEqual({ ok: true, target });
});

test.each([
  ['', 'Invalid format. Please input number.'],
  ['0', 'Invalid format. Please input number.'],
  ['0.00', 'Invalid format. Please input number.'],
  ['.', 'Invalid format. Please input number.'],
  ['abc', 'Invalid format. Please input number.'],
  ['1e309', 'Invalid format. Please input number.'],
  ['44.1.2', 'Invalid format. Please input number.'],
  ['-20', 'For 20 % below, type -20 %'],
  ['−3', 'For 3 % below, type -3 %'],
  ['+7.5', 'For 7.5 % above, type +7.5 %'],
  ['20 %', 'Type + or - before the percentage: -20 % is 20 % below the price.'],
  ['-100 %', 'That comes to less than one cent.'],
  ['-150%', 'That comes to less than one cent.'],
  ['12.3456', 'Use at most 3 decimals.'],
  ['99,999,999,999', 'Enter a price up to 1,000,000,000.'],
])('a price alert typed as "%s" is refused: %s', (text, message) => {
  expect(readTarget(text, price, 'USD')).toEqual({ ok: false, message });
});

test('a percentage needs a price, and dollars a price in dollars', () => {
  expect(readTarget('-20 %', null, 'USD')).toMatchObject({ ok: false });
  expect(readTarget('$50', price, 'EUR')).toMatchObject({ ok: false });
  expect(readTarget('50', null, 'EUR')).toEqual({ ok: true, target: 50 });
});

test.each([
  ['20', 0.2],
  ['12,5 %', 0.125],
  ['0', 0],
  ['-10', -0.1],
  ['−10', -0.1],
  ['99', 0.99],
])('a margin of "%s" percent is %s of the value', (text, margin) => {
  expect(readMargin(text)).toEqual({ ok: true, margin });
});

test.each(['99.5', '-1001', '', '-', '.', 'a-1', '1.234', '10-20', '$5'])(
  'a margin of "%s" is refused',
  (text) => {
    expect(readMargin(text)).toMatchObject({ ok: false });
  },
);
