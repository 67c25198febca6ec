import { type Figure, missing } from '../figures/index.ts';
import type { MoreRowKey } from '../rows/index.ts';
import { type BusinessKind, isFinancial, type Statement } from '../statements/index.ts';
import { asOpening, combined, missingPart, quotient, sum } from './arithmetic.ts';
import { noneIfNotFiled } from './market-figures.ts';

/** What a period's further rows are made from, beside its own lines. */
export interface MoreInputs {
  readonly kind: BusinessKind;
  readonly lines: Statement['lines'];
  readonly opening: Statement['lines'] | null;
  /** In the trading currency, as prices are. */
  readonly enterpriseValue: Figure;
  /** Figures of the twelve months that end with the period, in the trading currency. */
  readonly trailing: { readonly ebitda: Figure; readonly freeCashFlow: Figure };
}

/** docs/methodology.md, "Further rows" */
export function moreFigures(inputs: MoreInputs): Record<MoreRowKey, Figure> {
  const { kind, lines, opening, enterpriseValue, trailing } = inputs;
  return {
    costOfRevenue: lines.costOfRevenue,
    grossProfit: lines.grossProfit,
    researchAndDevelopment: lines.researchAndDevelopment,
    sellingGeneralAdministrative: lines.sellingGeneralAdministrative,
    advertising: lines.advertising,
    operatingIncome: lines.operatingIncome,
    depreciationAndAmortization: lines.depreciationAndAmortization,
    ebitda: ebitda(lines, kind),
    interestExpense: lines.interestExpense,
    pretaxIncome: lines.pretaxIncome,
    incomeTax: lines.incomeTax,
    stockCompensation: lines.stockCompensation,
    buybacks: lines.buybacks,
    dividendsPaid: lines.dividendsPaid,
    currentAssets: lines.currentAssets,
    cashAndEquivalents: lines.cashAndEquivalents,
    receivables: lines.receivables,
    inventory: lines.inventory,
    goodwill: lines.goodwill,
    currentLiabilities: lines.currentLiabilities,
    noncurrentDebt: lines.noncurrentDebt,
    roic: returnOnInvestedCapital(lines, opening, kind),
    enterpriseValueEbitda: quotient(
      enterpriseValue,
      trailing.ebitda,
      'enterprise value ÷ EBITDA of twelve months',
      'whole_not_positive',
    ),
    enterpriseValueFreeCashFlow: quotient(
      enterpriseValue,
      trailing.freeCashFlow,
      'enterprise value ÷ FCF of twelve months',
      'whole_not_positive',
    ),
    forwardPriceEarningsRatio: missing('no_past_estimates'),
  };
}

/**
 * Operating income before depreciation and amortization, in units of the reported currency.
 *
 * Formula: operating income + depreciation and amortization.
 * Refuses: a bank, an insurer or a broker; a missing part.
 * Example: Apple 2025: 133,050 + 11,698 = 144,748 million.
 *
 * docs/methodology.md, "Further rows"
 */
export function ebitda(lines: Statement['lines'], kind: BusinessKind): Figure {
  if (isFinancial(kind)) return missing('not_meaningful_for_financials');
  return sum(
    [lines.operatingIncome, lines.depreciationAndAmortization],
    'operating income + depreciation and amortization',
  );
}

/**
 * Operating income after tax on the capital it was earned with, a fraction.
 *
 * Formula: operating income × (1 − income tax ÷ income before tax) / ((opening + closing invested capital) / 2), where
 * invested capital = equity + minority interest + net debt, and the tax rate is kept within 0 and 1. The first period
 * has its closing capital alone and is marked. A quarter is not annualized.
 * Refuses: a bank, an insurer or a broker; a missing part; capital of zero or less, as where cash exceeds debt and equity.
 * Example: operating income 50, tax 5 of 25, capital 180 and 220: 50 × 0.8 / 200 = 0.2.
 *
 * docs/methodology.md, "Further rows"
 */
export function returnOnInvestedCapital(
  lines: Statement['lines'],
  opening: Statement['lines'] | null,
  kind: BusinessKind,
): Figure {
  if (isFinancial(kind)) return missing('not_meaningful_for_financials');
  const income = [lines.operatingIncome, lines.incomeTax, lines.pretaxIncome];
  const [operating, tax, pretax] = income.map((figure) => figure.value);
  const closing = investedCapital(lines);
  if (operating == null || tax == null || pretax == null || closing.value === null)
    return missingPart([...income, closing]);
  const rate = pretax > 0 ? Math.min(1, Math.max(0, tax / pretax)) : 0;
  const before = opening === null ? null : investedCapital(opening);
  const hasBefore = before !== null && before.value !== null;
  const capital = hasBefore ? ((before.value ?? 0) + closing.value) / 2 : closing.value;
  if (!(capital > 0)) return missing('average_not_positive');
  return combined(
    [...income, closing, ...(hasBefore ? [asOpening(before)] : [])],
    (operating * (1 - rate)) / capital,
    `operating income × (1 − tax rate) ÷ ${hasBefore ? 'average' : 'closing'} of equity + minority interest + net debt`,
    hasBefore ? [] : ['closing_balance'],
  );
}

function investedCapital(lines: Statement['lines']): Figure {
  return sum(
    [lines.shareholdersEquity, noneIfNotFiled(lines.minorityInterest), lines.netDebt],
    'equity + minority interest + net debt',
  );
}
