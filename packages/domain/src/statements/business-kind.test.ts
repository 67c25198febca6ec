import { expect, test } from 'vitest';
import type { Fact } from '../facts/index.ts';
import { businessKind } from './business-kind.ts';
import { fact, instant } from './synthetic-facts.ts';

const filed = (...tags: string[]): Fact[] => tags.map((tag) => instant(tag, 5));
const classified = ['AssetsCurrent', 'LiabilitiesCurrent'];
const brokersCash = 'CashAndSecuritiesSegregatedUnderFederalAndOtherRegulations';
const premiums = ['PremiumsEarnedNet', 'PolicyholderBenefitsAndClaimsIncurredNet'];

test.each([
  ['6022', 'bank'],
  ['6141', 'bank'],
  ['6331', 'insurer'],
  ['6324', 'general'], // a health plan
  ['6411', 'general'], // an insurance agent
  ['6200', 'general'], // an exchange
  ['6798', 'realEstate'],
  ['4911', 'utility'],
  ['4941', 'utility'],
  ['7389', 'general'],
])('industry code %s means kind %s', (sic, kind) => {
  expect(businessKind(sic, [])).toBe(kind);
});

test('without a code the tags of the last two years decide', () => {
  const bank = [instant('Deposits', 5), fact('NoninterestIncome', 1)];
  expect(businessKind(null, bank)).toBe('bank');
  expect(businessKind(null, bank.slice(1))).toBe('general');
  expect(businessKind(null, [...bank, instant('Assets', 1, { end: '2030-12-31' })])).toBe('general');
  expect(businessKind('7372', bank)).toBe('general');
});

test.each([
  ['insurer', premiums],
  ['general', [...premiums, ...classified]], // a health plan, an insurance agent with a small insurer
  ['broker', ['PayablesToCustomers', 'ReceivablesFromCustomers']],
  ['general', ['PayablesToCustomers']],
  ['broker', ['IncreaseDecreaseInPayablesToCustomers', brokersCash]], // owed under a tag of the filer's own
  ['general', ['IncreaseDecreaseInPayablesToCustomers']],
  ['realEstate', ['RealEstateGrossAtCarryingValue', 'RealEstateAccumulatedDepreciation']],
  ['utility', ['RegulatoryAssetsCurrent', 'RegulatoryAssetsNoncurrent', 'RegulatoryLiabilityNoncurrent']],
  ['general', ['RegulatoryAssetsNoncurrent', 'RegulatoryLiabilityNoncurrent']],
  ['captiveLender', ['PaymentsToAcquireFinanceReceivables', 'ProceedsFromCollectionOfFinanceReceivables']],
])('without a code kind %s is found by %j', (kind, tags) => {
  expect(businessKind(null, filed(...tags))).toBe(kind);
});

test('a broker is distinguished from other dealers in securities by its tags', () => {
  expect(businessKind('6211', filed('PayablesToCustomers', 'BrokerageCommissionsRevenue'))).toBe('broker');
  expect(businessKind('6211', [])).toBe('general');
  expect(businessKind('6211', filed('Deposits', 'InterestIncomeExpenseNet'))).toBe('bank');
});

test('a manufacturer that lends to its customers is found by its tags, whatever its code', () => {
  const lends = filed('PaymentsToAcquireFinanceReceivables', 'ProceedsFromCollectionOfFinanceReceivables');
  expect(businessKind('3711', lends)).toBe('captiveLender');
});
