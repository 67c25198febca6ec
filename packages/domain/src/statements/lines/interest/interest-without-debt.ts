import { computed, missing } from '../../../figures/index.ts';
import { type Rule, tagsOf } from '../../rule.ts';
import { totalDebt } from '../debt/debt.ts';
import { netIncome } from '../net-income.ts';
import { interestExpense } from './interest.ts';

/**
 * Interest of a period; none where no report gives any and nothing was owed at its end nor at the end of the year before. Debt of zero
 * is proved by next to no interest paid, see the heading "Debt".
 *
 * @example no debt at the ends of 2023 and 2024, no interest filed: 0
 * @example no debt at the end of 2024, 400 a year before, no interest filed: no value
 *
 * docs/methodology.md, "Interest and tax"
 */
export const interestOfPeriod: Rule = {
  tags: tagsOf([interestExpense, totalDebt, netIncome]),
  read(view) {
    const figure = interestExpense.read(view);
    if (figure.value !== null || figure.why !== 'not_filed') return figure;
    const debt = totalDebt.read(view);
    const { before } = view.yearsAround();
    const wasOwed = before !== null && totalDebt.read(before).value !== 0;
    const isPeriod = netIncome.read(view).value !== null;
    if (debt.value !== 0 || wasOwed || !isPeriod) return missing('not_filed');
    return computed(0, 'no debt at the beginning and the end', ['derived'], debt.sources);
  },
};
