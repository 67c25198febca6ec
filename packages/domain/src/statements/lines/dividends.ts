import { type Figure, missing } from '../../figures/index.ts';
import { marksOf } from '../combine.ts';
import { firstOf, firstOrFallback, flow, flowPerShare, type Rule, tagsOf } from '../rule.ts';
import { sharesOutstanding } from './shares.ts';

const paidToCommon = flow(
  'us-gaap:PaymentsOfDividendsCommonStock',
  'us-gaap:DividendsCommonStockCash',
  'us-gaap:DividendsCommonStock',
  'us-gaap:PaymentsOfOrdinaryDividends',
);
const paidToAll = flow(
  'us-gaap:PaymentsOfDividends',
  'ifrs-full:DividendsPaidToEquityHoldersOfParentClassifiedAsFinancingActivities',
  'ifrs-full:DividendsPaidClassifiedAsFinancingActivities',
);

/** Preferred shares and minorities get less than the common shares: below this share of all, only equivalents are meant. */
const minToCommon = 1 / 3;

/**
 * Dividends of the common shares before those of all owners, which include preferred shares and minorities. Some file only what
 * holders of options get under the tag of the common shares. A payment filed as negative is meant as a payment.
 *
 * @example to common 246, to all 277: 246
 * @example to common 159, to all 9,629: 9,629
 * @example to common nothing, to preferred shares 939: nothing
 */
const paid: Rule = {
  tags: tagsOf([paidToCommon, paidToAll]),
  read(view) {
    const common = asPayment(paidToCommon.read(view));
    const all = asPayment(paidToAll.read(view));
    if (common.value === null || all.value === null) return common.value === null ? all : common;
    return common.value > 0 && common.value < all.value * minToCommon ? all : common;
  },
};

function asPayment(figure: Figure): Figure {
  return figure.value === null ? figure : { ...figure, value: Math.abs(figure.value) };
}

/** The formula of a dividend that nobody filed per share. */
export const cashPerShare = 'dividends paid ÷ diluted shares';

/** Dividends in money over the shares there were on average; not over those on covers, which leave out what is paid to other classes. */
export const dividendsPaidPerShare: Rule = {
  tags: tagsOf([paid, sharesOutstanding]),
  read(view) {
    const cash = paid.read(view);
    const shares = sharesOutstanding.read(view);
    if (cash.value === null) return cash;
    const isOnCovers = shares.marks.includes('cover_count');
    if (shares.value === null || shares.value <= 0 || isOnCovers) return missing('part_missing');
    return {
      value: cash.value / shares.value,
      why: null,
      marks: marksOf(['derived'], cash.marks, shares.marks),
      sources: [...cash.sources, ...shares.sources],
      formula: cashPerShare,
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
const filed = firstOrFallback(declared, flowPerShare('us-gaap:CommonStockDividendsPerShareCashPaid'));
/** Every tag that gives a dividend per share. */
export const dividendsPerShareTags: readonly string[] = filed.tags;

const filedOrPaid = firstOf(filed, dividendsPaidPerShare);

/**
 * Dividends add up over quarters, unlike earnings per share. Cash paid stands in only where a company files none per share; a
 * quarter without a declaration in a year with some is not filled with what was paid for another.
 *
 * docs/methodology.md, "Dividends per share"
 */
export const dividendsPerShare: Rule = {
  tags: filedOrPaid.tags,
  read(view) {
    const figure = filed.read(view);
    return figure.value === null && figure.why === 'not_filed' ? filedOrPaid.read(view) : figure;
  },
};
