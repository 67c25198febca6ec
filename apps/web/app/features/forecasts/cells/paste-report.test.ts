import { expect, test } from 'vitest';
import { pasted, type ShownRows } from './block.ts';
import { pasteReport } from './paste-report.ts';

const rows: ShownRows = [null, 'revenueChange', null, 'margin'];
const columns = ['2026', '2027', '2028', '2029', '2030', 'Terminal'];
const report = (text: string, column = '2026') =>
  pasteReport(pasted(text, { row: 'revenueChange', column }, rows, columns), (line) => `Line ${line}`);

test('a block that is in the forecast as a whole needs no report', () => {
  expect(report('4\t5\t=margin[-1]')).toBeNull();
});

test('what isn’t in the forecast is named, with the reason', () => {
  expect(report('4\t=capexChange[-1]\tabc\t1.2.3\t\t7')).toBe(
    '3 of 5 cells pasted. “abc”, “1.2.3” aren’t numbers. 1 cell is empty and left as before.',
  );
  expect(report('4\n5')).toBe('1 of 2 cells pasted. Line 2 is calculated.');
  expect(report('4\t5', 'Terminal')).toBe('1 of 2 cells pasted. 1 cell is past Terminal.');
  expect(report('4\n\n5\n6\n7')).toBe(
    '2 of 4 cells pasted. 2 cells are below the last row. 1 cell is empty and left as before.',
  );
});

test('text alone changes nothing, and says so', () => {
  expect(report('Revenue is expected to grow')).toBe(
    'Nothing pasted. “Revenue is expected …” isn’t a number.',
  );
  expect(report('a\tb\tc\td')).toBe('Nothing pasted. “a”, “b”, “c”, 1 more aren’t numbers.');
  expect(report('20000')).toBe('Nothing pasted. “20000” isn’t between −1,000% and 10,000%.');
});
