import { type RowGroup, type RowOf, row } from './row.ts';
import type { RowKey } from './row-keys.ts';

const assumption = { indented: true, editable: true } as const;
const comparative = { comparative: true } as const;
const change = { ...assumption, ...comparative } as const;
const hidden = { hidden: true } as const;

/** One table decides label, unit, group, whether a reader may edit it in a forecast, and the chart axis; nothing else in the product repeats any of it. */
export const rows: readonly RowOf<RowKey>[] = [
  row('earningsPerShare', 'Diluted EPS', 'perShare', 'perShare', { strong: true }),
  row('freeCashFlowPerShare', 'FCF per share', 'perShare', 'perShare'),
  row('dividendsPerShare', 'Dividends per share', 'perShare', 'perShare', { hint: 'adjusted for splits' }),
  row('dividendsPayout', 'Dividends payout', 'percent', 'perShare'),
  row('revenue', 'Revenue', 'millions', 'pl', { strong: true }),
  row('revenueChange', 'Revenue change', 'percent', 'pl', change),
  row('netIncome', 'Net income', 'millions', 'pl', { strong: true }),
  row('margin', 'Margin', 'percent', 'pl', assumption),
  row('cashFlowFromOperatingActivities', 'CFO', 'millions', 'cf'),
  row('percentageCfoOfRevenue', '% of revenue', 'percent', 'cf', assumption),
  row('capex', 'Capex', 'millions', 'cf'),
  row('capexChange', 'Capex change', 'percent', 'cf', change),
  row('freeCashFlow', 'FCF', 'millions', 'cf', { strong: true, hint: 'CFO − capex' }),
  row('totalAssets', 'Total assets', 'millions', 'bs'),
  row('totalAssetsChange', 'Total assets change', 'percent', 'bs', change),
  row('totalLiabilities', 'Total liabilities', 'millions', 'bs'),
  row('percentageLiabilitiesOfAssets', '% of assets', 'percent', 'bs', assumption),
  row('shareholdersEquity', "Shareholders' equity", 'millions', 'bs'),
  row('netDebt', 'Net debt', 'millions', 'bs'),
  row('sharesOutstanding', 'Shares outstanding', 'shares', 'bs', { hint: 'diluted weighted average' }),
  row('sharesOutstandingChange', 'Shares change', 'percent', 'bs', change),
  row('averageMarketCap', 'Market cap', 'millions', 'valuation', { hint: 'end of period' }),
  row('averageStockPrice', 'Stock price', 'perShare', 'valuation', { hint: 'end of period' }),
  row('roa', 'ROA', 'percent', 'other', comparative),
  row('roe', 'ROE', 'percent', 'other', comparative),
  row('interestCoverage', 'Interest coverage', 'ratio', 'other'),
  row('freeCashFlowYield', 'FCF yield', 'percent', 'valuation', hidden),
  row('dividendYield', 'Dividend yield', 'percent', 'valuation', hidden),
  row('priceEarningsRatioLtm', 'P/E LTM', 'ratio', 'valuation', hidden),
  row('stockPriceRange', 'Stock price range', 'perShare', 'valuation', hidden),
  row('enterpriseValue', 'Enterprise value', 'millions', 'valuation', hidden),
  row('netDebtEstimate', 'Net debt', 'millions', 'valuation', hidden),
  row('requiredReturn', 'Required return', 'percent', 'valuation', { hidden: true, editable: true }),
  row('terminalValue', 'Terminal value', 'millions', 'valuation', hidden),
  row('preferredStock', 'Preferred stock', 'millions', 'valuation', hidden),
  row('minorityInterest', 'Minority interest', 'millions', 'valuation', hidden),
  row('freeCashFlowGrowthRate', 'Free cash flow growth', 'percent', 'cf', { ...change, hidden: true }),
  row('pvBreakdown', 'PV breakdown', 'millions', 'valuation', hidden),
];

const byKey = new Map(rows.map((definition) => [definition.key, definition]));

export function rowOf(key: RowKey): RowOf<RowKey> {
  const definition = byKey.get(key);
  if (definition === undefined) throw new RangeError(`no such row: ${key}`);
  return definition;
}

/** The groups in the order of the table and their headings. */
export const rowGroups: readonly { readonly key: RowGroup; readonly label: string }[] = [
  { key: 'perShare', label: 'Per Share' },
  { key: 'pl', label: 'Income statement' },
  { key: 'cf', label: 'Cash flow' },
  { key: 'bs', label: 'Balance sheet' },
  { key: 'valuation', label: 'Valuation' },
  { key: 'other', label: 'Other' },
];
