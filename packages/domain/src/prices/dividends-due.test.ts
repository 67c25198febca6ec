import { describe, expect, test } from 'vitest';
import { dividendsDueBy } from './dividends-due.ts';

describe('the next dividend of a list is due', () => {
  test('half as long again as the longest interval of the last five', () => {
    expect(dividendsDueBy(['2025-03-10', '2025-06-10'])).toBe('2025-10-26');
    const monthly = ['2024-01-01', '2025-01-02', '2025-02-01', '2025-03-03', '2025-04-02', '2025-05-02'];
    expect(dividendsDueBy(monthly)).toBe('2025-06-16');
  });

  test('within a year and a half of a single one, and never without any', () => {
    expect(dividendsDueBy(['2025-01-01'])).toBe('2026-07-02');
    expect(dividendsDueBy([])).toBeNull();
  });
});
