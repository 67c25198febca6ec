import { type AverageColumn, type Column, marketRefusal } from '../columns/index.ts';
import type { RowKey } from '../rows/index.ts';
import type { Statement, Statements } from '../statements/index.ts';
import type { Assumptions, Consensus, ForecastBase } from './forecast.ts';

/** All a forecast of this company starts from: its last fiscal year on file. Null without one full fiscal year. */
export function forecastBase(
  statements: Statements,
  annual: readonly Column[],
  average: AverageColumn,
  consensus: readonly Consensus[],
  market: { readonly currency: string; readonly adrRatio: number | null },
): ForecastBase | null {
  const last = annual.at(-1);
  const statement = statements.annual.at(-1);
  if (last === undefined || last.year === null || last.periodEnd === null || statement === undefined) {
    return null;
  }
  const { figures } = last;
  return {
    businessKind: statements.businessKind,
    lastYear: last.year,
    lastPeriodEnd: last.periodEnd,
    last: {
      revenue: figures.revenue.value,
      capex: figures.capex.value,
      totalAssets: figures.totalAssets.value,
      totalLiabilities: figures.totalLiabilities.value,
      shareholdersEquity: figures.shareholdersEquity.value,
      sharesOutstanding: figures.sharesOutstanding.value,
      freeCashFlow: figures.freeCashFlow.value,
    },
    averages: averagesOf(average),
    consensus,
    netDebt: figures.netDebt.value,
    preferredStock: figures.preferredStock.value,
    minorityInterest: figures.minorityInterest.value,
    refusal: marketRefusal(statements.reportedCurrency, market),
    adrRatio: market.adrRatio ?? 1,
    afterTaxInterest: afterTaxInterest(statement),
  };
}

/**
 * What the averages forecast goes on with (methodology 4): margins are the mean of ten years; growth is the compound
 * rate of the level, as the specification's help text says, and not the mean of the yearly changes, which is above
 * what the company grew whenever its years differ (+100 %, −50 % is a mean of 25 % and no growth at all).
 *
 * A level without a compound rate (it started or ended at zero or below) goes on with the mean of its changes.
 * Example: revenue 100, 200, 100 goes on with 0, not 0.25.
 */
function averagesOf({ figures }: AverageColumn): Assumptions {
  const growth = (level: RowKey, change: RowKey) => figures[level].value ?? figures[change].value;
  return {
    revenueChange: growth('revenue', 'revenueChange'),
    margin: figures.margin.value,
    percentageCfoOfRevenue: figures.percentageCfoOfRevenue.value,
    capexChange: growth('capex', 'capexChange'),
    totalAssetsChange: growth('totalAssets', 'totalAssetsChange'),
    percentageLiabilitiesOfAssets: figures.percentageLiabilitiesOfAssets.value,
    sharesOutstandingChange: growth('sharesOutstanding', 'sharesOutstandingChange'),
  };
}

/**
 * Interest after the tax it saves (methodology 3, freeCashFlow, its switch), in units of the reported currency.
 *
 * Formula: interest expense x (1 - income tax / pre-tax income), the tax rate kept between 0 and 1; in a year
 * without a profit before tax interest saves no tax.
 * Refuses (null): interest, tax or pre-tax income not filed.
 * Example: interest 10 at a tax of 20 on a profit before tax of 100 is 8.
 */
function afterTaxInterest({ lines }: Statement): number | null {
  const interest = lines.interestExpense.value;
  const tax = lines.incomeTax.value;
  const pretax = lines.pretaxIncome.value;
  if (interest === null || tax === null || pretax === null) return null;
  const taxRate = pretax > 0 ? Math.min(Math.max(tax / pretax, 0), 1) : 0;
  return interest * (1 - taxRate);
}
