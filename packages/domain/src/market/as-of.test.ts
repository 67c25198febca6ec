import { describe, expect, test } from 'vitest';
import { filings, yearOf } from '../columns/statement.fixture.ts';
import { asOf } from './as-of.ts';

/** Filed on the last day of the year. */
const filed = filings({ annual: [yearOf(2025, { revenue: 1 })] });

describe('trailing earnings', () => {
  test('name the day they run to', () => {
    expect(asOf(filed, '2026-02-01')).toEqual({
      earningsTo: '2025-12-31',
      newestFiling: '2025-12-31',
      staleEarnings: false,
    });
  });

  test('are stale more than 135 days before the price', () => {
    expect(asOf(filed, '2026-05-15').staleEarnings).toBe(false);
    expect(asOf(filed, '2026-05-16').staleEarnings).toBe(true);
  });

  test('are not stale without a price, or without earnings', () => {
    expect(asOf(filed, null).staleEarnings).toBe(false);
    expect(asOf(filings({ ltm: null }), '2026-05-16')).toEqual({
      earningsTo: null,
      newestFiling: null,
      staleEarnings: false,
    });
  });
});
