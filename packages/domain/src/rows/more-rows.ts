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
  'grossProfit',
  'operatingIncome',
  'depreciationAndAmortization',
  'ebitda',
  'interestExpense',
  'incomeTax',
] as const;

const order = [
  ...ofIncome,
  'stockCompensation',
  'buybacks',
  'roic',
  'enterpriseValueEbitda',
  'enterpriseValueFreeCashFlow',
  'forwardPriceEarningsRatio',
] as const;

const moreRows: Readonly<Record<MoreRowKey, RowOf<MoreRowKey>>> = {
  grossProfit: row('grossProfit', 'Gross profit', 'millions', 'pl'),
  operatingIncome: row('operatingIncome', 'Operating income', 'millions', 'pl'),
  depreciationAndAmortization: row(
    'depreciationAndAmortization',
    'Depreciation & amortization',
    'millions',
    'pl',
  ),
  ebitda: row('ebitda', 'EBITDA', 'millions', 'pl'),
  interestExpense: row('interestExpense', 'Interest expense', 'millions', 'pl'),
  incomeTax: row('incomeTax', 'Income tax', 'millions', 'pl'),
  stockCompensation: row('stockCompensation', 'Stock compensation', 'millions', 'cf'),
  buybacks: row('buybacks', 'Buybacks', 'millions', 'cf', { hint: 'cash paid' }),
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
  freeCashFlow: ['freeCashFlowGrowthRate', 'stockCompensation', 'buybacks'],
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
