import { describe, expect, test } from 'vitest';
import { figureOf } from '../figure-of.ts';
import { filingsAreHere } from '../filings.ts';

describe.skipIf(!filingsAreHere)('income tax of real filings', () => {
  test.each([
    ['HLT', '2017', -336],
    ['HLT', '2018', 309],
    ['HLT', '2019', 358],
    ['HLT', '2018 Q3', 129],
    ['CMG', '2020', -61.985],
    ['CCI', '2018', 19],
  ])('of %s in %s is %d million: filed with the other sign', (symbol, period, expected) => {
    expect((figureOf(symbol, 'incomeTax', period).value ?? Number.NaN) / 1e6).toBeCloseTo(expected, 3);
  });
});
