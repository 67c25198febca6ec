import { rowOf, rows } from './default-rows.ts';
import { type RowOf, row } from './row.ts';
import { isRowKey, type RowKey } from './row-keys.ts';

/**
 * Rows beside those of the default view, for readers who choose all of them. They load when first chosen, and are no
 * part of a forecast.
 */
export type MoreRowKey = (typeof order)[number];

export type AnyRowKey = RowKey | MoreRowKey;

export type RowDefinition = RowOf<AnyRowKey>;

const ofIncome = [
  'costOfRevenue',
  'grossProfit',
  'researchAndDevelopment',
  'sellingGeneralAdministrative',
  'advertising',
  'operatingIncome',
  'depreciationAndAmortization',
  'ebitda',
  'interestExpense',
  'pretaxIncome',
  'incomeTax',
] as const;

const ofCashFlow = ['stockCompensation', 'buybacks', 'dividendsPaid'] as const;
const ofAssets = ['currentAssets', 'cashAndEquivalents', 'receivables', 'inventory', 'goodwill'] as const;
const ofLiabilities = ['currentLiabilities', 'noncurrentDebt'] as const;

const order = [
  ...ofIncome,
  ...ofCashFlow,
  ...ofAssets,
  ...ofLiabilities,
  'roic',
  'enterpriseValueEbitda',
  'enterpriseValueFreeCashFlow',
  'forwardPriceEarningsRatio',
] as const;

const moreRows: Readonly<Record<MoreRowKey, RowOf<MoreRowKey>>> = {
  costOfRevenue: row('costOfRevenue', 'Cost of revenue', 'millions', 'pl'),
  grossProfit: row('grossProfit', 'Gross profit', 'millions', 'pl'),
  researchAndDevelopment: row('researchAndDevelopment', 'R&D', 'millions', 'pl'),
  sellingGeneralAdministrative: row('sellingGeneralAdministrative', 'SG&A', 'millions', 'pl'),
  advertising: row('advertising', 'Advertising', 'millions', 'pl'),
  operatingIncome: row('operatingIncome', 'Operating income', 'millions', 'pl'),
  depreciationAndAmortization: row(
    'depreciationAndAmortization',
    'Depreciation & amortization',
    'millions',
    'pl',
  ),
  ebitda: row('ebitda', 'EBITDA', 'millions', 'pl'),
  interestExpense: row('interestExpense', 'Interest expense', 'millions', 'pl'),
  pretaxIncome: row('pretaxIncome', 'Pre-tax income', 'millions', 'pl'),
  incomeTax: row('incomeTax', 'Income tax', 'millions', 'pl'),
  stockCompensation: row('stockCompensation', 'Stock compensation', 'millions', 'cf'),
  buybacks: row('buybacks', 'Buybacks', 'millions', 'cf', { hint: 'cash paid' }),
  dividendsPaid: row('dividendsPaid', 'Dividends paid', 'millions', 'cf', { hint: 'cash paid' }),
  currentAssets: row('currentAssets', 'Current assets', 'millions', 'bs'),
  cashAndEquivalents: row('cashAndEquivalents', 'Cash & equivalents', 'millions', 'bs'),
  receivables: row('receivables', 'Receivables', 'millions', 'bs'),
  inventory: row('inventory', 'Inventory', 'millions', 'bs'),
  goodwill: row('goodwill', 'Goodwill', 'millions', 'bs'),
  currentLiabilities: row('currentLiabilities', 'Current liabilities', 'millions', 'bs'),
  noncurrentDebt: row('noncurrentDebt', 'Noncurrent debt', 'millions', 'bs'),
  roic: row('roic', 'ROIC', 'percent', 'other', { comparative: true }),
  enterpriseValueEbitda: row('enterpriseValueEbitda', 'EV / EBITDA', 'ratio', 'valuation'),
  enterpriseValueFreeCashFlow: row('enterpriseValueFreeCashFlow', 'EV / FCF', 'ratio', 'valuation'),
  forwardPriceEarningsRatio: row('forwardPriceEarningsRatio', 'Forward P/E', 'ratio', 'valuation', {
    hint: 'last close ÷ consensus',
  }),
};

export const moreRowKeys: readonly MoreRowKey[] = order;

/** What follows each row of the default view when all are shown; hidden rows that filings give, among them. */
const following: Partial<Record<RowKey, readonly AnyRowKey[]>> = {
  revenueChange: ofIncome,
  freeCashFlow: ['freeCashFlowGrowthRate', ...ofCashFlow],
  totalAssetsChange: ofAssets,
  percentageLiabilitiesOfAssets: ofLiabilities,
  averageStockPrice: [
    'preferredStock',
    'minorityInterest',
    'enterpriseValue',
    'priceEarningsRatioLtm',
    'forwardPriceEarningsRatio',
    'enterpriseValueEbitda',
    'enterpriseValueFreeCashFlow',
    'freeCashFlowYield',
    'dividendYield',
  ],
  roe: ['roic'],
};

/** What the table shows unless all rows are chosen. */
export const defaultRows: readonly RowOf<RowKey>[] = rows.filter(({ hidden }) => !hidden);

/** All rows that filings, prices and estimates give, in the order of the table. */
export const allRows: readonly RowDefinition[] = defaultRows.flatMap((each) => [
  each,
  ...(following[each.key] ?? []).map(anyRowOf),
]);

export function isMoreRowKey(text: string): text is MoreRowKey {
  return Object.hasOwn(moreRows, text);
}

export function isAnyRowKey(text: string): text is AnyRowKey {
  return isRowKey(text) || isMoreRowKey(text);
}

export function anyRowOf(key: AnyRowKey): RowDefinition {
  return isMoreRowKey(key) ? moreRows[key] : rowOf(key);
}
