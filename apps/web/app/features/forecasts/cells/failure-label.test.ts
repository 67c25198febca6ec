import { parseFormula } from '@tenfold/domain/formulas';
import { expect, test } from 'vitest';
import { failureLabel } from './failure-label.ts';

function reasonOf(formula: string): string | null {
  const parsed = parseFormula(formula);
  return failureLabel({ row: 'margin', column: '2028', failure: parsed.ok ? null : parsed.failure });
}

test.each([
  ['=margins[-1]', '“margins” isn’t a row of the table or a function.'],
  ['=AVERAGE(', 'The formula isn’t complete.'],
  ['=1 + * 2', '“*” isn’t expected here.'],
  ['=MAX(1,2)', '“1,2” could be one number or two. Write 1.2, or separate numbers with a semicolon.'],
  [`=${'1+'.repeat(600)}1`, 'A formula has at most 1,000 characters.'],
])('%s says what is wrong with it', (formula, reason) => expect(reasonOf(formula)).toBe(reason));

test('a formula that can be read has no reason to be blank', () =>
  expect(reasonOf('=margin[-1]')).toBeNull());

test('a cycle names the cells it goes through', () => {
  const failed = (through: readonly { row: 'margin' | 'revenueChange'; column: string }[]) =>
    failureLabel({
      row: 'margin',
      column: '2028',
      failure: { why: 'cycle', span: { from: 0, to: 0 }, text: '', through },
    });
  expect(failed([{ row: 'margin', column: '2028' }])).toBe('Margin 2028 refers to itself.');
  expect(
    failed([
      { row: 'margin', column: '2028' },
      { row: 'revenueChange', column: 'Terminal' },
    ]),
  ).toBe('Margin 2028 refers to itself through Revenue change Terminal.');
});
