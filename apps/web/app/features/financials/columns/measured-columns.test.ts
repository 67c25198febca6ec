import type { AnyRowKey } from '@tenfold/domain/rows';
import { describe, expect, test } from 'vitest';
import { financials, forecast, ltm } from '../financials.fixture.ts';
import { measuredColumns } from './measured-columns.ts';
import { shownQuarters, shownYears } from './shown-columns.ts';

const years = shownYears({ ...financials, ltm: [ltm] }, forecast, 'extended');
const cellOf = (measure: 'share' | 'growth', id: string, key: AnyRowKey) =>
  measuredColumns(years, measure)
    .find((column) => column.id === id)
    ?.cell(key);

describe('shares of a total', () => {
  test('are of revenue and of assets', () => {
    expect(cellOf('share', '2025', 'netIncome')?.value).toBe(0.2);
    expect(cellOf('share', '2025', 'totalLiabilities')?.value).toBe(290 / 350);
    expect(cellOf('share', 'LTM', 'netIncome')?.value).toBe(46 / 231);
    expect(cellOf('share', 'estimated-2026', 'netIncome')?.value).toBe(50 / 240);
  });

  test('say why there is none', () => {
    expect(cellOf('share', '2025', 'earningsPerShare')?.why).toBe('no_share');
    expect(cellOf('share', 'average', 'revenue')?.why).toBe('no_share');
    expect(cellOf('share', 'LTM', 'capex')?.why).toBe('not_filed');
  });
});

describe('growth', () => {
  test('is against the year before, a forecast against the last filed year', () => {
    expect(cellOf('growth', '2025', 'revenue')?.value).toBeCloseTo(225 / 212.5 - 1, 12);
    expect(cellOf('growth', 'estimated-2026', 'revenue')?.value).toBeCloseTo(240 / 225 - 1, 12);
    expect(cellOf('growth', 'projected-2027', 'revenue')?.value).toBeCloseTo(260 / 240 - 1, 12);
  });

  test('of a quarter is against the same quarter a year before', () => {
    const quarters = measuredColumns(shownQuarters(financials.quarterly, 'extended'), 'growth');
    const [last] = quarters.slice(-1);
    expect(last?.cell('revenue').value).toBeCloseTo(28.9 / 28.5 - 1, 12);
    expect(quarters[0]?.cell('revenue').why).toBe('previous_missing');
  });

  test('says why there is none', () => {
    expect(cellOf('growth', '2015', 'revenue')?.why).toBe('previous_missing');
    expect(cellOf('growth', '2021', 'netIncome')?.why).toBe('previous_not_positive');
    expect(cellOf('growth', '2025', 'margin')?.why).toBe('no_growth');
    expect(cellOf('growth', 'LTM', 'netIncome')?.why).toBe('previous_missing');
    const [first, ...others] = financials.actual;
    const changed = others.map((it) =>
      it.year === 2023 ? { ...it, marks: { revenue: ['basis_changed'] } } : it,
    );
    const actual = first === undefined ? [] : [first, ...changed];
    const columns = measuredColumns(shownYears({ ...financials, actual }, forecast, 'extended'), 'growth');
    expect(columns.find(({ id }) => id === '2023')?.cell('revenue').why).toBe('basis_changed');
  });

  test('of the last twelve months is against those of a year before, in every row', () => {
    const before = { ...ltm, revenue: 210e9, netIncome: 40e9 };
    const given = { ...financials, ltm: [ltm], ltmYearBefore: [before] };
    const last = measuredColumns(shownYears(given, forecast, 'extended'), 'growth').find(
      ({ id }) => id === 'LTM',
    );
    expect(last?.cell('revenue').value).toBeCloseTo(231 / 210 - 1, 12);
    expect(last?.cell('netIncome').value).toBeCloseTo(46 / 40 - 1, 12);
    expect(last?.cell('margin').why).toBe('no_growth');
  });

  test('of the averages is the compound rate', () => {
    expect(cellOf('growth', 'average', 'revenue')).toMatchObject({ value: 0.125, years: 10 });
  });
});

test('values stay as they are', () => {
  expect(measuredColumns(years, 'values')).toBe(years);
});
