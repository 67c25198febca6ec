import {
  type AverageColumn,
  type Column,
  exchangeOf,
  type Market,
  marketRefusal,
  rateOfDay,
} from '../columns/index.ts';
import type { IsoDate } from '../facts/index.ts';
import type { BusinessKind, Statement, Statements } from '../statements/index.ts';
import { averagesOf } from './averages.ts';
import type { Consensus, ForecastBase } from './forecast.ts';
import { forecastHistory } from './forecast-history.ts';

/** All a forecast of this company starts from: its last fiscal year on file. Null without one full fiscal year. */
export function forecastBase(
  statements: Statements,
  annual: readonly Column[],
  average: AverageColumn,
  consensus: readonly Consensus[],
  market: Pick<Market, 'currency' | 'adrRatio' | 'dividends' | 'rates'>,
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
    trailing: trailingOf(statements),
    averages: averagesOf(average),
    consensus,
    netDebt: figures.netDebt.value,
    preferredStock: figures.preferredStock.value,
    minorityInterest: figures.minorityInterest.value,
    ...meetingThePrice(statements.reportedCurrency, market, last.periodEnd),
    adrRatio: market.adrRatio ?? 1,
    afterTaxInterest: afterTaxInterest(statement, statements.businessKind),
    history: forecastHistory(statements, annual, average, market.dividends),
  };
}

function trailingOf({ ltm, annual }: Statements): ForecastBase['trailing'] {
  const lastYear = annual.at(-1);
  if (ltm === null || lastYear === undefined || ltm.period.end <= lastYear.period.end) return null;
  const { revenue, earningsPerShare } = ltm.lines;
  return { periodEnd: ltm.period.end, revenue: revenue.value, earningsPerShare: earningsPerShare.value };
}

/** The rate of the valuation day, the last fiscal year end, and of today, where value and price are in two currencies. */
function meetingThePrice(
  reportedCurrency: string | null,
  market: Pick<Market, 'currency' | 'adrRatio' | 'rates'>,
  valuationDate: IsoDate,
): Pick<ForecastBase, 'refusal' | 'currencyRate' | 'latestCurrencyRate'> {
  const refusal = marketRefusal(reportedCurrency, market);
  const exchange = exchangeOf(reportedCurrency, market);
  if (refusal !== null || exchange === null) return { refusal };
  const { value, why } = rateOfDay(exchange, valuationDate);
  if (value === null) return { refusal: why };
  return { refusal: null, currencyRate: value, latestCurrencyRate: exchange.rates.at(-1)?.rate };
}

/**
 * Interest after the tax it saves, as far as free cash flow is after it, in units of the reported currency.
 *
 * Formula: interest expense x (1 - income tax / pre-tax income), the tax rate kept between 0 and 1; in a year
 * without a profit before tax interest saves no tax.
 * Refuses (null): interest, tax or pre-tax income not filed; a report by IFRS, whose cash flow from operations may be before
 * interest; a company that lends to its customers, whose interest is a cost of what it sells.
 * Example: interest 10 at a tax of 20 on a profit before tax of 100 is 8.
 *
 * docs/methodology.md, "Free cash flow"
 */
function afterTaxInterest({ lines }: Statement, kind: BusinessKind): number | null {
  const isAfterInterest = lines.cashFlowFromOperatingActivities.sources.every(
    ({ taxonomy }) => taxonomy === 'us-gaap',
  );
  if (!isAfterInterest || kind === 'captiveLender') return null;
  const interest = lines.interestExpense.value;
  const tax = lines.incomeTax.value;
  const pretax = lines.pretaxIncome.value;
  if (interest === null || tax === null || pretax === null) return null;
  const taxRate = pretax > 0 ? Math.min(Math.max(tax / pretax, 0), 1) : 0;
  return interest * (1 - taxRate);
}
