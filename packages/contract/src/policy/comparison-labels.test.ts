import { describe, expect, test } from 'vitest';
import { comparisonLimitLabel } from './comparison-labels.ts';
import { comparisonRefusal, isOpenComparison, maxCompared } from './comparisons.ts';
import { limits } from './limits.ts';

describe('the text of each plan', () => {
  test('names the open companies of the page, and how many more', () => {
    expect(comparisonLimitLabel('visitor', 'AAPL')).toBe(
      'Without an account, you can compare AAPL with GOOGL and MSFT.',
    );
    expect(comparisonLimitLabel('light', 'AAPL')).toBe(
      'With Light, you can compare AAPL with GOOGL, MSFT and one more company.',
    );
    expect(comparisonLimitLabel('light', 'NKE')).toBe(
      'With Light, you can compare NKE with AAPL and one more company.',
    );
    expect(comparisonLimitLabel('investor', 'NKE')).toBe('With Investor, you can compare up to 5 companies.');
  });

  test.each([
    ['visitor', 'AAPL'],
    ['light', 'AAPL'],
    ['light', 'NKE'],
    ['investor', 'NKE'],
  ] as const)('is what %s may do on %s: no company less, none more', (tier, symbol) => {
    const label = comparisonLimitLabel(tier, symbol);
    const named = ['AAPL', 'GOOGL', 'MSFT'].filter((one) => one !== symbol && label.includes(one));
    const more = { visitor: [], light: ['COST'], investor: ['COST', 'PG', 'WDAY', 'F', 'TSM'] }[tier];
    const all = tier === 'investor' ? more : [...named, ...more];
    expect(comparisonRefusal(tier, symbol, all)).toBeNull();
    expect(all).toHaveLength(
      Math.min(
        maxCompared,
        limits.comparedCompanies[tier] + named.filter((one) => isOpenComparison(tier, symbol, one)).length,
      ),
    );
    expect(comparisonRefusal(tier, symbol, [...all, 'NVDA'])).not.toBeNull();
  });
});
