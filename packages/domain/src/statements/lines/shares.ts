import { marked } from '../combine.ts';
import { averageCount, first, type Rule, tagsOf } from '../rule.ts';
import { rescaled } from '../share-scale.ts';
import { earningsPerShare, netIncome } from './income.ts';

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
const count = first(diluted, { ...basic, read: (view) => marked(basic.read(view), 'basic_shares') });

/** The diluted weighted average, in single shares. methodology.md 2, "sharesOutstanding (diluted)" */
export const sharesOutstanding: Rule = {
  tags: tagsOf([count, netIncome, earningsPerShare]),
  read(view) {
    const figure = count.read(view);
    const profit = netIncome.read(view).value;
    const perShare = earningsPerShare.read(view).value;
    return profit === null || perShare === null || perShare === 0
      ? figure
      : rescaled(figure, profit / perShare);
  },
};
