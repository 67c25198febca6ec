import { type Figure, missing } from '../figures/index.ts';
import type { RowKey } from '../rows/index.ts';
import type { Statement } from '../statements/index.ts';
import { changeOf, quotient } from './arithmetic.ts';
import type { ColumnKind, FiledColumn } from './column.ts';
import { freeCashFlow, interestCoverage, returnOn } from './derived-figures.ts';
import { inTraded, rateOfDay } from './exchange.ts';
import { type ColumnContext, marketFigures, type Trailing } from './market-figures.ts';
import { moreFigures } from './more-figures.ts';

/** A period with the periods it is measured against. */
export interface ComparisonPeriods {
  /** What its changes are measured from: the fiscal year before, or the same quarter of the year before. */
  readonly earlier: Statement | null;
  /** The period that ends where this one begins, for average balances. */
  readonly opening: Statement | null;
  /** The twelve months that end with this period. */
  readonly trailing: Trailing;
}

/** The rows of one filed period, each by its definition. docs/methodology.md, "Derived figures" */
export function buildColumn(
  kind: ColumnKind,
  statement: Statement,
  around: ComparisonPeriods,
  setting: ColumnContext,
): FiledColumn {
  const { period, lines } = statement;
  const earlier = around.earlier?.lines ?? null;
  const opening = around.opening?.lines ?? null;
  const since = period.quarter === null ? 'year before' : 'same quarter a year before';
  const changed = (now: Figure, before: Figure | null, name: string) =>
    changeOf(now, before, `${name} ÷ ${name} of the ${since} − 1`);
  const freeCash = freeCashFlow(lines, setting.businessKind);
  const earlierFreeCash =
    around.earlier === null ? null : freeCashFlow(around.earlier.lines, setting.businessKind);
  const figures: Record<RowKey, Figure> = {
    earningsPerShare: lines.earningsPerShare,
    freeCashFlowPerShare: quotient(
      freeCash,
      lines.sharesOutstanding,
      'FCF ÷ diluted shares',
      'shares_missing',
    ),
    dividendsPerShare: lines.dividendsPerShare,
    dividendsPayout: quotient(
      lines.dividendsPerShare,
      lines.earningsPerShare,
      'dividends per share ÷ diluted EPS',
      'eps_not_positive',
    ),
    revenue: lines.revenue,
    revenueChange: changed(lines.revenue, earlier?.revenue ?? null, 'revenue'),
    netIncome: lines.netIncome,
    margin: quotient(lines.netIncome, lines.revenue, 'net income ÷ revenue', 'whole_not_positive'),
    cashFlowFromOperatingActivities: lines.cashFlowFromOperatingActivities,
    percentageCfoOfRevenue: quotient(
      lines.cashFlowFromOperatingActivities,
      lines.revenue,
      'CFO ÷ revenue',
      'whole_not_positive',
    ),
    capex: lines.capex,
    capexChange: changed(lines.capex, earlier?.capex ?? null, 'capex'),
    freeCashFlow: freeCash,
    totalAssets: lines.totalAssets,
    totalAssetsChange: changed(lines.totalAssets, earlier?.totalAssets ?? null, 'total assets'),
    totalLiabilities: lines.totalLiabilities,
    percentageLiabilitiesOfAssets: quotient(
      lines.totalLiabilities,
      lines.totalAssets,
      'total liabilities ÷ total assets',
      'whole_not_positive',
    ),
    shareholdersEquity: lines.shareholdersEquity,
    netDebt: lines.netDebt,
    sharesOutstanding: lines.sharesOutstanding,
    sharesOutstandingChange: changed(lines.sharesOutstanding, earlier?.sharesOutstanding ?? null, 'shares'),
    roa: returnOn(lines.netIncome, opening?.totalAssets ?? null, lines.totalAssets, 'total assets'),
    roe: returnOn(lines.netIncome, opening?.shareholdersEquity ?? null, lines.shareholdersEquity, 'equity'),
    interestCoverage: interestCoverage(lines),
    preferredStock: lines.preferredStock,
    minorityInterest: lines.minorityInterest,
    freeCashFlowGrowthRate: changed(freeCash, earlierFreeCash, 'FCF'),
    ...marketFigures(statement, around.trailing, setting),
    ...forecastOnly,
  };
  const rate = rateOfDay(setting.exchange, period.end);
  const more = moreFigures({
    kind: setting.businessKind,
    lines,
    opening,
    enterpriseValue: figures.enterpriseValue,
    trailing: {
      ebitda: inTraded(around.trailing.ebitda, rate),
      freeCashFlow: inTraded(around.trailing.freeCashFlow, rate),
    },
  });
  return { kind, year: period.year, quarter: period.quarter, periodEnd: period.end, figures, more };
}

// No filing carries these: they are results of a fair value and stand in forecast columns alone.
const forecastOnly = {
  netDebtEstimate: missing('not_filed'),
  requiredReturn: missing('not_filed'),
  terminalValue: missing('not_filed'),
  pvBreakdown: missing('not_filed'),
};
