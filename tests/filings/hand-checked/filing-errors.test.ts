import { describe, expect, test } from 'vitest';
import { figureOf } from '../figure-of.ts';
import { filingsAreHere } from '../filings.ts';

describe.skipIf(!filingsAreHere)('errors of real filers', () => {
  test('a dividend filed a million times too large is read from the earlier filing', () => {
    expect(figureOf('STX', 'dividendsPerShare', '2022')).toMatchObject({
      value: 2.77,
      marks: ['earlier_vintage'],
    });
    expect(figureOf('CCI', 'dividendsPerShare', '2014').value).toBe(1.87);
  });

  test('EPS filed in hundredths or millionths of dollars is read from the earlier filing', () => {
    expect(figureOf('BRO', 'earningsPerShare', '2017 Q1').value).toBe(0.25);
    expect(figureOf('HAL', 'earningsPerShare', '2020 Q2').value).toBe(-1.91);
  });

  test('a quarter labelled as a year in a 10-Q does not change the year of the 10-K', () => {
    expect(figureOf('CHD', 'revenue', '2022').value).toBe(5_375_600_000);
    expect(figureOf('CHD', 'revenue', '2022 Q4').value).toBeCloseTo(1_436_000_000, 0);
  });
});
