import { expect, test } from 'vitest';
import { gridCellOf, typedCellAt } from './typed-cell.ts';

test('cells of a forecast are typed in the rows of assumptions, and nothing else is', () => {
  const at = { row: 'margin', column: 'forecast 2027' };
  expect(typedCellAt(at)).toEqual({ row: 'margin', column: '2027' });
  expect(gridCellOf({ row: 'margin', column: '2027' })).toEqual(at);
  expect(typedCellAt({ row: 'revenue', column: 'forecast 2027' })).toBeNull();
  expect(typedCellAt({ row: 'margin', column: '2027' })).toBeNull();
  expect(typedCellAt({ row: 'margin expected', column: 'forecast 2027' })).toBeNull();
  expect(typedCellAt(null)).toBeNull();
});
