import { describe, expect, test } from 'vitest';
import { buildStatements } from '../build-statements.ts';
import { fact, instant, threeMonths } from '../made-up-facts.ts';
import { line } from './made-up-year.ts';

const refused = { value: null, why: 'part_missing' };

describe('a part of the debt is never shown as the whole', () => {
  test("the debt of a carmaker's smallest segment", () => {
    const facts = [instant('LongTermDebtNoncurrent', 600), fact('InterestExpense', 5157)];
    expect(line('totalDebt', facts)).toMatchObject(refused);
    expect(
      line('netDebt', [...facts, instant('CashAndCashEquivalentsAtCarryingValue', 9)])?.value,
    ).toBeNull();
  });

  test('at the end of a quarter, told by the interest of the year', () => {
    const facts = [
      instant('LongTermDebtNoncurrent', 600, { end: '2024-09-30', form: '10-Q' }),
      fact('InterestExpense', 5157),
      threeMonths('NetIncomeLoss', 2024, 3, 1),
    ];
    const { quarterly } = buildStatements({ facts, splits: [], fiscalYearEnd: '1231', sic: null });
    expect(quarterly.map((it) => it.lines.totalDebt.why)).toContain('part_missing');
    expect(quarterly.map((it) => it.lines.totalDebt.value)).not.toContain(600);
  });

  test('the credit line of a landlord whose mortgages have a name of their own', () => {
    expect(line('totalDebt', [instant('LineOfCredit', 5), fact('InterestExpense', 85)])).toMatchObject(
      refused,
    );
    const facts = [instant('NotesPayable', 70), instant('DebtInstrumentCarryingAmount', 100)];
    expect(line('totalDebt', facts)).toMatchObject(refused);
  });

  test('short-term borrowings of a company that raises long-term debt and files it by segment', () => {
    const facts = [instant('ShortTermBorrowings', 40), fact('ProceedsFromIssuanceOfLongTermDebt', 90)];
    expect(line('totalDebt', facts)).toMatchObject(refused);
    const earlier = [
      instant('LongTermDebtNoncurrent', 40, { end: '2023-12-31' }),
      fact('NetIncomeLoss', 1, { start: '2023-01-01', end: '2023-12-31' }),
    ];
    expect(line('totalDebt', [...facts, ...earlier])?.value).toBe(40);
  });

  test('the later part alone, where a total that holds what is due was filed', () => {
    const facts = [instant('LongTermDebtNoncurrent', 70), instant('LongTermDebt', 80)];
    expect(line('totalDebt', facts)).toMatchObject({ value: 80, marks: ['fallback_tag'] });
  });
});

test('notes payable beside the current part of long-term debt are borrowings of their own', () => {
  const facts = [instant('LongTermDebtNoncurrent', 70), instant('LongTermDebtCurrent', 2)];
  expect(line('totalDebt', [...facts, instant('NotesAndLoansPayableCurrent', 5)])?.value).toBe(77);
  expect(line('totalDebt', [...facts, instant('NotesPayableCurrent', 2)])?.value).toBe(72);
});

test("a foreign company's borrowings due within a year are one line", () => {
  const ifrs = { taxonomy: 'ifrs-full' };
  const facts = [
    instant('NoncurrentPortionOfNoncurrentBorrowings', 70, ifrs),
    instant('CurrentBorrowingsAndCurrentPortionOfNoncurrentBorrowings', 9, ifrs),
  ];
  expect(line('totalDebt', facts)?.value).toBe(79);
});

test('a foreign company that files no debt tag we know is not taken to owe nothing', () => {
  const ifrs = { taxonomy: 'ifrs-full' };
  const facts = [instant('Liabilities', 50, ifrs), instant('CashAndCashEquivalents', 30, ifrs)];
  expect(line('totalDebt', facts)?.why).toBe('not_filed');
});
