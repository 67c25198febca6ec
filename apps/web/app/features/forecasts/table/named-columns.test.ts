import { expect, test } from 'vitest';
import { cellNamed, namedAt } from './named-columns.ts';

test.each([
  ['2024', 2024],
  ['LTM', 'ltm'],
  ['averages', 'averages'],
  ['forecast 2026', 2026],
  ['forecast Terminal', 2031],
] as const)('the column %s of the table is %s in a formula, and back', (column, name) => {
  const at = { row: 'margin', column };
  expect(namedAt(at, 2025)).toEqual({ row: 'margin', column: name });
  expect(cellNamed('margin', name, 2025)).toEqual(at);
});

test.each(['name', '2025-Q3', 'forecast 2040'])('the column %s has no name in formulas', (column) => {
  expect(namedAt({ row: 'margin', column }, 2025)).toBeNull();
});
