import { describe, expect, test } from 'vitest';
import type { BusinessKind } from '../statements/index.ts';
import { methodOrder, selectMethod } from './choose-method.ts';
import { anyCompany } from './methods/any-company.fixture.ts';
import { defaultChoice } from './rates.ts';

const firstFor = (businessKind: BusinessKind) => methodOrder(anyCompany({ businessKind })).tried[0];

describe('the order of methods', () => {
  test('starts with free cash flow where it is meaningful', () => {
    expect([firstFor('general'), firstFor('utility')]).toEqual(['fcfTenYears', 'fcfTenYears']);
  });

  test('starts with book value and earnings for financials', () => {
    expect(['bank', 'insurer', 'broker'].map((kind) => firstFor(kind as BusinessKind))).toEqual([
      'excessReturns',
      'excessReturns',
      'excessReturns',
    ]);
    expect([firstFor('captiveLender'), firstFor('realEstate')]).toEqual(['earningsPower', 'affo']);
  });

  test('goes by the newest years of who grew above 15 % a year, and only offers its youth', () => {
    const { averages } = anyCompany();
    const fast = anyCompany({ averages: { ...averages, revenueChange: 0.16 } });
    const { tried, offered } = methodOrder(fast);
    expect(tried.slice(0, 2)).toEqual(['fcfFiveYears', 'fadingGrowth']);
    expect(offered).toEqual(['fcfTenYears', 'capexWithRevenue']);
    expect(methodOrder(anyCompany()).tried).not.toContain('fadingGrowth');
  });
});

describe('the chosen method', () => {
  test('is the first with a value', () => {
    expect(selectMethod(anyCompany(), defaultChoice)).toMatchObject({
      chosen: { method: 'fcfTenYears' },
      standsInFor: null,
    });
  });

  test('names the preferred method and why it has none', () => {
    const selection = selectMethod(anyCompany({ netDebt: null }), defaultChoice);
    expect(selection).toMatchObject({
      chosen: { method: 'earningsPower' },
      standsInFor: { method: 'fcfTenYears', why: 'net_debt_missing' },
    });
    expect(selection.results.map(({ method }) => method)).toEqual(methodOrder(anyCompany()).tried);
  });

  test('is null where none has one, with each reason', () => {
    const selection = selectMethod(anyCompany({ refusal: 'currency_mismatch' }), defaultChoice);
    expect([selection.chosen, selection.standsInFor]).toEqual([null, null]);
    expect(selection.results.every((result) => !result.ok)).toBe(true);
  });
});
