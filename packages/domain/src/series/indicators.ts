import { type RowGroup, type RowUnit, rows } from '../rows/index.ts';
import {
  type CalculatedKey,
  type ChartRowKey,
  type DailyKey,
  daily,
  type IndicatorKey,
  madeIndicators,
} from './indicator-keys.ts';
import { type IndicatorLook, indicatorLooks } from './indicator-looks.ts';

export interface Indicator {
  readonly key: IndicatorKey;
  readonly name: string;
  readonly unit: RowUnit;
  readonly group: RowGroup;
  /** Millions on the left; per share, number and percent on the right. */
  readonly axis: 'left' | 'right';
  /** 1 to 8: a colour of the series palette. */
  readonly colour: number;
  /** How it is drawn: plain, or one of three dashes or hatchings. */
  readonly pattern: IndicatorLook[1];
  /** Offered in the checklist: the rows of the table, and the price. */
  readonly listed: boolean;
  /** A value each trading day, or one each fiscal period. */
  readonly pace: 'daily' | 'period';
}

const firstRows = rows.slice(0, 30) as readonly ((typeof rows)[number] & { readonly key: ChartRowKey })[];

type Look = Pick<Indicator, 'key' | 'name' | 'unit' | 'group'>;

const looks: readonly Look[] = [
  { key: 'stockPrice', name: 'Stock price', unit: 'perShare', group: 'perShare' },
  ...firstRows.map(({ key, label, unit, group }) => ({ key, name: nameOf(key, label), unit, group })),
  { key: 'priceChange', name: 'Price change', unit: 'percent', group: 'perShare' },
  { key: 'totalReturn', name: 'Total return', unit: 'perShare', group: 'perShare' },
  { key: 'priceBookRatio', name: 'P/B', unit: 'ratio', group: 'valuation' },
  { key: 'priceSalesRatio', name: 'P/S', unit: 'ratio', group: 'valuation' },
  { key: 'grossProfit', name: 'Gross profit', unit: 'millions', group: 'pl' },
  { key: 'grossMargin', name: 'Gross margin', unit: 'percent', group: 'pl' },
  { key: 'earningsPerShareGrowth', name: 'EPS growth', unit: 'percent', group: 'perShare' },
  { key: 'earningsPerShareGrowth5y', name: 'EPS growth, 5 years', unit: 'percent', group: 'perShare' },
  { key: 'freeCashFlowPerShareGrowth', name: 'FCF per share growth', unit: 'percent', group: 'perShare' },
  { key: 'freeCashFlowGrowth', name: 'FCF growth', unit: 'percent', group: 'cf' },
  { key: 'cashFlowsFromInvestingActivities', name: 'CFI', unit: 'millions', group: 'cf' },
  { key: 'cashFlowFromFinancingActivities', name: 'CFF', unit: 'millions', group: 'cf' },
  { key: 'currentAssets', name: 'Current assets', unit: 'millions', group: 'bs' },
  { key: 'currentLiabilities', name: 'Current liabilities', unit: 'millions', group: 'bs' },
  { key: 'totalDebt', name: 'Total debt', unit: 'millions', group: 'bs' },
  { key: 'leverage', name: 'Leverage', unit: 'ratio', group: 'bs' },
];

/** In the table the row stands at a period's end; on a chart the price of each day has the short name. */
function nameOf(key: ChartRowKey, label: string): string {
  if (key === 'averageStockPrice') return 'Stock price, end of period';
  if (key === 'percentageCfoOfRevenue') return 'CFO, % of revenue';
  return key === 'percentageLiabilitiesOfAssets' ? 'Liabilities, % of assets' : label;
}

const isDaily: ReadonlySet<string> = new Set(daily);
const isMade: ReadonlySet<string> = new Set(madeIndicators);
const isRow: ReadonlySet<string> = new Set(firstRows.map(({ key }) => key));

export const indicators: readonly Indicator[] = looks.map((look) => ({
  ...look,
  axis: look.unit === 'millions' || look.unit === 'shares' ? 'left' : 'right',
  colour: indicatorLooks[look.key][0],
  pattern: indicatorLooks[look.key][1],
  listed: isRow.has(look.key) || look.key === 'stockPrice',
  pace: isDaily.has(look.key) ? 'daily' : 'period',
}));

export const indicatorKeys: readonly IndicatorKey[] = indicators.map(({ key }) => key);

const byKey = new Map<string, Indicator>(indicators.map((indicator) => [indicator.key, indicator]));

export function isIndicatorKey(text: string): text is IndicatorKey {
  return byKey.has(text);
}

export function indicatorOf(key: IndicatorKey): Indicator {
  const indicator = byKey.get(key);
  if (indicator === undefined) throw new RangeError(`no such indicator: ${key}`);
  return indicator;
}

export function isDailyKey(key: IndicatorKey): key is DailyKey {
  return isDaily.has(key);
}

export function isCalculatedKey(key: IndicatorKey): key is CalculatedKey {
  return isMade.has(key);
}
