import { describe, expect, test } from 'vitest';
import { instant } from '../synthetic-facts.ts';
import { line } from './synthetic-year.ts';

describe('liabilities', () => {
  const assets = instant('Assets', 100);
  const equity = instant('StockholdersEquity', 40);

  test('below current liabilities are a subtotal, and derived instead', () => {
    const facts = [assets, equity, instant('LiabilitiesCurrent', 30), instant('Liabilities', 20)];
    expect(line('totalLiabilities', facts)).toMatchObject({
      value: 60,
      marks: ['derived', 'no_second_proof'],
    });
  });

  test('as large as the assets of a company with equity are the balance sheet total', () => {
    expect(line('totalLiabilities', [assets, equity, instant('Liabilities', 100)])?.value).toBe(60);
  });

  test('exclude each kind of redeemable interest', () => {
    const facts = [
      assets,
      instant('StockholdersEquityIncludingPortionAttributableToNoncontrollingInterest', 45),
      instant('RedeemableNoncontrollingInterestEquityCommonCarryingAmount', 3),
      instant('RedeemableNoncontrollingInterestEquityPreferredCarryingAmount', 2),
    ];
    expect(line('totalLiabilities', facts)?.value).toBe(50);
  });
});

describe('a balance sheet', () => {
  const whole = 'StockholdersEquityIncludingPortionAttributableToNoncontrollingInterest';
  const restated = { filed: '2026-02-15', accession: 'a year later' };

  test('is read from one report, even if a later one repeats some lines on another basis', () => {
    const facts = [
      instant('Assets', 100),
      instant('Liabilities', 60),
      instant('StockholdersEquity', 40),
      instant('StockholdersEquity', 55, restated),
    ];
    expect(line('shareholdersEquity', facts)?.value).toBe(40);
    const again = [...facts, instant('Assets', 104, restated), instant('Liabilities', 49, restated)];
    expect(line('totalAssets', again)?.value).toBe(104);
    expect(line('shareholdersEquity', again)?.value).toBe(55);
  });

  test('without liabilities must be whole: assets in a note are not enough', () => {
    const facts = [
      instant('Assets', 100),
      instant('LiabilitiesAndStockholdersEquity', 100),
      instant('StockholdersEquity', 40),
      instant('Assets', 90, restated),
      instant('StockholdersEquity', 55, restated),
    ];
    expect(line('totalLiabilities', facts)?.value).toBe(60);
  });

  test('does not take a part of equity for the whole', () => {
    const facts = [
      instant('Assets', 100),
      instant('LiabilitiesAndStockholdersEquity', 100),
      instant('StockholdersEquity', 40),
      instant(whole, 4), // other comprehensive income under the wrong name
    ];
    expect(line('totalLiabilities', facts)).toMatchObject({
      value: 60,
      marks: ['derived', 'no_second_proof'],
    });
  });

  test('proves liabilities by the equity of parent and others', () => {
    const facts = [
      instant('Assets', 100),
      instant('LiabilitiesAndStockholdersEquity', 100),
      instant('StockholdersEquity', 40),
      instant('MinorityInterest', 5),
      instant(whole, 45),
    ];
    expect(line('totalLiabilities', facts)).toMatchObject({ value: 55, marks: ['derived'] });
    const contradicting = facts.map((it) => (it.tag === 'MinorityInterest' ? { ...it, value: 20 } : it));
    expect(line('totalLiabilities', contradicting)).toMatchObject({ value: null, why: 'part_missing' });
  });

  test('without total liabilities adds current and non-current ones', () => {
    const facts = [
      instant('Assets', 100),
      instant('LiabilitiesCurrent', 25),
      instant('LiabilitiesNoncurrent', 35),
      instant('StockholdersEquity', 40),
    ];
    expect(line('totalLiabilities', facts)).toMatchObject({ value: 60, marks: ['derived'] });
  });

  test("that never balances is the newest report's, marked", () => {
    const facts = [instant('Assets', 100), instant('Liabilities', 50), instant('StockholdersEquity', 40)];
    expect(line('totalLiabilities', facts)).toMatchObject({ value: 50, marks: ['does_not_balance'] });
    expect(line('shareholdersEquity', facts)).toMatchObject({ value: 40, marks: ['does_not_balance'] });
  });

  test('counts a redeemable interest once, under the name with which it balances', () => {
    const facts = [
      instant('Assets', 100),
      instant('Liabilities', 50),
      instant('StockholdersEquity', 40),
      instant('RedeemableNoncontrollingInterestEquityCarryingAmount', 10),
      instant('TemporaryEquityCarryingAmountAttributableToParent', 10),
    ];
    expect(line('temporaryEquity', facts)?.value).toBe(10);
  });
});

