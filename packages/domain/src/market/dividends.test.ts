import { describe, expect, test } from 'vitest';
import { dividendsOfTwelveMonths } from './dividends.ts';

const paid = (...days: string[]) => days.map((exDate) => ({ exDate, amount: 1 }));

describe('dividends of the last twelve months', () => {
  test('are four for a quarterly payer, even with five ex-dates in a year', () => {
    const list = paid('2025-02-10', '2025-05-09', '2025-08-08', '2025-11-07', '2026-02-06');
    expect(dividendsOfTwelveMonths(list, '2026-02-08')?.value).toBe(4);
  });

  test('are four for a quarterly payer, even with three ex-dates in a year', () => {
    const list = paid('2024-11-08', '2025-02-07', '2025-05-09', '2025-08-08', '2025-11-07');
    expect(dividendsOfTwelveMonths(list, '2026-02-08')?.value).toBe(4);
  });

  test('are twelve for a monthly payer and one for an annual payer', () => {
    const months = Array.from({ length: 24 }, (_, at) => {
      const month = String((at % 12) + 1).padStart(2, '0');
      return `${2024 + Math.floor(at / 12)}-${month}-01`;
    });
    expect(dividendsOfTwelveMonths(paid(...months), '2025-12-31')?.value).toBe(12);
    expect(dividendsOfTwelveMonths(paid('2023-05-12', '2024-05-10', '2025-05-09'), '2026-03-31')?.value).toBe(
      1,
    );
  });

  test('are unknown where the list is empty or has ended', () => {
    expect(dividendsOfTwelveMonths([], '2026-02-08')).toBeNull();
    const ended = paid('2024-11-08', '2025-02-07', '2025-05-09');
    expect(dividendsOfTwelveMonths(ended, '2026-02-08')).toBeNull();
  });

  test('do not drop before the next payment is overdue', () => {
    const list = paid('2024-11-08', '2025-02-07', '2025-05-09', '2025-08-08');
    const sums = ['2025-08-08', '2025-11-20', '2025-12-20'].map(
      (day) => dividendsOfTwelveMonths(list, day)?.value,
    );
    expect(sums).toEqual([4, 4, 4]);
    expect(dividendsOfTwelveMonths(list, '2026-01-05')).toBeNull();
  });

  test('ignore later payments', () => {
    expect(dividendsOfTwelveMonths(paid('2025-11-07', '2026-02-06'), '2025-12-31')?.value).toBe(1);
  });
});
