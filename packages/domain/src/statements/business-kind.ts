import type { Fact } from '../facts/index.ts';
import { daysAfter, lastDay } from '../periods/index.ts';
import type { BusinessKind } from './line.ts';

const us = (...tags: string[]) => tags.map((tag) => `us-gaap:${tag}`);

const bankTags = us('Deposits', 'InterestIncomeExpenseNet', 'NoninterestIncome');
const insurerTags = us(
  'PremiumsEarnedNet',
  'LiabilityForClaimsAndClaimsAdjustmentExpense',
  'LiabilityForFuturePolicyBenefits',
  'PolicyholderBenefitsAndClaimsIncurredNet',
);
// A balance sheet may owe it under a name of the filer's own; what flowed in and out of it is filed all the same.
const customersCash = us('PayablesToCustomers', 'IncreaseDecreaseInPayablesToCustomers');
const brokerTags = us(
  'ReceivablesFromCustomers',
  'BrokerageCommissionsRevenue',
  'PayablesToBrokerDealersAndClearingOrganizations',
  'CashAndSecuritiesSegregatedUnderFederalAndOtherRegulations',
  'CashAndSecuritiesSegregatedUnderSecuritiesExchangeCommissionRegulation',
);
const realEstateTags = us(
  'RealEstateInvestmentPropertyNet',
  'RealEstateInvestmentPropertyAtCost',
  'RealEstateInvestmentPropertyAccumulatedDepreciation',
  'RealEstateGrossAtCarryingValue',
  'RealEstateAccumulatedDepreciation',
);
const utilityTags = us(
  'RegulatoryAssets',
  'RegulatoryAssetsCurrent',
  'RegulatoryAssetsNoncurrent',
  'RegulatoryLiabilities',
  'RegulatoryLiabilityCurrent',
  'RegulatoryLiabilityNoncurrent',
  'RegulatedAndUnregulatedOperatingRevenue',
);
const moneyLent = us(
  'PaymentsToAcquireFinanceReceivables',
  'PaymentsToAcquireLoansAndLeasesHeldForInvestment',
);
const loansCollected = us(
  'ProceedsFromCollectionOfFinanceReceivables',
  'ProceedsFromSaleAndCollectionOfFinanceReceivables',
);
const classifiedTags = us('AssetsCurrent', 'LiabilitiesCurrent');

export const kindTags: readonly string[] = [
  ...bankTags,
  ...insurerTags,
  ...customersCash,
  ...brokerTags,
  ...realEstateTags,
  ...utilityTags,
  ...moneyLent,
  ...loansCollected,
  ...classifiedTags,
];

/**
 * The kind of business, by the SEC's industry code (SIC); where the code is missing or mixed, by the tags of the last
 * two years of filings.
 *
 * Mixed codes are those of brokers (6211), lessors (6172), asset managers (6282) and the like: GS files deposits, KKR
 * premiums. Insurance agents (6411), exchanges (6200) and health plans (6324) are service businesses. No code tells a
 * manufacturer that owns a bank for its customers; tags do.
 *
 * @example businessKind('6022', []) === 'bank'
 * @example businessKind('6331', []) === 'insurer'
 * @example businessKind('6798', []) === 'realEstate'
 * @example businessKind('4911', []) === 'utility'
 *
 * docs/methodology.md, "Kinds of business"
 */
export function businessKind(sic: string | null, facts: readonly Fact[]): BusinessKind {
  const code = sic === null || sic === '' ? null : Number(sic);
  return (code === null ? null : kindByCode(code)) ?? kindByTags(facts, code);
}

function kindByCode(code: number): BusinessKind | null {
  if (code >= 6020 && code < 6099) return 'bank';
  if (code === 6111 || (code >= 6140 && code <= 6163)) return 'bank';
  if (code === 6200 || code === 6324 || code === 6411) return 'general';
  if (code >= 6311 && code <= 6399) return 'insurer';
  if (code === 6798) return 'realEstate';
  if (code >= 4911 && code <= 4941) return 'utility';
  return null;
}

/**
 * Insurers and banks do not split their balance sheet into current and not: a broker with a small insurer of its own, or a
 * health plan, does.
 */
function kindByTags(facts: readonly Fact[], code: number | null): BusinessKind {
  const recent = recentTags(facts);
  const count = (tags: readonly string[]) => tags.filter((tag) => recent.has(tag)).length;
  const isFinance = code === null || (code >= 6000 && code < 7000);
  const isClassified = count(classifiedTags) === classifiedTags.length;
  if (isFinance && !isClassified && count(insurerTags) >= 2) return 'insurer';
  if (isFinance && !isClassified && count(bankTags) >= 2) return 'bank';
  if (isFinance && count(customersCash) > 0 && count(brokerTags) > 0) return 'broker';
  if (isFinance && count(realEstateTags) >= 2) return 'realEstate';
  if (code === null && count(utilityTags) >= 3) return 'utility';
  return count(moneyLent) > 0 && count(loansCollected) > 0 ? 'captiveLender' : 'general';
}

function recentTags(facts: readonly Fact[]): ReadonlySet<string> {
  const newest = lastDay(facts.map((fact) => fact.end));
  const since = newest === null ? '' : daysAfter(newest, -2 * 365);
  const recent = facts.filter((fact) => fact.end >= since && fact.value !== 0);
  return new Set(recent.map((fact) => `${fact.taxonomy}:${fact.tag}`));
}