describe('minority interest', () => {
  test("is total equity less the parent's where a filed part does not balance", () => {
    const facts = [
      instant('Assets', 100),
      instant('Liabilities', 50),
      instant('StockholdersEquity', 38),
      instant('StockholdersEquityIncludingPortionAttributableToNoncontrollingInterest', 50),
      instant('MinorityInterest', 7),
    ];
    expect(line('minorityInterest', facts)).toMatchObject({ value: 12, marks: ['derived'] });
  });

  const whole = instant('StockholdersEquityIncludingPortionAttributableToNoncontrollingInterest', 45);

  test('is the difference of equity with and without it in one filing', () => {
    expect(line('minorityInterest', [whole, instant('StockholdersEquity', 40)])).toMatchObject({
      value: 5,
      marks: ['derived'],
    });
  });

  test('is not derived from two filings, one of which may be restated', () => {
    const later = instant('StockholdersEquity', 40, { filed: '2026-02-15', accession: 'later' });
    expect(line('minorityInterest', [whole, later])?.why).toBe('not_filed');
  });
});

describe('cash', () => {
  const cash = instant('CashAndCashEquivalentsAtCarryingValue', 10);

  test('is the filed total where it includes securities under their own name', () => {
    const total = instant('CashCashEquivalentsAndShortTermInvestments', 18);
    expect(line('cash', [cash, total])?.value).toBe(18);
    expect(line('cash', [cash, total, instant('AssetsCurrent', 15)])?.value).toBe(10);
  });

  test('adds marketable securities where the total has only short-term investments', () => {
    const facts = [
      cash,
      instant('ShortTermInvestments', 3),
      instant('CashCashEquivalentsAndShortTermInvestments', 13),
      instant('MarketableSecuritiesCurrent', 2),
    ];
    expect(line('cash', facts)?.value).toBe(15);
  });

  test('counts debt securities for sale that are filed without accrued interest', () => {
    // NIKE's short-term investments of 2025-05-31, in millions.
    const investments = instant('DebtSecuritiesAvailableForSaleExcludingAccruedInterestCurrent', 1_687);
    const atHand = instant('CashAndCashEquivalentsAtCarryingValue', 7_464);
    expect(line('cash', [atHand, investments])?.value).toBe(9_151);
    const same = instant('AvailableForSaleSecuritiesDebtSecuritiesCurrent', 1_687);
    expect(line('cash', [atHand, investments, same])?.value).toBe(9_151);
  });

  test('of a bank is its own and with other banks', () => {
    const facts = [instant('CashAndDueFromBanks', 23), instant('InterestBearingDepositsInBanks', 440)];
    expect(line('cash', facts, '6021')?.value).toBe(463);
  });
});

describe("the parent's equity", () => {
  const whole = 'StockholdersEquityIncludingPortionAttributableToNoncontrollingInterest';
  const later = { filed: '2025-08-08', accession: 'a quarter later', form: '10-Q' };
  const sheet = [instant('Assets', 2774), instant('Liabilities', 1220), instant(whole, 1554)];
  const member = [...sheet.map((it) => ({ ...it, ...later })), instant('StockholdersEquity', -451, later)];

  test('is not one member of the statement of equity that another report contradicts', () => {
    const facts = [
      ...sheet,
      ...member,
      instant('StockholdersEquity', 1554, { filed: '2027-02-15', accession: 'x' }),
    ];
    expect(line('shareholdersEquity', facts)?.value).toBe(1554);
    expect(line('minorityInterest', facts)?.value).toBeNull();
  });

  test('is far below the whole where others own and earn the rest', () => {
    expect(line('shareholdersEquity', [...sheet, ...member])?.value).toBe(-451);
  });

  test('is of the newer sheet that restates assets, less the interest of others as last told', () => {
    const older = [
      instant('Assets', 41_912),
      instant('Liabilities', 29_287),
      instant(whole, 12_625),
      instant('MinorityInterest', 10),
    ];
    const restated = { filed: '2026-02-15', accession: 'a year later' };
    const newer = [
      instant('Assets', 41_682, restated),
      instant('Liabilities', 29_213, restated),
      instant(whole, 12_469, restated),
    ];
    const facts = [...older, ...newer];
    expect(line('totalAssets', facts)?.value).toBe(41_682);
    expect(line('totalLiabilities', facts)?.value).toBe(29_213);
    expect(line('shareholdersEquity', facts)?.value).toBe(12_459);
  });
});
