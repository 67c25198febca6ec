import { describe, expect, test } from 'vitest';
import { comparisonRefusal, listComparable } from './comparisons.ts';

describe('a visitor', () => {
  test('compares Apple with Alphabet and Microsoft', () => {
    expect(comparisonRefusal('visitor', 'AAPL', ['GOOGL', 'MSFT'])).toBeNull();
    expect(comparisonRefusal('visitor', 'AAPL', ['GOOGL', 'NKE'])).toBe('sign_in');
  });

  test('compares no other company, not even with Apple', () => {
    expect(comparisonRefusal('visitor', 'NKE', ['AAPL'])).toBe('sign_in');
    expect(comparisonRefusal('visitor', 'GOOGL', ['MSFT'])).toBe('sign_in');
  });

  test('may look at a company alone as far as comparing goes', () => {
    expect(comparisonRefusal('visitor', 'NKE', [])).toBeNull();
    expect(comparisonRefusal('visitor', 'NKE', ['NKE'])).toBeNull();
  });
});

describe('on Light', () => {
  test('one company of choice is compared, and Apple beside it', () => {
    expect(comparisonRefusal('light', 'NKE', ['COST'])).toBeNull();
    expect(comparisonRefusal('light', 'NKE', ['AAPL', 'COST'])).toBeNull();
    expect(comparisonRefusal('light', 'NKE', ['COST', 'PG'])).toBe('plan');
  });

  test('Apple is compared with no less than a visitor may', () => {
    expect(comparisonRefusal('light', 'AAPL', ['GOOGL', 'MSFT', 'NKE'])).toBeNull();
    expect(comparisonRefusal('light', 'AAPL', ['GOOGL', 'NKE', 'COST'])).toBe('plan');
  });
});

test('on Investor five are compared, whichever they are', () => {
  expect(comparisonRefusal('investor', 'NKE', ['COST', 'PG', 'WDAY', 'F', 'TSM'])).toBeNull();
});

describe('of a list that was kept', () => {
  const list = ['NKE', 'COST', 'GOOGL', 'AAPL', 'PG', 'MSFT', 'NKE', 'F', 'TSM', 'WDAY'];

  test('a visitor is drawn what is open, on Apple alone', () => {
    expect(listComparable('visitor', 'AAPL', list)).toEqual(['GOOGL', 'MSFT']);
    expect(listComparable('visitor', 'NKE', list)).toEqual([]);
  });

  test('Light is drawn the first of its choice and what is open', () => {
    expect(listComparable('light', 'NKE', list)).toEqual(['COST', 'AAPL']);
    expect(listComparable('light', 'AAPL', list)).toEqual(['NKE', 'GOOGL', 'MSFT']);
  });

  test('Investor is drawn the first five, never the company itself', () => {
    expect(listComparable('investor', 'NKE', list)).toEqual(['COST', 'GOOGL', 'AAPL', 'PG', 'MSFT']);
  });
});
