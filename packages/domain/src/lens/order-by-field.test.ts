import { describe, expect, test } from 'vitest';
import { type Direction, type LensFieldKey, lensField, orderByField } from './index.ts';

const order = (
  key: LensFieldKey,
  companies: readonly (readonly [number | null, string])[],
  direction: Direction,
) =>
  orderByField(
    lensField(key),
    companies.map(([value, currency]) => ({ value, currency })),
    direction,
  );

describe('the order of companies by a field', () => {
  test('is by value; what has none comes last either way', () => {
    const margins = [
      [0.1, 'USD'],
      [null, 'USD'],
      [0.3, 'TWD'],
    ] as const;
    expect(order('margin', margins, 'descending')).toEqual({ order: [2, 0, 1], isSplit: false });
    expect(order('margin', margins, 'ascending')).toEqual({ order: [0, 2, 1], isSplit: false });
  });

  test('keeps the given order where values are equal', () => {
    expect(
      order(
        'margin',
        [1, 1, 1].map((value) => [value, 'USD'] as const),
        'ascending',
      ).order,
    ).toEqual([0, 1, 2]);
  });

  test('never puts amounts of two currencies in one order, and says so', () => {
    const revenues = [
      [10, 'USD'],
      [300, 'TWD'],
      [20, 'USD'],
      [null, 'EUR'],
    ] as const;
    expect(order('revenue', revenues, 'descending')).toEqual({ order: [2, 0, 1, 3], isSplit: true });
    expect(order('revenue', revenues, 'ascending')).toEqual({ order: [0, 2, 1, 3], isSplit: true });
  });
});
