import { describe, expect, test } from 'vitest';
import { baseOf, historyOf } from '../forecast/forecast-base.fixture.ts';
import { selectMethod } from './choose-method.ts';
import { valueBy } from './methods/index.ts';
import { withOwnFigures } from './own-figures.ts';
import { defaultChoice } from './rates.ts';

const base = baseOf();
const threeYears = baseOf({
  history: historyOf({
    years: [2022, 2023, 2024],
    comparableSince: 2022,
    revenue: [1, 1, 1],
    continuingEarnings: [1, 1, 1],
  }),
});

describe('an own figure', () => {
  test('replaces the filed one, and is named', () => {
    const value = valueBy('fcfTenYears', withOwnFigures(base, { netDebt: 500 }), defaultChoice);
    expect(value).toMatchObject({ valuePerShare: expect.closeTo(10, 9), ownFigures: ['netDebt'] });
    expect(value.ok && value.inputs.filter(({ own }) => own).map(({ key }) => key)).toEqual(['netDebt']);
  });

  test('is not named by methods that do not use it', () => {
    const value = valueBy('earningsPower', withOwnFigures(threeYears, { netDebt: 500 }), defaultChoice);
    expect(value).toMatchObject({ ok: true, ownFigures: [] });
  });

  test('does not change averages and history', () => {
    const own = withOwnFigures(base, { netDebt: 1, sharesOutstanding: 2, preferredStock: 3, adrRatio: 4 });
    expect([own.averages, own.history]).toEqual([base.averages, base.history]);
  });

  test('of capex makes capex grow with revenue', () => {
    const own = withOwnFigures(base, { capex: 80 });
    expect(selectMethod(own, defaultChoice).chosen).toMatchObject({
      method: 'capexWithRevenue',
      ownFigures: ['capex'],
      valuePerShare: expect.closeTo(24, 9),
    });
  });

  test('of an exchange rate or ADR ratio lifts the refusal', () => {
    const foreign = baseOf({ refusal: 'currency_mismatch' });
    expect(valueBy('fcfTenYears', foreign, defaultChoice)).toMatchObject({ why: 'currency_mismatch' });
    const value = valueBy('fcfTenYears', withOwnFigures(foreign, { currencyRate: 32 }), defaultChoice);
    expect(value).toMatchObject({ valuePerShare: expect.closeTo(20 / 32, 12) });
    const receipt = withOwnFigures(baseOf({ refusal: 'adr_ratio_unknown' }), { adrRatio: 5 });
    expect(valueBy('fcfTenYears', receipt, defaultChoice)).toMatchObject({
      valuePerShare: expect.closeTo(100, 9),
    });
  });

  test('is absent when none is typed', () => {
    expect(withOwnFigures(base, {})).toBe(base);
  });
});
