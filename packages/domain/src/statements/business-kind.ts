import type { Fact } from '../facts/index.ts';
import { daysAfter, lastDay } from '../periods/index.ts';
import type { BusinessKind } from './line.ts';

const bankTags = ['us-gaap:Deposits', 'us-gaap:InterestIncomeExpenseNet', 'us-gaap:NoninterestIncome'];
const insurerTags = [
  'us-gaap:PremiumsEarnedNet',
  'us-gaap:LiabilityForClaimsAndClaimsAdjustmentExpense',
  'us-gaap:LiabilityForFuturePolicyBenefits',
  'us-gaap:PolicyholderBenefitsAndClaimsIncurredNet',
];
const realEstateTags = [
  'us-gaap:RealEstateInvestmentPropertyNet',
  'us-gaap:RealEstateInvestmentPropertyAtCost',
  'us-gaap:RealEstateInvestmentPropertyAccumulatedDepreciation',
];

export const kindTags: readonly string[] = [...bankTags, ...insurerTags, ...realEstateTags];

/**
 * What rules the company's money follows: by the industry code the SEC keeps, else by the tags of its last two years of
 * filings (two of a kind; one may be a footnote).
 *
 * Other financial codes are mixed: brokers (6211), lessors (6172) and asset managers (6282) count as banks or insurers when
 * they file deposits and net interest, or premiums and claims. Health plans
 * (6324) collect premiums but their cash flow is that of a service business; they stay general.
 *
 * @example businessKind('6022', []) === 'bank'
 * @example businessKind('6331', []) === 'insurer'
 * @example businessKind('6798', []) === 'realEstate'
 */
export function businessKind(sic: string | null, facts: readonly Fact[]): BusinessKind {
  const code = sic === null ? Number.NaN : Number(sic);
  if (code >= 6020 && code < 6099) return 'bank';
  if (code === 6111 || (code >= 6140 && code <= 6163)) return 'bank';
  if (code >= 6311 && code <= 6399 && code !== 6324) return 'insurer';
  if (code === 6798) return 'realEstate';
  const unsure = Number.isNaN(code) || (code >= 6000 && code < 7000 && code !== 6324);
  return unsure ? kindByTags(facts) : 'general';
}

function kindByTags(facts: readonly Fact[]): BusinessKind {
  const newest = lastDay(facts.map((fact) => fact.end));
  const since = newest === null ? '' : daysAfter(newest, -2 * 365);
  const recent = new Set(
    facts
      .filter((fact) => fact.end >= since && fact.value !== 0)
      .map((fact) => `${fact.taxonomy}:${fact.tag}`),
  );
  const has = (tags: readonly string[]) => tags.filter((tag) => recent.has(tag)).length >= 2;
  if (has(insurerTags)) return 'insurer';
  if (has(bankTags)) return 'bank';
  return has(realEstateTags) ? 'realEstate' : 'general';
}
