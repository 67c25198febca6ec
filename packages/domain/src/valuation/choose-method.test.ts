import { describe, expect, test } from 'vitest';
import type { BusinessKind } from '../statements/index.ts';
import { methodOrder, selectMethod } from './choose-method.ts';
import { defaultChoice } from './fair-value.ts';
import { anyCompany } from './methods/any-company.fixture.ts';

const firstFor = (businessKind: BusinessKind) => methodOrder(anyCompany({ businessKind })).tried[0];

describe('the order of methods', () => {
  test('starts with free cash flow where it says something', () => {
    expect([firstFor('general'), firstFor('utility')]).toEqual(['fcfTenYears', 'fcfTenYears']);
  });

  test('starts with book and earnings where other people’s money runs through the cash flow', () => {
    expect(['bank', 'insurer', 'broker'].map((kind) => firstFor(kind as BusinessKind))).toEqual([
      'excessReturns',
      'excessReturns',
      'excessReturns',
    ]);
    expect([firstFor('captiveLender'), firstFor('realEstate')]).toEqual(['earningsPower', 'affo']);
  });

  test('fades revenue that grew above 15 % a year instead of letting capex follow it', () => {
    const { averages } = anyCompany();
    const fast = anyCompany({ averages: { ...averages, revenueChange: 0.16 } });
    expect(methodOrder(fast)).toMatchObject({
      tried: expect.arrayContaining(['fadingGrowth']),
      offered: ['capexWithRevenue'],
    });
    expect(methodOrder(anyCompany()).tried).not.toContain('fadingGrowth');
  });
});

describe('the method chosen', () => {
  test('is the first with a value, standing in for nothing', () => {
    expect(selectMethod(anyCompany(), defaultChoice)).toMatchObject({
      chosen: { method: 'fcfTenYears' },
      standsInFor: null,
    });
  });

  test('says what it stands in for, and why', () => {
    const selection = selectMethod(anyCompany({ netDebt: null }), defaultChoice);
    expect(selection).toMatchObject({
      chosen: { method: 'earningsPower' },
      standsInFor: { method: 'fcfTenYears', why: 'net_debt_missing' },
    });
    expect(selection.results.map(({ method }) => method)).toEqual(methodOrder(anyCompany()).tried);
  });

  test('is none where none has a value, each for its reason', () => {
    const selection = selectMethod(anyCompany({ refusal: 'currency_mismatch' }), defaultChoice);
    expect([selection.chosen, selection.standsInFor]).toEqual([null, null]);
    expect(selection.results.every((result) => !result.ok)).toBe(true);
  });
});
