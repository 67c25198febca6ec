import { expect, test } from 'vitest';
import { cellText, parseCell } from './parse-cell.ts';

test.each([
  ['7.5', 0.075],
  ['7,5', 0.075],
  [' 7.5 % ', 0.075],
  ['7.1', 0.071],
  ['-2.5', -0.025],
  ['−2.5%', -0.025],
  ['(2.5%)', -0.025],
  ['.5', 0.005],
  ['-0', 0],
  ['1,234.5', 12.345],
  ['-1,000.0 %', -10],
  ['1.234,5', 12.345],
  ['(2.5)%', -0.025],
  ['１２．５', 0.125],
  ['1.23456789012345', 0.0123456789012345],
])('%s is %d', (text, rate) => {
  expect(parseCell(text)).toEqual({ kind: 'value', input: rate });
});

test('a formula is kept as it was typed, and nothing follows what the forecast starts from', () => {
  expect(parseCell(' =margin[-1] ')).toEqual({ kind: 'value', input: '=margin[-1]' });
  expect(parseCell('  ')).toEqual({ kind: 'cleared' });
});

test.each([
  '=',
  'five',
  '1.2.3',
  '1,000,5',
  '12,34.5',
  '(-5)',
  '5%%',
  '--2',
  '10001',
  '-1001',
  '7.5x',
  '9'.repeat(400),
])('%s is refused', (text) => {
  expect(parseCell(text).kind).toBe('refused');
});

test('a rate that could be two numbers is asked about', () => {
  expect(parseCell('7,125')).toEqual({
    kind: 'refused',
    why: 'either-of-two',
    message: 'This could be two numbers. Use a dot for decimals, and no comma.',
  });
});

test('what was typed is edited with all its digits, a calculated rate with at most 3 decimals', () => {
  expect([cellText(0.0123456789, 0.0123456789), cellText(-0.1, null), cellText('=1', 1)]).toEqual([
    '1.23456789',
    '-10',
    '=1',
  ]);
  expect([cellText(null, 0.0760004), cellText(null, null)]).toEqual(['7.6', '']);
});
