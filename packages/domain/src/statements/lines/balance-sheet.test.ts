import { describe, expect, test } from 'vitest';
import { instant } from '../made-up-facts.ts';
import { line } from './made-up-year.ts';

describe('liabilities', () => {
  const assets = instant('Assets', 100);
  const equity = instant('StockholdersEquity', 40);

  test('below the current ones are a subtotal, and derived instead', () => {
    const facts = [assets, equity, instant('LiabilitiesCurrent', 30), instant('Liabilities', 20)];
    expect(line('totalLiabilities', facts)).toMatchObject({ value: 60, marks: ['derived'] });
  });

  test('as large as the assets of a company with equity are the balance sheet total', () => {
    expect(line('totalLiabilities', [assets, equity, instant('Liabilities', 100)])?.value).toBe(60);
  });

  test('leave out each kind of interest that may have to be bought back', () => {
    const facts = [
      assets,
      instant('StockholdersEquityIncludingPortionAttributableToNoncontrollingInterest', 45),
      instant('RedeemableNoncontrollingInterestEquityCommonCarryingAmount', 3),
      instant('RedeemableNoncontrollingInterestEquityPreferredCarryingAmount', 2),
    ];
    expect(line('totalLiabilities', facts)?.value).toBe(50);
  });
});

describe("others' interest", () => {
  const whole = instant('StockholdersEquityIncludingPortionAttributableToNoncontrollingInterest', 45);

  test('is what one filing gives as equity with it and without', () => {
    expect(line('minorityInterest', [whole, instant('StockholdersEquity', 40)])).toMatchObject({
      value: 5,
      marks: ['derived'],
    });
  });

  test('is not read from two filings, of which one may be restated', () => {
    const later = instant('StockholdersEquity', 40, { filed: '2026-02-15', accession: 'later' });
    expect(line('minorityInterest', [whole, later])?.why).toBe('not_filed');
  });
});

describe('cash', () => {
  const cash = instant('CashAndCashEquivalentsAtCarryingValue', 10);

  test('is the filed total where it holds securities under a name of their own', () => {
    const total = instant('CashCashEquivalentsAndShortTermInvestments', 18);
    expect(line('cash', [cash, total])?.value).toBe(18);
    expect(line('cash', [cash, total, instant('AssetsCurrent', 15)])?.value).toBe(10);
  });

  test('has marketable securities on top where the total holds the short-term investments alone', () => {
    const facts = [
      cash,
      instant('ShortTermInvestments', 3),
      instant('CashCashEquivalentsAndShortTermInvestments', 13),
      instant('MarketableSecuritiesCurrent', 2),
    ];
    expect(line('cash', facts)?.value).toBe(15);
  });

  test('of a bank is at hand and with other banks', () => {
    const facts = [instant('CashAndDueFromBanks', 23), instant('InterestBearingDepositsInBanks', 440)];
    expect(line('cash', facts, '6021')?.value).toBe(463);
  });
});
