import { describe, expect, test } from 'vitest';
import { buildStatements } from '../../build-statements.ts';
import { fact, instant, threeMonths } from '../../synthetic-facts.ts';
import { line } from '../synthetic-year.ts';

const refused = { value: null, why: 'part_missing' };

describe('a part of the debt is never shown as the whole', () => {
  test("not a carmaker's smallest segment", () => {
    const facts = [instant('LongTermDebtNoncurrent', 600), fact('InterestExpense', 5157)];
    expect(line('totalDebt', facts)).toMatchObject(refused);
    expect(
      line('netDebt', [...facts, instant('CashAndCashEquivalentsAtCarryingValue', 9)])?.value,
    ).toBeNull();
  });

  test('not at the end of a quarter, by the interest of the year', () => {
    const facts = [
      instant('LongTermDebtNoncurrent', 600, { end: '2024-09-30', form: '10-Q' }),
      fact('InterestExpense', 5157),
      threeMonths('NetIncomeLoss', 2024, 3, 1),
    ];
    const { quarterly } = buildStatements({ facts, splits: [], fiscalYearEnd: '1231', sic: null });
    expect(quarterly.map((it) => it.lines.totalDebt.why)).toContain('part_missing');
    expect(quarterly.map((it) => it.lines.totalDebt.value)).not.toContain(600);
  });

  test("not a landlord's credit line beside mortgages under their own name", () => {
    expect(line('totalDebt', [instant('LineOfCredit', 5), fact('InterestExpense', 85)])).toMatchObject(
      refused,
    );
    const facts = [instant('NotesPayable', 70), instant('DebtInstrumentCarryingAmount', 100)];
    expect(line('totalDebt', facts)).toMatchObject(refused);
  });

  test('not short-term borrowings of a company that files long-term debt by segment', () => {
    const facts = [instant('ShortTermBorrowings', 40), fact('ProceedsFromIssuanceOfLongTermDebt', 90)];
    expect(line('totalDebt', facts)).toMatchObject(refused);
    const earlier = [
      instant('LongTermDebtNoncurrent', 40, { end: '2023-12-31' }),
      fact('NetIncomeLoss', 1, { start: '2023-01-01', end: '2023-12-31' }),
    ];
    expect(line('totalDebt', [...facts, ...earlier])?.value).toBe(40);
  });

  test('not the non-current part alone, where a total was filed', () => {
    const facts = [instant('LongTermDebtNoncurrent', 70), instant('LongTermDebt', 80)];
    expect(line('totalDebt', facts)).toMatchObject({ value: 80, marks: ['fallback_tag'] });
  });
});

describe('one amount under two names', () => {
  const before = { end: '2023-12-31' };
  const flow = fact('NetIncomeLoss', 1, { start: '2023-01-01', end: '2023-12-31' });

  test('is counted once where a company always files both', () => {
    const facts = [
      instant('LongTermDebtAndCapitalLeaseObligations', 319),
      instant('LinesOfCreditCurrent', 319),
    ];
    expect(line('totalDebt', facts)?.value).toBe(319);
    const notes = [instant('SeniorLongTermNotes', 300), instant('LongTermNotesPayable', 300)];
    expect(line('totalDebt', notes)?.value).toBe(300);
  });

  test('is two debts where the lines differ in other years', () => {
    const facts = [
      flow,
      instant('LongTermDebtNoncurrent', 900),
      instant('LongTermDebtCurrent', 362),
      instant('ShortTermBorrowings', 362),
      instant('LongTermDebtCurrent', 117, before),
      instant('ShortTermBorrowings', 62, before),
    ];
    expect(line('totalDebt', facts)?.value).toBe(900 + 362 + 362);
  });
});

