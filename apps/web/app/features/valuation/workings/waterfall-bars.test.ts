import type { FairValue } from '@tenfold/domain/valuation';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { computeValue } from '../model/compute-value.ts';
import { initialSetting } from '../model/value-setting.ts';
import { indebted, steady } from '../valuation.fixture.ts';
import { waterfallBars } from './waterfall-bars.ts';

function estimate(base = steady): FairValue {
  const { result } = computeValue(base, initialSetting(null));
  if (!result.ok || result.cashFlow === null) throw new Error('no free cash flow');
  return result.cashFlow.value;
}

describe('the waterfall', () => {
  test('leads from five years and the terminal value over enterprise value and debt to equity', () => {
    expect(waterfallBars(estimate(indebted)).map(({ label }) => label.join(' '))).toEqual([
      'PV 2026',
      'PV 2027',
      'PV 2028',
      'PV 2029',
      'PV 2030',
      'PV terminal',
      'Enterprise value',
      'Net debt',
      'Equity value',
    ]);
  });

  test('labels negative net debt as cash, rising', () => {
    const bar = waterfallBars(estimate({ ...steady, netDebt: -5e6 })).at(-2);
    expect(bar).toMatchObject({ label: ['Net', 'cash'], amount: 5e6 });
    expect(bar?.to).toBeGreaterThan(bar?.from ?? 0);
  });

  test('shows preferred stock and minority interest only if any', () => {
    const labels = waterfallBars(estimate({ ...steady, preferredStock: 3e6, minorityInterest: 2e6 })).map(
      ({ label }) => label.join(' '),
    );
    expect(labels.slice(-4)).toEqual(['Net debt', 'Preferred stock', 'Minority interest', 'Equity value']);
  });

  test('starts every bar where the one before ended, or at zero', () => {
    const debts = fc.integer({ min: -50e6, max: 50e6 });
    const claims = fc.integer({ min: 0, max: 10e6 });
    fc.assert(
      fc.property(debts, claims, claims, (netDebt, preferredStock, minorityInterest) => {
        const bars = waterfallBars(estimate({ ...steady, netDebt, preferredStock, minorityInterest }));
        bars.forEach((bar, at) => {
          const level = bars[at - 1]?.to ?? 0;
          expect(bar.to - bar.from).toBeCloseTo(bar.amount, 3);
          if (bar.kind === 'sum' || bar.kind === 'total') expect(bar.to).toBeCloseTo(level, 3);
          else expect(bar.from).toBe(level);
        });
      }),
    );
  });
});
