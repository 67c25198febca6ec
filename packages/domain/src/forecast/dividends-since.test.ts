import { describe, expect, test } from 'vitest';
import { quarterOf, yearOf } from '../columns/statement.fixture.ts';
import type { Quarter } from '../periods/index.ts';
import { dividendsSince } from './dividends-since.ts';

const year = yearOf(2024, { dividendsPerShare: 4 });
const quarters = (amounts: readonly (number | null)[]) =>
  amounts.map((amount, at) =>
    quarterOf(
      2024 + Math.floor(at / 4),
      ((at % 4) + 1) as Quarter,
      amount === null ? {} : { dividendsPerShare: amount },
    ),
  );
const repeatedAfter = (...amounts: (number | null)[]) =>
  dividendsSince({ annual: [year], quarterly: quarters(amounts) }, []).repeated;

describe('dividends after a fiscal year end', () => {
  test('are the listed and filed ones', () => {
    const listed = [
      { exDate: '2024-12-31', amount: 1 },
      { exDate: '2025-03-10', amount: 1.1 },
    ];
    const since = dividendsSince({ annual: [year], quarterly: quarters([1, 1, 1, 1, 1.1]) }, listed);
    expect(since.listed).toEqual([{ day: '2025-03-10', amount: 1.1 }]);
    expect(since.filed).toEqual([{ day: '2025-03-31', amount: 1.1 }]);
  });

  test('continue with the last filed quarter', () => {
    expect(repeatedAfter(1, 1, 1, 1, 1.1)).toBe(1.1);
    expect(repeatedAfter(1, 1, 1, 1, 1.1, null)).toBe(1.1);
  });

  test('do not repeat a special dividend', () => {
    expect(repeatedAfter(1, 1, 1, 15)).toBe(1);
  });

  test('spread annual and semiannual payments over their quarters', () => {
    expect(repeatedAfter(null, 2, null, 2)).toBe(1);
  });

  test('are none for a company that pays none', () => {
    const none = dividendsSince({ annual: [yearOf(2024, {})], quarterly: quarters([null, null]) }, []);
    expect(none).toEqual({ listed: [], listedUntil: null, filed: [], repeated: 0 });
  });
});
