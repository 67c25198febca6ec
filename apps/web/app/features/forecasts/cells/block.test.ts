import { expect, test } from 'vitest';
import { isBlock, pasted, type ShownRows } from './block.ts';

const rows: ShownRows = [null, 'revenueChange', null, 'margin'];
const columns = ['2026', '2027', 'Terminal'];
const from = { row: 'revenueChange', column: '2027' } as const;

test('a block fills from the selected cell, and says what of it isn’t in the forecast', () => {
  expect(pasted('7,5\t8%\t9\r\n100\t200\r\nx\t=margin[-1]\r\n5', from, rows, columns)).toEqual({
    changes: [
      { column: '2027', row: 'revenueChange', input: 0.075 },
      { column: 'Terminal', row: 'revenueChange', input: 0.08 },
      { column: 'Terminal', row: 'margin', input: '=margin[-1]' },
    ],
    leftOut: [
      { why: 'past-terminal' },
      { why: 'calculated', line: 2 },
      { why: 'calculated', line: 2 },
      { why: 'not-a-number', text: 'x' },
      { why: 'below-table' },
    ],
  });
});

test('an empty cell of a block leaves what is typed, and a number out of bounds is no number to apply', () => {
  expect(pasted('\t20000', from, rows, columns)).toEqual({
    changes: [],
    leftOut: [{ why: 'empty' }, { why: 'out-of-range', text: '20000' }],
  });
});

test('lines and columns are a block, a number with a line end is one cell', () => {
  expect(isBlock('7\n8')).toBe(true);
  expect(isBlock('7\t8')).toBe(true);
  expect(isBlock('7.5%\r\n')).toBe(false);
});
