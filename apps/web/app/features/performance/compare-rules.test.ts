import { describe, expect, test } from 'vitest';
import { compareAccess, comparedOn, isComparable } from './compare-rules.ts';

describe('comparing', () => {
  test('without sign-in is open on AAPL, with GOOGL and MSFT', () => {
    const access = compareAccess('AAPL', false);
    expect(comparedOn('AAPL', ['GOOGL', 'NVDA', 'MSFT', 'AAPL'], access)).toEqual(['GOOGL', 'MSFT']);
  });

  test('without sign-in is closed on every other company, also for a list that was kept', () => {
    expect(comparedOn('NKE', ['GOOGL', 'MSFT'], compareAccess('NKE', false))).toEqual([]);
  });

  test('never offers a company itself', () => {
    expect(isComparable('MSFT', 'MSFT', compareAccess('MSFT', true))).toBe(false);
    expect(isComparable('NVDA', 'MSFT', compareAccess('MSFT', true))).toBe(true);
  });

  test('draws five at most', () => {
    expect(comparedOn('AAPL', ['A', 'B', 'C', 'D', 'E', 'F'], 'all')).toHaveLength(5);
  });
});
