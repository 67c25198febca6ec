import { cashConversion } from '@tenfold/domain/custom-forecast';
import { describe, expect, test } from 'vitest';
import { figureOf } from './figure-of.ts';
import { filingsAreHere } from './filings.ts';

describe.skipIf(!filingsAreHere)('cash conversion of Nike', () => {
  test('is 1.15, the median of fiscal 2016 to 2025', () => {
    const years = Array.from({ length: 10 }, (_, at) => `${2016 + at}`).map((year) => ({
      netIncome: figureOf('NKE', 'netIncome', year).value,
      cashFlowFromOperatingActivities: figureOf('NKE', 'cashFlowFromOperatingActivities', year).value,
    }));
    const ratios = years.map(
      ({ netIncome, cashFlowFromOperatingActivities: received }) => (received ?? 0) / (netIncome ?? 1),
    );
    const known = [0.904, 0.907, 2.563, 1.465, 0.979, 1.162, 0.858, 1.152, 1.303, 1.149];
    for (const [at, ratio] of ratios.entries()) expect(ratio).toBeCloseTo(known[at] ?? 0, 3);
    expect(cashConversion(years)).toBeCloseTo(1.1505, 3);
  });
});
