import { describe, expect, test } from 'vitest';
import { line } from '../lines/synthetic-year.ts';
import { fact } from '../synthetic-facts.ts';
import { typicalSize } from './scale-errors.ts';

const perShare = { unit: 'USD/shares' };
const dividend = (value: number, filed: string, year = 2024) =>
  fact('CommonStockDividendsPerShareDeclared', value, {
    ...perShare,
    filed,
    start: `${year}-01-01`,
    end: `${year}-12-31`,
  });
const before = [dividend(2.5, '2024-02-15', 2023), dividend(2.4, '2023-02-15', 2022)];

describe('a value filed on another scale', () => {
  test('is replaced by the earlier filing, and marked', () => {
    const filed = [...before, dividend(2.77, '2025-02-15'), dividend(2_770_000, '2026-02-15')];
    expect(line('dividendsPerShare', filed)).toMatchObject({ value: 2.77, marks: ['earlier_vintage'] });
  });

  test('is replaced even when it was repeated', () => {
    const filed = [
      ...before,
      dividend(1.87, '2025-02-15'),
      dividend(1870, '2026-02-15'),
      dividend(1870, '2027-02-15'),
    ];
    expect(line('dividendsPerShare', filed)?.value).toBe(1.87);
  });

  test('corrected by a later filing is no longer marked', () => {
    const filed = [...before, dividend(2770, '2025-02-15'), dividend(2.77, '2026-02-15')];
    expect(line('dividendsPerShare', filed)).toMatchObject({ value: 2.77, marks: [] });
  });

  test('is distinguished from a restatement', () => {
    const filed = [...before, dividend(2.77, '2025-02-15'), dividend(0.027, '2026-02-15')];
    expect(line('dividendsPerShare', filed)).toMatchObject({ value: 0.027, marks: ['restated'] });
  });
});

test('the typical size of a tag ignores zeros', () => {
  expect(typicalSize([0, -3, 2, 0, 4])).toBe(3);
  expect(typicalSize([0])).toBe(1);
});
