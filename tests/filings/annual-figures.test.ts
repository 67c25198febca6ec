import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { compareWithOtherReader, strictLines } from './compare.ts';
import { filingSets, filingsAreHere, symbols } from './filings.ts';

const columns = ['symbol', 'line', 'period_end', 'ours', 'theirs', 'cause'];
const [head, ...listed] = readFileSync(resolve(import.meta.dirname, 'known-differences.csv'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split(','));

describe.skipIf(!filingsAreHere)(
  'annual figures compared with another reader of the same filings (needs TENFOLD_FILINGS)',
  () => {
    const sets = filingsAreHere ? filingSets.map(compareWithOtherReader) : [];
    const compared = sets.reduce((total, set) => total + set.compared, 0);
    const differences = sets.flatMap((set) => set.differences);

    test('thousands of figures are compared', () => {
      expect(compared).toBeGreaterThan(12_000);
    });

    test('exactly the differences are listed, each with its cause', () => {
      const found = differences.map((it) => [it.symbol, it.line, it.periodEnd, it.ours, it.theirs].join(','));
      expect(found.sort()).toEqual(listed.map((row) => row.slice(0, 5).join(',')).sort());
    });

    test('main lines of the sample agree, except profits before minorities, refiled assets and unrounded EPS', () => {
      const sample = new Set(symbols('sec'));
      const main = listed.filter(
        ([symbol = '', line = '']) => sample.has(symbol) && strictLines.includes(line),
      );
      const causes = new Set(main.map(([symbol, line, , , , cause]) => `${symbol} ${line}: ${cause}`));
      const assetsAlone =
        'theirs is of a later filing that repeats assets alone; ours is of the last whole balance sheet';
      const noEquity =
        'theirs is of a later filing that gives no equity; in ours assets are liabilities and equity';
      expect([...causes].sort()).toEqual([
        `BRK-B totalAssets: ${assetsAlone}`,
        `F netIncome: theirs is the consolidated profit with the non-controlling part`,
        `F totalAssets: ${assetsAlone}`,
        'MCD totalAssets: theirs is of a later filing that rounds and repeats only this line; ours is of the last whole balance sheet',
        `META totalAssets: ${noEquity}`,
        `META totalLiabilities: ${noEquity}`,
        'MSFT earningsPerShare: no EPS in the feed: net income over the diluted count is not rounded to cents',
      ]);
    });
  },
);

test('the list of differences names a cause in every row', () => {
  expect(head).toEqual(columns);
  expect(listed.filter((row) => row.length !== columns.length || (row[5] ?? '').length < 10)).toEqual([]);
});
