import { expect, test } from 'vitest';
import { typedFormulas } from './typed-formulas.ts';

test('names the cells that hold a formula, and leaves out years that have been filed', () => {
  const values = {
    2025: { margin: '=margin[-1]' },
    2027: { margin: 0.1, percentageCfoOfRevenue: '=AVERAGE(margin[2022:2025])' },
  };
  const typedCells = ['2027 margin', '2027 percentageCfoOfRevenue'];
  expect(typedFormulas({ values, typedCells })).toEqual([
    { cell: 'CFO, % of revenue 2027', formula: '=AVERAGE(margin[2022:2025])' },
  ]);
});
