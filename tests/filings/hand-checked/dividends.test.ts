import { describe, expect, test } from 'vitest';
import { figureOf } from '../figure-of.ts';
import { filingsAreHere } from '../filings.ts';

describe.skipIf(!filingsAreHere)('dividends of real filers', () => {
  test('count four quarters before cash that minorities shared', () => {
    expect(figureOf('WYNN', 'dividendsPerShare', '2025').value).toBeCloseTo(1, 9);
  });

  test('include special dividends found in the cash, where only equivalents are filed for common shares', () => {
    expect(figureOf('TDG', 'dividendsPerShare', '2025').value).toBeCloseTo(165, -1);
  });

  test('count common shares before all owners', () => {
    const { value } = figureOf('FOX', 'dividendsPerShare', '2025');
    expect(value).toBeGreaterThan(0.525);
    expect(value).toBeLessThan(0.545);
  });

  test('declared once a year are those of the year (Garmin)', () => {
    const years = ['2018', '2019', '2020', '2021', '2022'];
    const amounts = years.map((year) => figureOf('GRMN', 'dividendsPerShare', year).value);
    expect(amounts).toEqual([2.12, 2.28, 2.44, 2.68, 2.92]);
  });

  test('of quarters never exceed those of their year', () => {
    expect(figureOf('BG', 'dividendsPerShare', '2024 Q2').value).toBe(0.68);
    expect(figureOf('BG', 'dividendsPerShare', '2024 Q3').value).toBe(0.68);
    expect(figureOf('HCA', 'dividendsPerShare', '2020').value).toBe(0.43);
    expect(figureOf('HCA', 'dividendsPerShare', '2020 Q4').value).toBeNull();
  });
});
