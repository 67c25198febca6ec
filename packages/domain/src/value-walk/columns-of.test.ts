import { expect, test } from 'vitest';
import { rolledBack, rolledForward } from './columns-of.ts';

const older = { lastYear: 2024, row: [0.1, 0.2, 0.3, 0.4, 0.5, 0.6] };

test('a year on, what was predicted moves a column to the left and Terminal is repeated', () => {
  expect(rolledForward(older, 2025)).toEqual([0.2, 0.3, 0.4, 0.5, 0.6, 0.6]);
  expect(rolledForward(older, 2024)).toEqual(older.row);
});

test('on older columns, a year that is filed by now moves as the first year of both', () => {
  const newer = { lastYear: 2025, row: [0.25, 0.3, 0.4, 0.5, 0.6, 0.7] };
  const row = rolledBack(newer, older);
  expect(row[0]).toBeCloseTo(0.15, 12);
  expect(row.slice(1)).toEqual([0.25, 0.3, 0.4, 0.5, 0.7]);
});

test('what nobody typed stays untyped', () => {
  const none = [undefined, undefined, undefined, undefined, undefined, undefined];
  expect(rolledBack({ lastYear: 2025, row: none }, { lastYear: 2024, row: [0.1, ...none.slice(1)] })).toEqual(
    [0.1, ...none.slice(1)],
  );
});
