import type { CustomForecast } from '@tenfold/domain/custom-forecast';
import { describe, expect, test } from 'vitest';
import { followed, indebted, outspent, steady } from '../valuation.fixture.ts';
import { computeValue, type FiledTable, offeredMethods } from './compute-value.ts';
import { initialSetting, isOwnSetting, type ValueSetting } from './value-setting.ts';

const first = initialSetting(null);
const settings = (part: Partial<ValueSetting>): ValueSetting => ({ ...first, ...part });

describe('the value on the page', () => {
  test('uses the first method with a value, with the grid around the choice', () => {
    const { result, defaultMethod, standsInFor, sensitivity } = computeValue(steady, first);
    expect(result.ok && result.valuePerShare).toBeCloseTo(50, 8);
    expect(defaultMethod).toBe('fcfTenYears');
    expect(standsInFor).toBeNull();
    expect(sensitivity?.values[2]?.[2]).toBeCloseTo(50, 8);
  });

  test('uses a fallback where the first method refuses, with its reason', () => {
    expect(computeValue(outspent, first)).toMatchObject({
      defaultMethod: 'fcfFiveYears',
      standsInFor: { method: 'fcfTenYears', why: 'terminal_free_cash_flow_not_positive' },
    });
  });

  test('uses the method a reader chose, even a refused one', () => {
    const chosen = computeValue(outspent, settings({ method: 'fcfTenYears' }));
    expect(chosen).toMatchObject({ standsInFor: null, sensitivity: null, result: { ok: false } });
    const followed = computeValue(outspent, settings({ method: 'fcfFiveYears' }));
    expect(followed.result.ok && followed.result.valuePerShare).toBeCloseTo(50, 8);
  });

  test('shows the forecast of the method that refuses, not another with a value', () => {
    const base = {
      ...steady,
      history: {
        ...steady.history,
        fiveYearAverages: { ...steady.averages, percentageCfoOfRevenue: 0.01 },
      },
    };
    const { result, forecast } = computeValue(base, settings({ method: 'fcfFiveYears' }));
    expect(result).toMatchObject({ ok: false, why: 'terminal_free_cash_flow_not_positive' });
    expect(forecast.assumptions[0]?.percentageCfoOfRevenue).toBe(0.01);
    expect(forecast.fairValue.ok).toBe(false);
  });

  test('follows what was typed, by one free cash flow method whichever was chosen', () => {
    const custom: CustomForecast = {
      startsFrom: 'averages',
      baseYear: steady.lastYear,
      cells: { Terminal: { percentageCfoOfRevenue: 0.4 } },
    };
    const typed = settings({ forecastType: 'custom', custom, method: 'capexWithRevenue' });
    const { result, forecast } = computeValue(steady, typed);
    const averages = computeValue(steady, first).result;
    expect(result.ok && averages.ok && result.valuePerShare > averages.valuePerShare).toBe(true);
    expect(result).toMatchObject({ method: 'fcfTenYears' });
    expect(forecast.custom?.typed).toEqual([
      { column: 'Terminal', row: 'percentageCfoOfRevenue', input: 0.4, value: 0.4, failure: null },
    ]);
    expect(offeredMethods(steady, typed).map((offered) => offered.result.method)).not.toContain(
      'fcfFiveYears',
    );
  });

  test('follows a formula of further rows once these are loaded', () => {
    const year = steady.lastYear;
    const custom: CustomForecast = {
      startsFrom: 'averages',
      baseYear: year,
      cells: { Terminal: { percentageCfoOfRevenue: `=grossProfit[${year}]/revenue[${year}]` } },
    };
    const page = { actual: [{ year, revenue: 100 }], average: [], ltm: [] };
    const more = { actual: [{ year, grossProfit: 40 }], average: [], ltm: [] };
    const typedWith = (table: object) =>
      computeValue(steady, settings({ forecastType: 'custom', custom }), table as FiledTable).forecast.custom
        ?.typed[0];
    expect(typedWith(page)).toMatchObject({ value: null });
    expect(typedWith({ ...page, more })).toMatchObject({ value: 0.4, failure: null });
  });

  test('by a method without a cash flow forecast stays, with the typed rows in the table', () => {
    const custom: CustomForecast = {
      startsFrom: 'averages',
      baseYear: steady.lastYear,
      cells: { Terminal: { margin: 0.4 } },
    };
    const typed = computeValue(steady, settings({ forecastType: 'custom', custom, method: 'earningsPower' }));
    expect(typed.result).toEqual(computeValue(steady, settings({ method: 'earningsPower' })).result);
    expect(typed.forecast.assumptions.at(-1)?.margin).toBe(0.4);
  });

  test('falls as the required return rises', () => {
    const { result } = computeValue(
      steady,
      settings({ choice: { requiredReturn: 0.12, terminalGrowth: 0 } }),
    );
    expect(result.ok && result.valuePerShare).toBeCloseTo(10e6 / 0.12 / 2e6, 8);
  });

  test('rises by about i × D ÷ r where interest is added back', () => {
    const leverage = 'levered' as const;
    const after = computeValue(indebted, settings({ choice: { ...first.choice, leverage } })).result;
    const before = computeValue(indebted, first).result;
    expect(after.ok && before.ok && before.valuePerShare - after.valuePerShare).toBeCloseTo(5, 8);
  });

  test('uses analysts only where there are estimates', () => {
    const analysts = settings({ forecastType: 'analysts' });
    expect(computeValue(steady, analysts).result).toMatchObject({ ok: false, why: 'no_estimates' });
    const { result, forecast } = computeValue(followed, analysts);
    expect(result.ok).toBe(true);
    expect(forecast.assumptions[0]?.revenueChange).toBeCloseTo(0.1, 12);
  });

  test('is rolled forward with the grid to the day of the price', () => {
    const { asOf, sensitivity } = computeValue(steady, settings({ day: '2026-09-27' }));
    expect(asOf?.ok && asOf.valuePerShare).toBeCloseTo(55, 8);
    expect(sensitivity?.values[2]?.[2]).toBeCloseTo(55, 8);
  });

  test('uses the reader’s own figure', () => {
    const { result } = computeValue(
      { ...steady, netDebt: null },
      settings({ ownFigures: { netDebt: 20e6 } }),
    );
    expect(result).toMatchObject({ ok: true, ownFigures: ['netDebt'] });
    expect(result.ok && result.valuePerShare).toBeCloseTo(40, 8);
  });
});

test('offers every method of the business kind, with its value or reason', () => {
  const offered = offeredMethods(outspent, settings({ day: '2026-09-27' }));
  expect(offered.map(({ result }) => result.method)).toEqual([
    'fcfTenYears',
    'fcfFiveYears',
    'capexWithRevenue',
    'earningsPower',
    'excessReturns',
    'dividends',
  ]);
  expect(offered[0]?.valuePerShare).toBeNull();
  expect(offered[1]?.valuePerShare).toBeCloseTo(55, 8);
});

test('keeps a setting once chosen, whatever the day', () => {
  expect(isOwnSetting(initialSetting('2026-08-21'))).toBe(false);
  expect(isOwnSetting(settings({ method: 'dividends' }))).toBe(true);
  expect(isOwnSetting(settings({ choice: { requiredReturn: 0.08, terminalGrowth: 0 } }))).toBe(true);
  expect(isOwnSetting(settings({ ownFigures: { netDebt: 0 } }))).toBe(true);
});
