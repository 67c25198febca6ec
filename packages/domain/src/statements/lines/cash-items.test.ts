import { describe, expect, test } from 'vitest';
import { fact } from '../synthetic-facts.ts';
import { line } from './synthetic-year.ts';

describe('depreciation and amortization', () => {
  test('are the largest of the totals filed: others are a part', () => {
    const filed = [
      fact('DepreciationDepletionAndAmortization', 457),
      fact('DepreciationAndAmortization', 2199),
    ];
    expect(line('depreciationAndAmortization', filed)).toMatchObject({ value: 2199, marks: [] });
  });

  test('are added up where no total is filed', () => {
    const filed = [fact('Depreciation', 762), fact('AmortizationOfIntangibleAssets', 7377)];
    expect(line('depreciationAndAmortization', filed)?.value).toBe(8139);
  });

  test('are not depreciation alone', () => {
    expect(line('depreciationAndAmortization', [fact('Depreciation', 762)])?.why).toBe('part_missing');
  });
});

test('stock compensation is that of the cash flow statement, else the expense of the note', () => {
  const note = fact('AllocatedShareBasedCompensationExpense', 282);
  expect(line('stockCompensation', [note, fact('ShareBasedCompensation', 281)])).toMatchObject({
    value: 281,
    marks: [],
  });
  expect(line('stockCompensation', [note])).toMatchObject({ value: 282, marks: ['fallback_tag'] });
});

test('buybacks are the cash paid for own shares', () => {
  expect(line('buybacks', [fact('PaymentsForRepurchaseOfCommonStock', 90_711)])?.value).toBe(90_711);
  expect(line('buybacks', [fact('Assets', 1)])?.why).toBe('not_filed');
});

describe('dividends paid', () => {
  test('are those of common and preferred shares together', () => {
    const filed = [
      fact('PaymentsOfDividendsCommonStock', 200),
      fact('PaymentsOfDividendsPreferredStockAndPreferenceStock', 30),
    ];
    expect(line('dividendsPaid', filed)?.value).toBe(230);
  });

  test('are the total where one is filed beside a part', () => {
    const filed = [fact('PaymentsOfDividends', 246), fact('PaymentsOfDividendsCommonStock', 240)];
    expect(line('dividendsPaid', filed)).toMatchObject({ value: 246, marks: [] });
  });

  test('are not declared ones', () => {
    expect(line('dividendsPaid', [fact('DividendsCommonStockCash', 200)])?.why).toBe('not_filed');
  });
});