describe('more names of debt', () => {
  test('can name its security', () => {
    const facts = [instant('UnsecuredLongTermDebt', 300), instant('UnsecuredDebtCurrent', 50)];
    expect(line('totalDebt', facts)?.value).toBe(350);
  });

  test('a total of zero beside a current part is no total', () => {
    const facts = [
      instant('LongTermDebtNoncurrent', 2431),
      instant('LongTermDebtCurrent', 1000),
      instant('DebtCurrent', 0),
    ];
    expect(line('totalDebt', facts)?.value).toBe(3431);
  });

  test('a combined amount below the convertible notes covers only the loans', () => {
    const facts = [
      instant('ConvertibleLongTermNotesPayable', 1698),
      instant('DebtLongtermAndShorttermCombinedAmount', 476),
    ];
    expect(line('totalDebt', facts)?.value).toBe(2174);
  });

  test('commercial paper and other short-term borrowings are separate', () => {
    const facts = [
      instant('LongTermDebtNoncurrent', 900),
      instant('CommercialPaper', 320),
      instant('OtherShortTermBorrowings', 95),
    ];
    expect(line('totalDebt', facts)?.value).toBe(1315);
  });

  test('debt above all assets and all liabilities is an error', () => {
    const facts = [instant('LongTermDebt', 19_094), instant('Assets', 2646), instant('Liabilities', 720)];
    expect(line('totalDebt', facts)).toMatchObject(refused);
    const negativeEquity = [instant('LongTermDebt', 30), instant('Assets', 20), instant('Liabilities', 40)];
    expect(line('totalDebt', negativeEquity)?.value).toBe(30);
  });

  test('of a captive lender is more than its notes', () => {
    const lends = [
      fact('PaymentsToAcquireFinanceReceivables', 60),
      fact('ProceedsFromCollectionOfFinanceReceivables', 50),
    ];
    expect(line('totalDebt', [...lends, instant('NotesPayable', 5)])).toMatchObject(refused);
  });
});

describe('a company without debt', () => {
  const sheet = [
    instant('Assets', 10_000),
    instant('Liabilities', 3000),
    instant('CashAndCashEquivalentsAtCarryingValue', 2000),
  ];

  test('has none despite the fees of a credit line', () => {
    const facts = [...sheet, fact('InterestPaidNet', 2), fact('RepaymentsOfLongTermDebt', 40)];
    expect(line('netDebt', facts)?.value).toBe(-2000);
  });

  test('pays interest on its finance leases', () => {
    const facts = [...sheet, fact('InterestExpense', 20), fact('FinanceLeaseInterestExpense', 18)];
    expect(line('totalDebt', facts)?.value).toBe(0);
  });

  test('has none only without relevant interest, borrowings or principal', () => {
    expect(line('totalDebt', [...sheet, fact('InterestPaidNet', 30)])?.value).toBeNull();
    expect(line('totalDebt', [...sheet, fact('ProceedsFromLinesOfCredit', 300)])?.value).toBeNull();
    expect(line('totalDebt', [...sheet, instant('DebtInstrumentFaceAmount', 500)])?.value).toBeNull();
  });
});

