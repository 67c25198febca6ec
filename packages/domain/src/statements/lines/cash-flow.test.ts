import { describe, expect, test } from 'vitest';
import { fact } from '../synthetic-facts.ts';
import { line } from './synthetic-year.ts';

describe('cash flows of a company with discontinued operations', () => {
  const filed = [
    fact('NetCashProvidedByUsedInOperatingActivitiesContinuingOperations', 2193),
    fact('CashProvidedByUsedInOperatingActivitiesDiscontinuedOperations', 669),
    fact('NetCashProvidedByUsedInInvestingActivitiesContinuingOperations', -1249),
    fact('CashProvidedByUsedInInvestingActivitiesDiscontinuedOperations', -446),
    fact('NetCashProvidedByUsedInFinancingActivities', -411),
  ];

  test('include the discontinued business, in all three activities', () => {
    expect(line('cashFlowFromOperatingActivities', filed)?.value).toBe(2862);
    expect(line('cashFlowsFromInvestingActivities', filed)).toMatchObject({
      value: -1695,
      formula: 'continuing + discontinued operations',
    });
    expect(line('cashFlowFromFinancingActivities', filed)?.value).toBe(-411);
  });
});
