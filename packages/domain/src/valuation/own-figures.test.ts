import { describe, expect, test } from 'vitest';
import { baseOf, historyOf } from '../forecast/forecast-base.fixture.ts';
import { selectMethod } from './choose-method.ts';
import { defaultChoice } from './fair-value.ts';
import { valueBy } from './methods/index.ts';
import { withOwnFigures } from './own-figures.ts';

const base = baseOf();
const threeYears = baseOf({
  history: historyOf({
    years: [2022, 2023, 2024],
    comparableSince: 2022,
    revenue: [1, 1, 1],
    continuingEarnings: [1, 1, 1],
  }),
});

describe('a figure of one’s own', () => {
  test('stands in for the filed one, and is named', () => {
    const value = valueBy('fcfTenYears', withOwnFigures(base, { netDebt: 500 }), defaultChoice);
    expect(value).toMatchObject({ valuePerShare: expect.closeTo(10, 9), ownFigures: ['netDebt'] });
    expect(value.ok && value.inputs.filter(({ own }) => own).map(({ key }) => key)).toEqual(['netDebt']);
  });

  test('is not named by a method that does not read it', () => {
    const value = valueBy('earningsPower', withOwnFigures(threeYears, { netDebt: 500 }), defaultChoice);
    expect(value).toMatchObject({ ok: true, ownFigures: [] });
  });

  test('leaves the averages and the history as filed', () => {
    const own = withOwnFigures(base, { netDebt: 1, sharesOutstanding: 2, preferredStock: 3, adrRatio: 4 });
    expect([own.averages, own.history]).toEqual([base.averages, base.history]);
  });

  test('of capex makes it grow with revenue', () => {
    const own = withOwnFigures(base, { capex: 80 });
    expect(selectMethod(own, defaultChoice).chosen).toMatchObject({
      method: 'capexWithRevenue',
      ownFigures: ['capex'],
      valuePerShare: expect.closeTo(24, 9),
    });
  });

  test('of a currency rate or an ADR ratio lifts the refusal that waits for it', () => {
    const foreign = baseOf({ refusal: 'currency_mismatch' });
    expect(valueBy('fcfTenYears', foreign, defaultChoice)).toMatchObject({ why: 'currency_mismatch' });
    const value = valueBy('fcfTenYears', withOwnFigures(foreign, { currencyRate: 32 }), defaultChoice);
    expect(value).toMatchObject({ valuePerShare: expect.closeTo(20 / 32, 12) });
    const receipt = withOwnFigures(baseOf({ refusal: 'adr_ratio_unknown' }), { adrRatio: 5 });
    expect(valueBy('fcfTenYears', receipt, defaultChoice)).toMatchObject({
      valuePerShare: expect.closeTo(100, 9),
    });
  });

  test('is none when none is typed', () => {
    expect(withOwnFigures(base, {})).toBe(base);
  });
});
