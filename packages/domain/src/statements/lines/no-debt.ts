import { computed, missing } from '../../figures/index.ts';
import { balance, flow, type Rule, tagsOf } from '../rule.ts';
import { totalLiabilities } from './balance-sheet.ts';
import { cash } from './cash.ts';
import { interestExpense } from './income.ts';

/** Whatever a company that owes or owed something in the period would have filed. */
const signsOfDebt = [
  interestExpense,
  flow('us-gaap:InterestPaidNet', 'us-gaap:InterestPaid'),
  flow('us-gaap:RepaymentsOfDebt', 'us-gaap:RepaymentsOfLongTermDebt'),
  flow('us-gaap:ProceedsFromIssuanceOfLongTermDebt', 'us-gaap:ProceedsFromIssuanceOfDebt'),
  flow('us-gaap:RepaymentsOfConvertibleDebt', 'us-gaap:ProceedsFromConvertibleDebt'),
  balance('us-gaap:DebtInstrumentCarryingAmount'),
  balance('us-gaap:DebtInstrumentFaceAmount'),
];

/** A balance sheet with cash and a filed total of liabilities, and no sign of debt anywhere: none is owed. Marked. */
export const noDebt: Rule = {
  tags: tagsOf([...signsOfDebt, totalLiabilities, cash]),
  read(view) {
    const liabilities = totalLiabilities.read(view);
    const signs = signsOfDebt.some((sign) => (sign.read(view).value ?? 0) !== 0);
    const isIfrs = liabilities.sources.some((it) => it.taxonomy !== 'us-gaap');
    if (view.kind !== 'general' || signs || isIfrs || cash.read(view).value === null) {
      return missing('not_filed');
    }
    return liabilities.value === null
      ? missing('not_filed')
      : computed(0, 'no debt on the filed balance sheet', ['derived'], liabilities.sources);
  },
};
