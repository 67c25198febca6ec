import { describe, expect, test } from 'vitest';
import type { Fact } from '../../facts/index.ts';
import { computed, missing } from '../../figures/index.ts';
import { instant } from '../synthetic-facts.ts';
import { sharesNow } from './shares-now.ts';
import { splitFactors } from './split-adjustment.ts';

const average = computed(1000, 'average');
const factorOn = splitFactors([{ effective: '2025-06-10', ratio: 2 }]);

function cover(value: number, over: Partial<Fact> = {}): Fact {
  const shares = { taxonomy: 'dei', unit: 'shares', end: '2025-07-20', filed: '2025-07-30', form: '10-Q' };
  return instant('EntityCommonStockSharesOutstanding', value, { ...shares, accession: 'newest', ...over });
}

describe('current shares', () => {
  test('are the count on the cover of the newest report', () => {
    const older = cover(900, { end: '2025-04-20', filed: '2025-04-30', accession: 'older' });
    expect(sharesNow([cover(990), older], average, factorOn).value).toBe(990);
  });

  test('sum the classes', () => {
    expect(sharesNow([cover(600), cover(390)], average, factorOn)).toMatchObject({
      value: 990,
      marks: ['classes_summed'],
    });
  });

  test('include later splits', () => {
    const before = cover(500, { end: '2025-04-20', filed: '2025-04-30' });
    expect(sharesNow([before], average, factorOn)).toMatchObject({ value: 1000, splitFactor: 2 });
  });

  test('filed in thousands or as a placeholder are ignored', () => {
    const millions = computed(990_000, 'average');
    expect(sharesNow([cover(990)], millions, factorOn)).toMatchObject({ value: 990_000, scale: 1000 });
    expect(sharesNow([cover(1000)], missing('not_filed'), factorOn).why).toBe('shares_missing');
  });

  test('of one class of several, or years old, are replaced by the average', () => {
    const one = sharesNow([cover(300)], average, factorOn);
    expect(one).toMatchObject({ value: 1000, marks: ['fallback_tag'] });
    const old = cover(990, { end: '2015-07-20', filed: '2015-07-30', accession: 'old' });
    expect(sharesNow([old, instant('Assets', 1)], average, factorOn).marks).toContain('fallback_tag');
  });
});
