import { describe, expect, test } from 'vitest';
import { fact } from '../synthetic-facts.ts';
import { line } from './synthetic-year.ts';

const netIncome = fact('NetIncomeLoss', 3552);
const basic = (value: number) => fact('NetIncomeLossAvailableToCommonStockholdersBasic', value);
const diluted = (value: number) => fact('NetIncomeLossAvailableToCommonStockholdersDiluted', value);

describe('net income to common', () => {
  test('is as filed', () => {
    expect(line('netIncomeToCommon', [netIncome, basic(3469)])).toMatchObject({ value: 3469, marks: [] });
  });

  test('is net income less preferred dividends where it was not filed', () => {
    for (const tag of ['PreferredStockDividendsIncomeStatementImpact', 'DividendsPreferredStock']) {
      expect(line('netIncomeToCommon', [netIncome, fact(tag, 83)])).toMatchObject({
        value: 3469,
        marks: ['derived'],
        formula: 'net income − preferred dividends',
      });
    }
  });

  test('deducts preferred dividends whatever their sign', () => {
    expect(line('netIncomeToCommon', [netIncome, fact('DividendsPreferredStock', -83)])?.value).toBe(3469);
  });

  test('is net income where no preferred dividends were filed', () => {
    expect(line('netIncomeToCommon', [netIncome])).toMatchObject({ value: 3552, marks: [] });
    expect(line('netIncomeToCommon', [netIncome, fact('DividendsPreferredStock', 0)])?.marks).toEqual([]);
  });

  test('excludes what only counts as converted', () => {
    const preferred = fact('DividendsPreferredStock', 83);
    expect(line('netIncomeToCommon', [netIncome, diluted(3600), preferred])?.value).toBe(3469);
    expect(line('netIncomeToCommon', [netIncome, diluted(3470)])?.value).toBe(3470);
  });
});

test('net income to diluted common is as filed, else that of the common shares', () => {
  expect(line('netIncomeToDilutedCommon', [netIncome, basic(3469), diluted(3600)])?.value).toBe(3600);
  expect(line('netIncomeToDilutedCommon', [netIncome, basic(3469)])?.value).toBe(3469);
});

test('net income to diluted common excludes participating securities', () => {
  const participating = fact('ParticipatingSecuritiesDistributedAndUndistributedEarningsLossBasic', 38);
  expect(line('netIncomeToDilutedCommon', [fact('NetIncomeLoss', 1298), participating])).toMatchObject({
    value: 1260,
    formula: 'net income to common − participating securities',
  });
});
