import { expect, test } from 'vitest';
import { Grid } from './grid.ts';

test('cells are in the order of the table, whatever they are called', () => {
  const grid = new Grid();
  grid.arrange(['sales', 'costs'], ['name', '2024', '2025'], null);
  const later = { row: 'sales', column: '2025' };
  expect(grid.compare({ row: 'sales', column: '2024' }, later)).toBeLessThan(0);
  expect(grid.compare({ row: 'costs', column: 'name' }, later)).toBeGreaterThan(0);
  expect(grid.compare(later, later)).toBe(0);
});
