import { type Figure, missing } from '../../../figures/index.ts';
import { marked } from '../../combine.ts';
import { difference, firstOf, firstOrFallback, flow, memoizeRule, type Rule, tagsOf } from '../../rule.ts';
import type { PeriodView } from '../../views/period-view.ts';

const gross: readonly Rule[] = [
  flow('us-gaap:InterestExpense', 'ifrs-full:FinanceCosts'),
  flow('us-gaap:InterestExpenseNonoperating'),
  flow('us-gaap:InterestExpenseDebt'),
  flow('us-gaap:InterestAndDebtExpense'),
  flow('us-gaap:InterestExpenseOperating', 'ifrs-full:InterestExpense'),
];
const incurred = difference(
  'interest incurred − interest capitalized',
  flow('us-gaap:InterestCostsIncurred'),
  [flow('us-gaap:InterestCostsCapitalized')],
);
const net: readonly Rule[] = [
  flow('us-gaap:InterestIncomeExpenseNonoperatingNet'),
  flow('us-gaap:InterestIncomeExpenseNet'),
];
const paid = firstOf(flow('us-gaap:InterestPaidNet'), flow('us-gaap:InterestPaid'));

/** What is paid in cash is about what a year costs: coupons fall due in it or in the next. */
const leastOfPaid = 0.5;
const mostOfPaid = 2;

/** A rule's figure where cash interest of about its size was paid in the year, or the year before of one that is not over. */
function besidePaid(rule: Rule, asCharge: (figure: Figure) => Figure): Rule {
  const isLikePaid = (year: PeriodView) => {
    const [charge, cash] = [asCharge(rule.read(year)).value, paid.read(year).value];
    if (charge === null || cash === null) return false;
    return charge >= cash * leastOfPaid && charge <= cash * mostOfPaid;
  };
  return {
    tags: tagsOf([rule, paid]),
    read(view) {
      const charge = asCharge(rule.read(view));
      const year = view.years().find((it) => rule.read(it).value !== null);
      const isProved = year !== undefined && isLikePaid(year);
      return charge.value === null || isProved ? charge : missing('part_missing');
    },
  };
}

/** A charge filed with the sign of a cost. */
function turned(figure: Figure): Figure {
  if (figure.value === null || figure.value >= 0) return missing('not_filed');
  const sources = figure.sources.map((it) => ({ ...it, sign: (it.sign === 1 ? -1 : 1) as 1 | -1 }));
  return { ...marked(figure, 'derived'), value: -figure.value, sources, formula: 'a cost filed below zero' };
}

/** A net charge; what is earned beside it is taken off. Net income from interest hides the charge. */
function asNetCharge(figure: Figure): Figure {
  const charge = turned(figure);
  return charge.value === null
    ? charge
    : { ...marked(charge, 'net_interest'), formula: 'interest expense less interest income' };
}

/** The expense alone, as filed: what debt is held against. */
export const filedInterest: Rule = memoizeRule(firstOrFallback(...gross));

const secondChoices = [
  ...gross.map((rule) => besidePaid(rule, turned)),
  besidePaid(incurred, (it) => it),
  ...net.map((rule) => besidePaid(rule, asNetCharge)),
];

function aboveZero(figure: Figure): Figure {
  return (figure.value ?? 0) < 0 ? missing('not_provable') : figure;
}

/**
 * Interest charged, gross. Where no report gives it: costs incurred less those capitalized; a charge filed below zero; a net charge,
 * marked. The last three only beside cash interest of half to twice the amount, so that no income hides a charge.
 *
 * @example filed −1,812, paid 2,050: 1,812
 * @example incurred 1,000, capitalized 82, paid 927: 918
 * @example net −222, paid 294: 222, net. Net 107 of income, paid 389: no value
 *
 * docs/methodology.md, "Interest and tax"
 */
export const interestExpense: Rule = memoizeRule({
  tags: tagsOf([filedInterest, incurred, ...net, paid]),
  read(view: PeriodView) {
    const direct = aboveZero(filedInterest.read(view));
    if (direct.value !== null) return direct;
    const other = secondChoices.map((it) => it.read(view)).find((it) => it.value !== null);
    return other ?? direct;
  },
});
