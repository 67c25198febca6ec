import type { LineKey } from '@tenfold/domain/statements';
import { describe, expect, test } from 'vitest';
import { figureOf } from '../figure-of.ts';
import { filingOf, filingsAreHere } from '../filings.ts';

const million = (symbol: string, line: LineKey, period: string) =>
  (figureOf(symbol, line, period).value ?? Number.NaN) / 1e6;

describe.skipIf(!filingsAreHere)('the debt of real filers', () => {
  test.each([
    ['CDNS', '2024', 2476.183, 'unsecured'],
    ['TECH', '2025', 346, 'one amount under two tags'],
    ['DLTR', '2025', 3431.2, 'a total of nothing due'],
    ['SMCI', '2024', 2174.145, 'loans beside convertible notes'],
    ['WDAY', '2016', 507.476, 'convertible debt'],
    ['BRO', '2023', 3796, 'the current part filed as credit line too'],
    ['AMD', '2023', 2468, 'the current part filed as short-term borrowings too'],
    ['DOW', '2022', 15422, 'two lines that are equal in one year'],
    ['CVNA', '2018', 633.445, 'credit lines within the current part'],
    ['PHM', '2021', 2655.166, 'notes payable above what is filed as all long-term debt'],
    ['ESS', '2021', 6287.41, 'unsecured and secured debt and a credit line'],
  ])('%s in %s: %d million, %s', (symbol, year, expected) => {
    expect(million(symbol, 'totalDebt', year)).toBeCloseTo(expected, 3);
  });

  test.each(['CPRT', 'DECK', 'INCY', 'MNST'])('%s has no debt: its net debt is minus its cash', (symbol) => {
    const { lines } = filingOf(symbol).statements.annual.at(-1) ?? expect.fail('no year');
    expect(lines.totalDebt.value).toBe(0);
    expect(lines.netDebt.value).toBe(-(lines.cash.value ?? Number.NaN));
  });

  test.each([
    ['2017', 4381],
    ['2018', 4723],
    ['2021', 5887],
    ['2022', 7239],
    ['2023', 10_918],
    ['2024', 12_184],
    ['2025', 13_092],
  ])('EXR lists its debt by kind: net debt of %s is %d million', (year, expected) => {
    expect(million('EXR', 'netDebt', year)).toBeCloseTo(expected, -0.5);
  });

  test.each([
    ['ESS', '2021', 6229],
    ['PHM', '2021', 876],
    ['PHM', '2025', -350],
    ['CVNA', '2018', 555],
  ])('net debt of %s in %s is %d million', (symbol, year, expected) => {
    expect(Math.round(million(symbol, 'netDebt', year))).toBe(expected);
  });

  test('debt of a homebuilder that was repaid in part and not filed again is not zero', () => {
    expect(figureOf('LEN', 'netDebt', '2021').value).toBeNull();
  });

  test('debt above all liabilities is refused', () => {
    expect(figureOf('INCY', 'netDebt', '2018').why).toBe('part_missing');
  });

  test.each(['PCAR', 'F', 'KKR', 'BRK-B'])('of %s is filed by segment only, so it is refused', (symbol) => {
    const { lines } = filingOf(symbol).statements.annual.at(-1) ?? expect.fail('no year');
    expect(lines.netDebt.value).toBeNull();
  });
});
