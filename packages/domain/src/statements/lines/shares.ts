import { missing } from '../../figures/index.ts';
import { marked } from '../combine.ts';
import { averageCount, first, type Rule, tagsOf } from '../rule.ts';
import { rescaled } from '../share-scale.ts';
import { earningsPerShare } from './earnings-per-share.ts';
import { netIncome } from './net-income.ts';

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

/** Earnings of more than this a share, without a filed figure that says so, are a count in thousands or millions. */
const mostPerShare = 50_000;

/** The diluted weighted average, in single shares. methodology.md 2, "sharesOutstanding (diluted)" */
export const sharesOutstanding: Rule = {
  tags: tagsOf([count, netIncome, earningsPerShare]),
  read(view) {
    const figure = count.read(view);
    const profit = netIncome.read(view).value;
    const perShare = earningsPerShare.read(view).value;
    if (profit === null) return figure;
    if (perShare !== null && perShare !== 0) return rescaled(figure, profit / perShare);
    const each = Math.abs(profit) / (figure.value ?? Number.NaN);
    return each > mostPerShare ? missing('not_provable') : figure;
  },
};
