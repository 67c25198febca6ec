import { missing } from '../../figures/index.ts';
import { marksOf } from '../combine.ts';
import { either, first, flow, flowPerShare, type Rule, tagsOf } from '../rule.ts';
import { sharesOutstanding } from './shares.ts';

const paid = flow(
  'us-gaap:PaymentsOfDividendsCommonStock',
  'us-gaap:PaymentsOfOrdinaryDividends',
  'us-gaap:PaymentsOfDividends',
  'ifrs-full:DividendsPaidToEquityHoldersOfParentClassifiedAsFinancingActivities',
  'ifrs-full:DividendsPaidClassifiedAsFinancingActivities',
);

/** Cash paid over the shares there were on average. */
export const dividendsPaidPerShare: Rule = {
  tags: tagsOf([paid, sharesOutstanding]),
  read(view) {
    const cash = paid.read(view);
    const shares = sharesOutstanding.read(view);
    if (cash.value === null) return cash;
    if (shares.value === null || shares.value <= 0) return missing('part_missing');
    return {
      value: cash.value / shares.value,
      why: null,
      marks: marksOf(['derived'], cash.marks, shares.marks),
      sources: [...cash.sources, ...shares.sources],
      formula: 'dividends paid ÷ diluted shares',
      splitFactor: shares.splitFactor,
      scale: 1,
    };
  },
};

const declared = flowPerShare(
  'us-gaap:CommonStockDividendsPerShareDeclared',
  'ifrs-full:DividendsRecognisedAsDistributionsToOwnersPerShare',
  'ifrs-full:DividendsPaidOrdinarySharesPerShare',
);
const filed = first(declared, flowPerShare('us-gaap:CommonStockDividendsPerShareCashPaid'));
/** Every tag that gives a dividend per share. */
export const dividendsPerShareTags: readonly string[] = filed.tags;

const filedOrPaid = either(filed, dividendsPaidPerShare);

/**
 * Dividends add up over quarters, unlike earnings per share. Cash paid stands in only where a company files none per share; a
 * quarter without a declaration in a year with some is not filled with what was paid for another.
 *
 * methodology.md 2, "dividendsPerShare"
 */
export const dividendsPerShare: Rule = {
  tags: filedOrPaid.tags,
  read(view) {
    const figure = filed.read(view);
    return figure.value === null && figure.why === 'not_filed' ? filedOrPaid.read(view) : figure;
  },
};
