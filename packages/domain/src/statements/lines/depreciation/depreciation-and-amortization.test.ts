import { describe, expect, test } from 'vitest';
import type { Fact } from '../../../facts/index.ts';
import { instant, toDate } from '../../synthetic-facts.ts';
import { line } from '../synthetic-year.ts';

const expected = 'FiniteLivedIntangibleAssetsAmortizationExpenseNextTwelveMonths';
const year = (tag: string, value: number) => toDate(tag, 2024, 4, value);
const ofCashFlows = (tag: string, value: number) => [toDate(tag, 2024, 3, value * 0.7), year(tag, value)];
const worn = (...facts: readonly Fact[]) => line('depreciationAndAmortization', facts);

describe('depreciation and amortization by another name', () => {
  test('is depreciation of the cash flow statement where there is next to nothing to amortize', () => {
    const intangibles = [
      instant('IntangibleAssetsNetExcludingGoodwill', 286),
      instant('IndefiniteLivedTrademarks', 259),
    ];
    expect(worn(...ofCashFlows('Depreciation', 717))).toMatchObject({ value: 717, marks: ['fallback_tag'] });
    expect(worn(...ofCashFlows('Depreciation', 717), ...intangibles)?.value).toBe(717);
    expect(worn(...ofCashFlows('Depreciation', 717), instant(expected, 200))?.value).toBeNull();
  });

  test('is no depreciation of a note, nor beside machines let to customers', () => {
    const letOut = instant('PropertySubjectToOrAvailableForOperatingLeaseAccumulatedDepreciation', 50);
    expect(worn(year('Depreciation', 22_000))).toMatchObject({ value: null, why: 'part_missing' });
    expect(worn(...ofCashFlows('Depreciation', 5030), letOut)?.value).toBeNull();
  });

  test('is what is called other, with room for what is expected of intangible assets', () => {
    const other = [year('OtherDepreciationAndAmortization', 347), year('Depreciation', 237)];
    expect(worn(...other, instant(expected, 99))?.value).toBe(347);
    expect(worn(...other, instant(expected, 2900))?.value).toBeNull();
    expect(worn(...other, year('AmortizationOfIntangibleAssets', 60))?.value).toBe(297);
  });

  test('is amortization of the cash flow statement that is about what is expected', () => {
    const both = [...ofCashFlows('Depreciation', 55), ...ofCashFlows('AdjustmentForAmortization', 312)];
    expect(worn(...both, instant(expected, 450))?.value).toBe(367);
    expect(worn(...both, instant(expected, 40))?.value).toBeNull();
  });
});
