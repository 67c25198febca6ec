import { describe, expect, test } from 'vitest';
import { fact } from '../synthetic-facts.ts';
import { line } from './synthetic-year.ts';

/** The industry code of real estate investment trusts. */
const reit = '6798';

describe("a landlord's lines", () => {
  test('add leasing costs to improvements', () => {
    const filed = [
      fact('PaymentsForCapitalImprovements', 93),
      fact('PaymentsForLeasingCostsCommissionsAndTenantImprovements', 562),
      fact('PaymentsForTenantImprovements', 300),
    ];
    expect(line('propertyMaintenance', filed, reit)?.value).toBe(655);
  });

  test('take depreciation from the schedule of properties if the cash flow statement has none', () => {
    const schedule = fact('SECScheduleIIIRealEstateAccumulatedDepreciationDepreciationExpense', 80);
    expect(line('depreciation', [schedule], reit)).toMatchObject({ value: 80, marks: ['fallback_tag'] });
    expect(line('depreciation', [schedule, fact('DepreciationAndAmortization', 90)], reit)?.value).toBe(90);
  });

  test('are read for landlords only', () => {
    expect(line('depreciation', [fact('DepreciationAndAmortization', 90)])?.why).toBe('not_filed');
  });
});

describe('income of discontinued operations', () => {
  const netIncome = fact('NetIncomeLoss', 444);
  const discontinued = fact('IncomeLossFromDiscontinuedOperationsNetOfTax', 916);

  test('is net income less continuing operations, however the disposal was filed', () => {
    const continuing = fact('IncomeLossFromContinuingOperations', 1103);
    expect(line('discontinuedOperations', [netIncome, continuing, discontinued])?.value).toBe(-659);
  });

  test('is as filed where continuing operations were not', () => {
    expect(line('discontinuedOperations', [netIncome, discontinued])?.value).toBe(916);
  });

  test('is zero where none was filed, whatever minorities own', () => {
    const continuing = fact('IncomeLossFromContinuingOperations', 450);
    expect(line('discontinuedOperations', [netIncome, continuing])?.why).toBe('not_filed');
  });
});
