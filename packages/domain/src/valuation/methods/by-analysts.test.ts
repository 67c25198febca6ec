import { describe, expect, test } from 'vitest';
import { baseOf, historyOf, unchanged } from '../../forecast/forecast-base.fixture.ts';
import { valueBy, valueByAnalysts } from '../index.ts';
import type { MethodId } from '../method.ts';
import { defaultChoice } from '../rates.ts';

const averages = { ...unchanged, revenueChange: 0.3, capexChange: 0.4 };
const consensus = [{ fiscalYear: 2025, revenue: 1500, earningsPerShare: null, analysts: 12 }];
const base = baseOf({ averages, consensus, history: historyOf({ fiveYearAverages: unchanged }) });

function revenueChanges(method: MethodId) {
  const result = valueByAnalysts(method, base, defaultChoice);
  const assumptions = result.ok ? (result.cashFlow?.assumptions ?? []) : [];
  return assumptions.map(({ revenueChange }) => Number(revenueChange?.toFixed(4)));
}

describe('a free cash flow method on analysts’ consensus', () => {
  test("starts with the consensus and fades to the method's own growth", () => {
    expect(revenueChanges('capexWithRevenue')).toEqual([0.5, 0.46, 0.42, 0.38, 0.34, 0.3]);
    expect(revenueChanges('fcfFiveYears')).toEqual([0.5, 0.4, 0.3, 0.2, 0.1, 0]);
    expect(revenueChanges('fadingGrowth')).toEqual([0.5, 0.408, 0.316, 0.224, 0.132, 0.04]);
  });

  test('lets capex follow revenue where the method does', () => {
    const result = valueByAnalysts('capexWithRevenue', base, defaultChoice);
    for (const year of (result.ok && result.cashFlow?.assumptions) || []) {
      expect(year.capexChange).toBe(year.revenueChange);
    }
  });

  test('equals the averages where analysts expect the same', () => {
    const same = baseOf({
      consensus: [{ ...consensus[0], fiscalYear: 2025, revenue: 1000, earningsPerShare: null, analysts: 1 }],
    });
    const byAnalysts = valueByAnalysts('fcfTenYears', same, defaultChoice);
    const byAverages = valueBy('fcfTenYears', same, defaultChoice);
    expect(byAnalysts.ok && byAverages.ok && byAnalysts.valuePerShare / byAverages.valuePerShare).toBeCloseTo(
      1,
      12,
    );
  });

  test('is refused without a consensus: averages never replace analysts', () => {
    expect(valueByAnalysts('fcfTenYears', baseOf(), defaultChoice)).toMatchObject({
      ok: false,
      why: 'no_estimates',
    });
  });
});
