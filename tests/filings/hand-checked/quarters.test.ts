import { describe, expect, test } from 'vitest';
import { figureOf } from '../figure-of.ts';
import { filingsAreHere } from '../filings.ts';

const million = 1e6;

describe.skipIf(!filingsAreHere)('fourth quarters of real filers', () => {
  test.each([
    ['CHD', 'revenue', '2022 Q4', 1436],
    ['TSCO', 'netIncome', '2025 Q4', 227.407],
    ['MTD', 'netIncome', '2020 Q4', 216.295],
    ['MTD', 'netIncome', '2021 Q4', 230.871],
    ['MTD', 'netIncome', '2022 Q4', 265.834],
    ['PAYX', 'netIncome', '2021 Q4', 263],
    ['STE', 'revenue', '2018 Q2', 634.159],
    ['STE', 'netIncome', '2018 Q2', 64.459],
  ] as const)('%s %s %s is %d million, despite wrong labels', (symbol, line, period, amount) => {
    expect((figureOf(symbol, line, period).value ?? 0) / million).toBeCloseTo(amount, 3);
  });

  test('EPS filed as a hundredth of a dollar is corrected by the year, and the filed value shown', () => {
    const { value, marks, formula } = figureOf('BRO', 'earningsPerShare', '2017 Q4');
    expect(value).toBeCloseTo(0.66, 2);
    expect(marks).toContain('derived_quarter');
    expect(formula).toContain('filed as 0.0066');
  });

  test('quarters that include a sold business are not subtracted from a year without it', () => {
    expect(figureOf('YUM', 'revenue', '2016 Q4')).toMatchObject({ value: null, why: 'not_provable' });
  });

  test.each([
    ['OXY', '2015', [3089, 3469, 3116, 2806]],
    ['TGT', '2014', [16620, 16841, 16925, 20893]],
  ] as const)(
    'revenue of quarters of %s in %s is by the name the year has, net sales',
    (symbol, year, millions) => {
      const read = [1, 2, 3, 4].map((it) => figureOf(symbol, 'revenue', `${year} Q${it}`).value ?? 0);
      expect(read.map((it) => it / million)).toEqual(millions);
    },
  );

  test('Occidental sold its chemicals with the year 2025: its fourth quarter is not what that leaves', () => {
    expect(figureOf('OXY', 'revenue', '2025 Q4')).toMatchObject({ value: null, why: 'not_provable' });
    expect(figureOf('OXY', 'revenue', '2024 Q4').value).toBe(6760e6);
    expect(figureOf('OXY', 'capex', '2024 Q4').value).toBe(1781e6);
  });

  test('a year that was restated without its nine months is not reduced by them (Uber 2019, Meta 2015)', () => {
    expect(figureOf('UBER', 'revenue', '2019 Q4').value).toBe(4069e6);
    expect(figureOf('META', 'cashFlowFromOperatingActivities', '2015 Q4').value).toBe(2827e6);
    expect(figureOf('CCI', 'revenue', '2024 Q4').value).toBe(1119e6);
  });
});
