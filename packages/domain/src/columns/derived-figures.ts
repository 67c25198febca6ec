import { type Figure, missing } from '../figures/index.ts';
import { type BusinessKind, isFinancial, type Statement } from '../statements/index.ts';
import { asOpening, combined, difference, missingPart, quotient } from './arithmetic.ts';

/**
 * Cash a business keeps after its investments, after interest.
 *
 * Formula: cash flow from operating activities - capital expenditures, in units of the reported currency.
 * Refuses: a bank, an insurer or a broker, whose operating cash flow moves with deposits, premiums and customers' cash; a missing part.
 * Example: 120 - 20 = 100.
 *
 * docs/methodology.md, "Free cash flow"
 */
export function freeCashFlow(lines: Statement['lines'], kind: BusinessKind): Figure {
  if (isFinancial(kind)) return missing('not_meaningful_for_financials');
  return difference(lines.cashFlowFromOperatingActivities, lines.capex, 'CFO − capex');
}

/**
 * Net income on the assets or the equity it was earned with, a fraction.
 *
 * Formula: net income / ((opening + closing) / 2). The first period has no opening balance: its closing balance
 * stands alone and the figure is marked. A quarter is three months' income, not annualised: four of them add up
 * to about the year, as a reader of the other quarterly rows expects.
 * Refuses: an average of zero or less.
 * Example: income 15 on assets of 140 and 160 is 15 / 150 = 0.1.
 *
 * docs/methodology.md, "Ratios of a period"
 */
export function returnOn(
  netIncome: Figure,
  opening: Figure | null,
  closing: Figure,
  balanceName: string,
): Figure {
  if (netIncome.value === null || closing.value === null) return missingPart([netIncome, closing]);
  if (opening === null || opening.value === null) {
    if (!(closing.value > 0)) return missing('average_not_positive');
    const formula = `net income ÷ closing ${balanceName}`;
    return combined([netIncome, closing], netIncome.value / closing.value, formula, ['closing_balance']);
  }
  const average = (opening.value + closing.value) / 2;
  if (!(average > 0)) return missing('average_not_positive');
  const formula = `net income ÷ average ${balanceName}`;
  return combined([netIncome, asOpening(opening), closing], netIncome.value / average, formula);
}

/**
 * How often operating income pays the interest, a ratio.
 *
 * Formula: operating income / interest expense.
 * Refuses: no interest expense, or one of zero or less.
 * Example: 50 / 2 = 25 times.
 *
 * docs/methodology.md, "Ratios of a period"
 */
export function interestCoverage(lines: Statement['lines']): Figure {
  if (lines.interestExpense.value === null) return missing('no_interest_expense');
  return quotient(
    lines.operatingIncome,
    lines.interestExpense,
    'operating income ÷ interest expense',
    'no_interest_expense',
  );
}
