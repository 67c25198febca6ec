import { describe, expect, test } from 'vitest';
import { getStockPrice, searchCompanies } from './company.ts';
import { getFigureSource } from './financials.ts';
import { symbolParam } from './shapes.ts';

describe('a symbol', () => {
  test.each(['aapl', ' BRK-B ', 'brk.b', '005930', 'A'])('can be %j', (text) => {
    expect(symbolParam.parse(text)).toBe(text.trim().toUpperCase());
  });

  test.each(['', ' ', '.A', '-A', 'A B', 'A/B', 'A%', 'ABCDEFGHIJKLM', 'é', '😀', "A'"])(
    "can't be %j",
    (text) => {
      expect(symbolParam.safeParse(text).success).toBe(false);
    },
  );
});

test('a period is accepted in upper and lower case', () => {
  const params = getStockPrice.params?.parse({ symbol: 'nke', period: '5y' });
  expect(params).toEqual({ symbol: 'NKE', period: '5Y' });
});

test('a search returns five companies unless asked for another number', () => {
  expect(searchCompanies.query?.parse({})).toEqual({ limit: 5 });
  expect(searchCompanies.query?.parse({ limit: '20' })).toEqual({ limit: 20 });
});

describe('a column of a figure', () => {
  const read = (column: string) =>
    getFigureSource.params?.safeParse({ symbol: 'NKE', rowKey: 'revenue', column }).data?.column;

  test('is a year or a quarter', () => {
    expect([read('2024'), read('2024-Q3'), read('2024-q3')]).toEqual(['2024', '2024-Q3', '2024-Q3']);
  });

  test.each(['24', '2024-Q5', '2024Q3', 'average', '2024-03-31', ''])("can't be %j", (column) => {
    expect(read(column)).toBeUndefined();
  });
});
