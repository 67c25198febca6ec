import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { roundsTo, writtenFigures } from './index.ts';

const found = (text: string) => writtenFigures(text).map(({ text: written }) => written);

describe('a figure in a text', () => {
  test.each([
    ['Sales of 391,053 in 2024.', ['391,053']],
    ['It sold 391.1bn, or $391 billion.', ['391.1bn', '$391 billion']],
    ['US$ 1,000 and US$1,000m; €5.5m, 1.2 tn', ['1,000', 'US$1,000m', '€5.5m', '1.2 tn']],
    [
      'A margin of 26.9 %, up 0.3 pp or 30 bps (2.8%) at 1.5x',
      ['26.9 %', '0.3 pp', '30 bps', '(2.8%)', '1.5x'],
    ],
    ['(391,053 in 2024) and -0.5% or −$3.2bn', ['391,053', '-0.5%', '−$3.2bn']],
    ['94 billion dollars.', ['94 billion dollars']],
  ])('%s', (text, written) => {
    expect(found(text)).toEqual(written);
  });

  test.each([
    'in 2024, FY24 and Q3 2025',
    '2024-09-28 and 9/28/2024 and 28.9.2024, Nov 1, 2024',
    '1. first\n2. second\n2.1 Revenue',
    'the 10-K, the 8-K and S&P 500',
    'call +1 (212) 555-0199 or 555-1234',
    'version 2.5.1, 10.30am and 5-year',
    'https://sec.example/391,053 and {AAPL FY2024 revenue}',
    '10–15% and 100-200bn',
  ])('%s: none', (text) => {
    expect(found(text)).toEqual([]);
  });

  test('is found at its place, whatever stands around it', () => {
    const anyText = fc.array(
      fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(' 391,053 ', '$5bn', '(2.8%)')),
    );
    fc.assert(
      fc.property(anyText, (pieces) => {
        const text = pieces.join('');
        let last = 0;
        for (const { start, end, text: written } of writtenFigures(text)) {
          expect(text.slice(start, end)).toBe(written);
          expect(start).toBeGreaterThanOrEqual(last);
          last = end;
        }
      }),
    );
  });
});

const units = [
  ['', 1],
  ['k', 1e3],
  ['m', 1e6],
  [' million', 1e6],
  ['bn', 1e9],
  [' trillion', 1e12],
  ['%', 1e-2],
] as const;
const printed = fc
  .record({
    value: fc.double({ min: 1e-3, max: 1e12, noNaN: true }),
    unit: fc.constantFrom(...units),
    digits: fc.integer({ min: 1, max: 4 }),
  })
  .map(({ value, unit: [name, size], digits }) => ({
    value,
    size,
    digits,
    text: (number: number) =>
      `${number.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits })}${name}`,
  }))
  .filter(({ value, size }) => value / size < 1e11);

test('a filed value, printed at any digits and in any unit, is right', () => {
  fc.assert(
    fc.property(printed, ({ value, size, text }) => {
      const [written] = writtenFigures(`It was ${text(value / size)} then`);
      expect(written !== undefined && roundsTo(value, written, size)).toBe(true);
    }),
  );
});

test('one off in the last digit written is not', () => {
  fc.assert(
    fc.property(printed, fc.constantFrom(-1, 1), ({ value, size, digits, text }, off) => {
      const scaled = (value / size) * 10 ** digits;
      // A half rounds either way.
      fc.pre(Math.abs((scaled % 1) - 0.5) > 1e-3 && scaled > 2 && scaled < 1e10);
      const [written] = writtenFigures(`It was ${text((Math.round(scaled) + off) / 10 ** digits)} then`);
      expect(written !== undefined && roundsTo(value, written, size)).toBe(false);
    }),
  );
});
