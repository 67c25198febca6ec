import { marked } from '../combine.ts';
import { perCompany } from '../per-company.ts';
import { averageCount, firstOrFallback, type Rule } from '../rule.ts';

const diluted = averageCount(
  'us-gaap:WeightedAverageNumberOfDilutedSharesOutstanding',
  'us-gaap:WeightedAverageNumberOfShareOutstandingBasicAndDiluted',
  'ifrs-full:AdjustedWeightedAverageShares',
);
const basic = averageCount(
  'us-gaap:WeightedAverageNumberOfSharesOutstandingBasic',
  'us-gaap:WeightedAverageNumberOfSharesIssuedBasic',
  'ifrs-full:WeightedAverageShares',
);

/** The average count as filed, diluted, else basic and marked. */
export const filedCount: Rule = firstOrFallback(diluted, {
  ...basic,
  read: (view) => marked(basic.read(view), 'basic_shares'),
});

/** The company's median count over its years: what a slip of one year is held against. */
export const medianShareCount = perCompany((years) => {
  const counts = years.map((year) => filedCount.read(year).value).filter((it) => it !== null);
  return counts.sort((a, b) => a - b)[Math.floor(counts.length / 2)] ?? null;
});
