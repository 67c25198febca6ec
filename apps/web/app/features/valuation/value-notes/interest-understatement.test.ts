import { describe, expect, test } from 'vitest';
import { computeValue } from '../model/compute-value.ts';
import { initialSetting } from '../model/value-setting.ts';
import { indebted, steady } from '../valuation.fixture.ts';
import { interestUnderstatement } from './interest-understatement.ts';

function understatement(base = indebted, requiredReturn = 0.1) {
  const { result } = computeValue(base, {
    ...initialSetting(null),
    method: 'fcfTenYears',
    choice: { requiredReturn, terminalGrowth: -0.05 },
  });
  if (!result.ok || result.cashFlow === null) throw new Error('no free cash flow');
  return interestUnderstatement(base, result.cashFlow.value);
}

describe('interest in free cash flow', () => {
  test('understates a company with net debt by about i × D ÷ r', () => {
    expect(understatement()).toEqual({ interest: 1e6, amount: 10e6, perShare: 5 });
    expect(
      understatement({ ...indebted, afterTaxInterest: 8, last: { ...indebted.last, sharesOutstanding: 4 } }),
    ).toEqual({
      interest: 8,
      amount: 80,
      perShare: 20,
    });
  });

  test('has no note with net cash, or without filed interest', () => {
    expect(understatement({ ...indebted, netDebt: -1 })).toBeNull();
    expect(understatement(steady)).toBeNull();
    expect(understatement({ ...indebted, afterTaxInterest: null })).toBeNull();
  });
});
