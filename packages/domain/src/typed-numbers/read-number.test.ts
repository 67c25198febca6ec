import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { problemOfNumber, readNumber } from './index.ts';

describe('a number is read as it was typed', () => {
  test.each([
    ['65.5', 65.5],
    ['65,5', 65.5],
    ['65,50', 65.5],
    ['0,234', 0.234],
    ['1,234', 1_234],
    ['12,345', 12_345],
    ['1,234.56', 1_234.56],
    ['1.234,56', 1_234.56],
    ['1.234,5', 1_234.5],
    ['1,234,567', 1_234_567],
    ['1.234.567', 1_234_567],
    ['$1,234,567.89', 1_234_567.89],
    ['1 234', 1_234],
    ['1\u202f234,50', 1_234.5],
    ['1’234.50', 1_234.5],
    ['12.345', 12.345],
    ['12.', 12],
    ['.5', 0.5],
    [',5', 0.5],
    [' 914.20 ', 914.2],
    ['-20', -20],
    ['−20', -20],
    ['–20', -20],
    ['+20', 20],
    ['- 5', -5],
    ['-$5', -5],
    ['(1,234.5)', -1_234.5],
    ['( 2.5 )', -2.5],
    ['(2.5%)', -2.5],
    ['(2.5)%', -2.5],
    ['１２．５', 12.5],
    ['－３', -3],
    ['007', 7],
  ])('%j is %d', (text, value) => {
    expect(readNumber(text)?.value).toBe(value);
  });

  test('its sign, unit and decimals are known', () => {
    expect(readNumber('-20 %')).toEqual({
      value: -20,
      sign: '-',
      isPercent: true,
      isDollar: false,
      decimals: 0,
      isEither: false,
    });
    expect(readNumber('$ 1,200.50')).toMatchObject({ sign: null, isDollar: true, decimals: 2 });
    expect(readNumber('+5％')).toMatchObject({ sign: '+', isPercent: true });
  });

  test.each([
    '',
    ' ',
    '.',
    ',',
    '-',
    '%',
    '$',
    'abc',
    '12abc',
    '1e309',
    '1e3',
    '0x10',
    'Infinity',
    'NaN',
    '44.1.2',
    '1.2.3',
    '1,23,456',
    '1,2345.6',
    '1,234.5,6',
    '1234,567',
    '12 34',
    '1  234',
    '1\n234',
    '1\t234',
    '-5-10',
    '--5',
    '5-',
    '+-5',
    '(-5)',
    '(+5)',
    '(5%)%',
    '((5))',
    '5k',
    '5x',
    '5bn',
    '5e-2',
    '\u200f5',
    '\ufeff1\ufeff2',
    '9️⃣',
    '1_000',
    '(5',
    '1/2',
    '½',
    '10²',
    '٣',
    '€50',
    '$5%',
    '5%%',
    '12\u200b34',
    '=1+1',
  ])('%j is none', (text) => expect(readNumber(text)).toBeNull());

  test('whatever is typed is refused, or has the very digits of its number', () => {
    const keys = fc.string({
      unit: fc.constantFrom(...'0123456789.,-+−% $()e'),
      maxLength: 9,
    });
    fc.assert(
      fc.property(keys, (text) => {
        const read = readNumber(text);
        if (read === null) return;
        const digits = (of: string) => of.replace(/\D/g, '').replace(/^0+/, '');
        expect(digits(text)).toBe(digits(read.value.toFixed(read.decimals)));
        expect(read.value < 0 || Object.is(read.value, -0)).toBe(/[-−(]/.test(text));
      }),
      { numRuns: 3_000 },
    );
  });
});

test.each([
  ['-3', { unit: 'percent' }, 'No minus here: enter 0 or more.'],
  ['-3', { unit: 'percent', signed: true }, null],
  ['3 %', { unit: 'percent' }, null],
  ['7,125', { unit: 'percent' }, 'This could be two numbers. Use a dot for decimals, and no comma.'],
  ['7,125.0', { unit: 'percent' }, null],
  ['7,125', { unit: 'price' }, null],
  ['$3', { unit: 'percent' }, 'Enter a percentage, not an amount.'],
  ['3 %', { unit: 'price' }, 'Enter an amount, not a percentage.'],
  ['12.3456', { unit: 'price', maxDecimals: 3 }, 'Use at most 3 decimals.'],
  ['12.345', { unit: 'price', maxDecimals: 3 }, null],
] as const)('%s in a field for %o: %s', (text, field, problem) => {
  const read = readNumber(text);
  expect(read && problemOfNumber(read, field)).toBe(problem);
});
