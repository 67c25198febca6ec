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

  test.each([
    ['DIS', '2018', 1.68, [null, 0.84, null, 0.84]],
    ['DIS', '2019', 1.76, [null, 0.88, null, 0.88]],
    ['DIS', '2020', 0.88, [null, 0.88, 0, null]],
    ['LLY', '2017', 2.12, [0.52, 0.52, 0.52, 0.52]],
    ['LLY', '2018', 2.33, [0, 1.13, 0, 1.2]],
    ['LLY', '2019', 2.68, [0, 1.29, 0, 1.39]],
    ['BF-B', '2015', 0.484, [0.116, 0.116, 0.126, 0.126]],
    ['BF-B', '2018', 1.608, [0.146, 0.146, 0.158, 1.158]],
    ['WYNN', '2023', 0.75, [null, 0.25, 0.25, 0.25]],
    ['TECH', '2023', 0.32, [0.08, 0.08, 0.08, 0.08]],
    ['APA', '2020', 0.1, [0.025, 0.025, 0.025, 0.025]],
  ] as const)('of %s in %s are %d, by quarters %j', (symbol, year, whole, quarters) => {
    expect(figureOf(symbol, 'dividendsPerShare', year).value).toBeCloseTo(whole, 9);
    const read = [1, 2, 3, 4].map((it) => figureOf(symbol, 'dividendsPerShare', `${year} Q${it}`).value);
    const inCents = (amount: number | null) => (amount === null ? null : Number(amount.toFixed(6)));
    expect(read.map(inCents)).toEqual(quarters);
  });

  test('of a fourth quarter are unknown where cash holds the special dividend of the second (Costco)', () => {
    expect(figureOf('COST', 'dividendsPerShare', '2021 Q4').value).toBeNull();
  });
});