test('notes payable beside the current part of long-term debt are separate', () => {
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

test('a foreign company without known debt tags is not assumed to have no debt', () => {
  const ifrs = { taxonomy: 'ifrs-full' };
  const facts = [instant('Liabilities', 50, ifrs), instant('CashAndCashEquivalents', 30, ifrs)];
  expect(line('totalDebt', facts)?.why).toBe('not_filed');
});

describe('a list of kinds of debt', () => {
  test('counts secured debt once where notes payable are all debt', () => {
    const parts = [instant('SecuredDebt', 475), instant('UnsecuredDebt', 4053)];
    expect(line('totalDebt', [instant('NotesPayable', 4528), ...parts])?.value).toBe(4528);
    expect(line('totalDebt', [instant('NotesPayable', 4528), instant('SecuredDebt', 475)])?.value).toBe(5003);
  });

  test('is refused where a year’s interest shows that the main kind is missing', () => {
    const kinds = [instant('LoansPayable', 445), instant('LineOfCredit', 110)];
    expect(line('totalDebt', [...kinds, fact('InterestExpense', 247)])?.why).toBe('part_missing');
    expect(line('totalDebt', [...kinds, fact('InterestExpense', 25)])?.value).toBe(555);
  });
});

describe('debt listed by kind is the sum of its distinct lines', () => {
  test('not what is filed as all long-term debt and is less than one of them', () => {
    const facts = [
      instant('LongTermDebt', 639),
      instant('SecuredDebt', 639),
      instant('UnsecuredDebt', 5307),
      instant('LineOfCredit', 341),
    ];
    expect(line('totalDebt', facts)?.value).toBe(6287);
    const leases = [instant('DebtAndCapitalLeaseObligations', 2833), instant('NotesPayable', 3738)];
    expect(line('totalDebt', leases)?.value).toBe(3738);
  });

  test('with senior notes once, as a part of the notes payable', () => {
    const facts = [
      instant('LongTermDebt', 44),
      instant('NotesPayable', 1631),
      instant('SeniorNotes', 1584),
      instant('OtherNotesPayable', 47),
    ];
    expect(line('totalDebt', facts)?.value).toBe(1631);
  });

  test('with senior notes beside other unsecured debt, where they are more', () => {
    const facts = [
      instant('SeniorNotes', 9432),
      instant('UnsecuredDebt', 1495),
      instant('OtherNotesPayable', 1080),
      instant('LineOfCredit', 1224),
    ];
    expect(line('totalDebt', facts)?.value).toBe(13_231);
    const part = [instant('UnsecuredDebt', 3247), instant('SeniorNotes', 315), instant('SecuredDebt', 2191)];
    expect(line('totalDebt', part)?.value).toBe(5438);
  });

  test('without commercial paper that a newer report counts into a credit line', () => {
    const newer = { filed: '2026-02-20', accession: '0000000001-26-1' };
    const facts = [
      instant('SeniorNotes', 7757, newer),
      instant('LineOfCredit', 1362, newer),
      instant('CommercialPaper', 500),
    ];
    expect(line('totalDebt', facts)?.value).toBe(9119);
  });
});

test('credit lines that the current part holds count once', () => {
  const facts = [
    instant('LongTermDebtNoncurrent', 425),
    instant('LongTermDebtCurrent', 208),
    instant('LinesOfCreditCurrent', 197),
  ];
  expect(line('totalDebt', facts)?.value).toBe(830);
  expect(line('totalDebt', [...facts, instant('NotesPayableCurrent', 11)])?.value).toBe(633);
});

describe('a year without any debt filed', () => {
  const sheet = (end: string) => [
    instant('Assets', 30_000, { end }),
    instant('Liabilities', 12_000, { end }),
    instant('StockholdersEquity', 18_000, { end }),
    instant('CashAndCashEquivalentsAtCarryingValue', 3000, { end }),
  ];
  const before = [
    ...sheet('2023-12-31'),
    instant('NotesPayable', 4559, { end: '2023-12-31' }),
    fact('NetIncomeLoss', 1, { start: '2023-01-01', end: '2023-12-31' }),
  ];

  test('owes nothing after all debt was repaid', () => {
    const facts = [...before, ...sheet('2024-12-31'), fact('RepaymentsOfSeniorDebt', 4559)];
    expect(line('totalDebt', facts)).toMatchObject({ value: 0, marks: ['derived'] });
  });

  test('is unknown where a debt of the year before was repaid in part', () => {
    const facts = [...before, ...sheet('2024-12-31'), fact('RepaymentsOfSeniorDebt', 1160)];
    expect(line('totalDebt', facts)?.value).toBeNull();
  });

  test('is unknown where something was repaid that no year tells of', () => {
    const facts = [...sheet('2024-12-31'), fact('RepaymentsOfSeniorDebt', 1160)];
    expect(line('totalDebt', facts)?.value).toBeNull();
  });
});
