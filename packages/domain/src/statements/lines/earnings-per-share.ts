import { type Figure, missing } from '../../figures/index.ts';
import { combine, marksOf, plus } from '../combine.ts';
import { averagePerShare, firstOf, firstOrFallback, flow, memoizeRule, type Rule, tagsOf } from '../rule.ts';
import { rescaledPerShare } from '../shares/share-scale.ts';
import type { PeriodView } from '../views/period-view.ts';
import { netIncome } from './net-income.ts';
import { netIncomeToCommon, netIncomeToDilutedCommon } from './net-income-to-common.ts';
import { earlierIfSlip, isNear } from './per-share-slips.ts';
import { filedCount, medianShareCount } from './share-count.ts';

const diluted = averagePerShare(
  'us-gaap:EarningsPerShareDiluted',
  'us-gaap:EarningsPerShareBasicAndDiluted',
  'ifrs-full:DilutedEarningsLossPerShare',
  'ifrs-full:BasicAndDilutedEarningsLossPerShare',
);
const continuing = averagePerShare(
  'us-gaap:IncomeLossFromContinuingOperationsPerDilutedShare',
  'ifrs-full:DilutedEarningsLossPerShareFromContinuingOperations',
);
const discontinued = averagePerShare(
  'us-gaap:IncomeLossFromDiscontinuedOperationsNetOfTaxPerDilutedShare',
  'ifrs-full:DilutedEarningsLossPerShareFromDiscontinuedOperations',
);
const profitOfDiscontinued = flow(
  'us-gaap:IncomeLossFromDiscontinuedOperationsNetOfTax',
  'us-gaap:IncomeLossFromDiscontinuedOperationsNetOfTaxAttributableToReportingEntity',
  'ifrs-full:ProfitLossFromDiscontinuedOperations',
);

/** Earnings of continuing operations are all there is, unless something was discontinued. */
const byOperations: Rule = {
  tags: tagsOf([continuing, discontinued, profitOfDiscontinued]),
  read(view) {
    const going = continuing.read(view);
    const gone = discontinued.read(view);
    if (gone.value !== null) return combine('continuing + discontinued operations', [going, gone].map(plus));
    return (profitOfDiscontinued.read(view).value ?? 0) === 0 ? going : missing('part_missing');
  },
};

const asFiled = firstOrFallback(
  diluted,
  byOperations,
  averagePerShare('us-gaap:EarningsPerShareBasic', 'ifrs-full:BasicEarningsLossPerShare'),
);

/** Earnings of more than this a share are divided by a count in thousands or millions. */
export const maxPerShare = 50_000;

/** The figure as filed, in units of the currency. */
export const filedEarningsPerShare: Rule = memoizeRule({
  tags: tagsOf([asFiled, netIncome, netIncomeToCommon, netIncomeToDilutedCommon, filedCount]),
  read(view) {
    const figure = asFiled.read(view);
    const count = filedCount.read(view).value;
    const usual = medianShareCount(view);
    if (count === null || usual === null || count > usual * 5 || count < usual / 5) return figure;
    const expected = (netIncomeToDilutedCommon.read(view).value ?? Number.NaN) / count;
    const rescaled = rescaledPerShare(figure, expected);
    if (rescaled !== figure) return rescaled;
    const others = [netIncomeToCommon, netIncome].map(
      (rule) => (rule.read(view).value ?? Number.NaN) / count,
    );
    return others.some((it) => isNear(figure, it)) ? figure : earlierIfSlip(figure, expected, view);
  },
});

const derived: Rule = {
  tags: tagsOf([netIncomeToDilutedCommon, filedCount]),
  read: profitOverCount,
};

/**
 * Diluted earnings per share as filed: in all, or of continuing and discontinued operations; basic ones only where a company
 * files no diluted ones, marked. Where none are filed, as by a company with several classes of shares, net income to common over
 * the diluted average count, marked as derived; never over a basic count or one on a cover.
 *
 * @example net income to common 12,193, diluted shares 8,254, no EPS: 1.477
 *
 * docs/methodology.md, "Earnings per share"
 */
export const earningsPerShare: Rule = firstOf(filedEarningsPerShare, derived);

function profitOverCount(view: PeriodView): Figure {
  const profit = netIncomeToDilutedCommon.read(view);
  const count = filedCount.read(view);
  if (profit.value === null || count.value === null) return missing(count.why ?? profit.why ?? 'not_filed');
  const value = profit.value / count.value;
  if (count.value <= 0 || Math.abs(value) > maxPerShare) return missing('not_provable');
  if (count.marks.includes('basic_shares')) return missing('part_missing');
  return {
    value,
    why: null,
    marks: marksOf(['derived'], profit.marks, count.marks),
    sources: [...profit.sources, ...count.sources],
    formula: 'net income to common ÷ diluted shares',
    splitFactor: count.splitFactor,
    scale: 1,
  };
}
