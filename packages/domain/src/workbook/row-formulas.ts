import type { AnyRowKey } from '../rows/index.ts';

/** How a row follows from others, in the language of forecast formulas. `above` must be above zero for it to mean something. */
export interface RowFormula {
  readonly formula: string;
  readonly above?: string;
}

type RowFormulas = Readonly<Partial<Record<AnyRowKey, RowFormula>>>;

const ratios: RowFormulas = {
  freeCashFlowPerShare: { formula: '=freeCashFlow / sharesOutstanding', above: '=sharesOutstanding' },
  roa: {
    formula: '=netIncome / ((totalAssets[-1] + totalAssets) / 2)',
    above: '=totalAssets[-1] + totalAssets',
  },
  roe: {
    formula: '=netIncome / ((shareholdersEquity[-1] + shareholdersEquity) / 2)',
    above: '=shareholdersEquity[-1] + shareholdersEquity',
  },
  freeCashFlow: { formula: '=cashFlowFromOperatingActivities - capex' },
  freeCashFlowGrowthRate: { formula: '=freeCashFlow / freeCashFlow[-1] - 1', above: '=freeCashFlow[-1]' },
};

/** Formulas of filed columns. What they don't give, because another basis or balance was taken, stays a number. */
export const filedFormulas: RowFormulas = {
  ...ratios,
  revenueChange: { formula: '=revenue / revenue[-1] - 1' },
  margin: { formula: '=netIncome / revenue' },
  percentageCfoOfRevenue: { formula: '=cashFlowFromOperatingActivities / revenue' },
  capexChange: { formula: '=capex / capex[-1] - 1' },
  totalAssetsChange: { formula: '=totalAssets / totalAssets[-1] - 1' },
  percentageLiabilitiesOfAssets: { formula: '=totalLiabilities / totalAssets' },
  sharesOutstandingChange: { formula: '=sharesOutstanding / sharesOutstanding[-1] - 1' },
  dividendsPayout: { formula: '=dividendsPerShare / earningsPerShare' },
  interestCoverage: { formula: '=operatingIncome / interestExpense' },
};

/** Formulas of the six columns of a forecast. docs/methodology.md, "Forecast columns" */
export const forecastFormulas: RowFormulas = {
  ...ratios,
  revenue: { formula: '=revenue[-1] * (1 + revenueChange)' },
  netIncome: { formula: '=revenue * margin' },
  cashFlowFromOperatingActivities: { formula: '=revenue * percentageCfoOfRevenue' },
  capex: { formula: '=capex[-1] * (1 + capexChange)' },
  totalAssets: { formula: '=totalAssets[-1] * (1 + totalAssetsChange)' },
  totalLiabilities: { formula: '=totalAssets * percentageLiabilitiesOfAssets' },
  shareholdersEquity: { formula: '=totalAssets - totalLiabilities' },
  sharesOutstanding: { formula: '=sharesOutstanding[-1] * (1 + sharesOutstandingChange)' },
  earningsPerShare: { formula: '=netIncome / sharesOutstanding', above: '=sharesOutstanding' },
};

/** Where growth of free cash flow was typed. */
export const typedGrowthFormula: RowFormula = {
  formula: '=freeCashFlow[-1] * (1 + freeCashFlowGrowthRate)',
  above: '=freeCashFlow[-1]',
};

/** The level whose compound growth a change goes on with. */
export const levelOfChange: Readonly<Partial<Record<AnyRowKey, AnyRowKey>>> = {
  revenueChange: 'revenue',
  capexChange: 'capex',
  totalAssetsChange: 'totalAssets',
  sharesOutstandingChange: 'sharesOutstanding',
};
