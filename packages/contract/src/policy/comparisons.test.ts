import { describe, expect, test } from 'vitest';
import { comparisonRefusal, listComparable } from './comparisons.ts';

describe('a visitor', () => {
  test('compares Apple with Alphabet and Microsoft', () => {
    expect(comparisonRefusal('visitor', 'AAPL', ['GOOGL', 'MSFT'])).toBeNull();
    expect(comparisonRefusal('visitor', 'AAPL', ['GOOGL', 'NKE'])).toBe('sign_in');
  });

  test("can't compare other companies, not even with Apple", () => {
    expect(comparisonRefusal('visitor', 'NKE', ['AAPL'])).toBe('sign_in');
    expect(comparisonRefusal('visitor', 'GOOGL', ['MSFT'])).toBe('sign_in');
  });

  test('needs no permission for a chart without comparisons', () => {
    expect(comparisonRefusal('visitor', 'NKE', [])).toBeNull();
    expect(comparisonRefusal('visitor', 'NKE', ['NKE'])).toBeNull();
  });
});

describe('on Light', () => {
  test('one company of choice is compared, and Apple with it', () => {
    expect(comparisonRefusal('light', 'NKE', ['COST'])).toBeNull();
    expect(comparisonRefusal('light', 'NKE', ['AAPL', 'COST'])).toBeNull();
    expect(comparisonRefusal('light', 'NKE', ['COST', 'PG'])).toBe('plan');
  });

  test('Apple is compared with at least what visitors get', () => {
    expect(comparisonRefusal('light', 'AAPL', ['GOOGL', 'MSFT', 'NKE'])).toBeNull();
    expect(comparisonRefusal('light', 'AAPL', ['GOOGL', 'NKE', 'COST'])).toBe('plan');
  });
});

test('on Investor five are compared, of any kind', () => {
  expect(comparisonRefusal('investor', 'NKE', ['COST', 'PG', 'WDAY', 'F', 'TSM'])).toBeNull();
});

describe('of a stored list', () => {
  const list = ['NKE', 'COST', 'GOOGL', 'AAPL', 'PG', 'MSFT', 'NKE', 'F', 'TSM', 'WDAY'];

  test('visitors get the open companies, on Apple only', () => {
    expect(listComparable('visitor', 'AAPL', list)).toEqual(['GOOGL', 'MSFT']);
    expect(listComparable('visitor', 'NKE', list)).toEqual([]);
  });

  test('Light gets the first of its choice and the open ones', () => {
    expect(listComparable('light', 'NKE', list)).toEqual(['COST', 'AAPL']);
    expect(listComparable('light', 'AAPL', list)).toEqual(['NKE', 'GOOGL', 'MSFT']);
  });

  test('Investor gets the first five, never the company itself', () => {
    expect(listComparable('investor', 'NKE', list)).toEqual(['COST', 'GOOGL', 'AAPL', 'PG', 'MSFT']);
  });
});
