import { expect, test } from 'vitest';
import { pasted, type ShownRows } from './block.ts';

const rows: ShownRows = [null, 'revenueChange', null, 'margin'];
const columns = ['2026', '2027', 'Terminal'];
const from = { row: 'revenueChange', column: '2027' } as const;

test('a block fills from the selected cell, and skips lines that can’t be edited and what is no number', () => {
  expect(pasted('7,5\t8%\t9\r\n100\t200\r\nx\t=margin[-1]\r\n', from, rows, columns)).toEqual([
    { column: '2027', row: 'revenueChange', input: 0.075 },
    { column: 'Terminal', row: 'revenueChange', input: 0.08 },
    { column: 'Terminal', row: 'margin', input: '=margin[-1]' },
  ]);
});
