import { expect, test } from 'vitest';
import { closesOf } from '../columns/statement.fixture.ts';
import { paidDividends } from './paid-dividends.ts';

const dividends = [
  ['2025-02-10', 1],
  ['2025-05-09', 1],
  ['2025-08-08', 1],
  ['2025-11-07', 1],
  ['2026-02-10', 1.1],
].map(([exDate, amount]) => ({ exDate: String(exDate), amount: Number(amount) }));

test('trailing dividends change on ex-dates, and end with the payments', () => {
  const closes = closesOf(
    ['2026-02-06', 1],
    ['2026-02-09', 1],
    ['2026-02-10', 1],
    ['2026-02-11', 1],
    ['2026-09-01', 1],
  );
  expect(paidDividends(dividends, closes)).toEqual([
    { from: '2026-02-06', amount: 4 },
    { from: '2026-02-10', amount: expect.closeTo(4.1, 12) },
    { from: '2026-09-01', amount: null },
  ]);
});

test('an empty list gives no dividends', () => {
  expect(paidDividends([], closesOf(['2026-02-06', 1]))).toEqual([]);
});
