import { expect, test } from 'vitest';
import { openTokenAt, symbolTyped, tokensLike } from './token-at-caret.ts';

test('a brace opens a figure until it is closed, a line ends, or it is longer than any', () => {
  const text = 'Sales {AAPL FY2024 rev';
  expect(openTokenAt(text, text.length)).toEqual({ start: 6, end: text.length, typed: 'AAPL FY2024 rev' });
  expect(openTokenAt(text, 8)?.typed).toBe('A');
  expect(openTokenAt('{', 1)?.typed).toBe('');
  expect(openTokenAt('a {b} c', 7)).toBeNull();
  expect(openTokenAt('{\nAAPL', 6)).toBeNull();
  expect(openTokenAt(`{${'x'.repeat(80)}`, 81)).toBeNull();
  expect(openTokenAt('no brace', 4)).toBeNull();
});

test('a symbol is one once there is a space behind it', () => {
  expect(symbolTyped('aapl')).toBeNull();
  expect(symbolTyped('aapl ')).toBe('AAPL');
  expect(symbolTyped('BRK-B FY')).toBe('BRK-B');
});

test('without more than a company the last years are on offer, revenue first', () => {
  expect(tokensLike('AAPL ', 2026)).toEqual([
    'AAPL FY2025 revenue',
    'AAPL FY2025 costOfRevenue',
    'AAPL FY2025 grossProfit',
    'AAPL FY2025 researchAndDevelopment',
    'AAPL FY2026 revenue',
    'AAPL LTM revenue',
  ]);
});

test('what is typed of a period and a line is kept', () => {
  expect(tokensLike('aapl fy2024 rev', 2026)[0]).toBe('AAPL FY2024 revenue');
  expect(tokensLike('aapl q3 fy2024 marg', 2026)).toContain('AAPL FY2024 Q3 margin');
  expect(tokensLike('AAPL 201', 2026)).toEqual(
    expect.arrayContaining(['AAPL FY2019 revenue', 'AAPL FY2018 revenue']),
  );
  expect(tokensLike('AAPL capex', 2026)[0]).toBe('AAPL FY2025 capex');
  expect(tokensLike('AAPL free cash', 2026)[0]).toBe('AAPL FY2025 freeCashFlow');
  expect(tokensLike('AAPL FY2024 nonsense', 2026)).toEqual([]);
});
