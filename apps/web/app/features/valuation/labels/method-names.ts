import type { ForecastType, OwnFigureKey } from '@tenfold/domain/forecast';
import type { MethodId } from '@tenfold/domain/valuation';

interface NamedMethod {
  readonly method: MethodId;
  readonly averageYears?: number | null;
}

/** A method as the page calls it: `Free cash flow, ten-year averages`, of a young company `…, seven-year averages`. */
export function methodName(
  { method, averageYears }: NamedMethod,
  forecastType: ForecastType = 'averages',
): string {
  if (method === 'fcfTenYears' && forecastType !== 'averages') return forecasts[forecastType];
  if (method === 'fcfTenYears') return averagesName(averageYears ?? 10);
  if (method === 'fcfFiveYears') return averagesName(averageYears ?? 5);
  return names[method];
}

/** Below a figure: `ten-year averages`, `earnings power`. */
export function shortMethodName(named: NamedMethod): string {
  if (named.method === 'affo') return 'AFFO';
  const name = methodName(named).replace(/^Free cash flow, /, '');
  return name.charAt(0).toLowerCase() + name.slice(1);
}

function averagesName(years: number): string {
  return `Free cash flow, ${numbers[years] ?? `${years}`}-year averages`;
}

const forecasts = {
  analysts: 'Free cash flow, analysts’ estimates',
  custom: 'Free cash flow, custom forecast',
} as const satisfies Record<Exclude<ForecastType, 'averages'>, string>;

const names: Readonly<Record<Exclude<MethodId, 'fcfTenYears' | 'fcfFiveYears'>, string>> = {
  capexWithRevenue: 'Free cash flow, capex with revenue',
  fadingGrowth: 'Free cash flow, fading growth',
  excessReturns: 'Excess returns',
  affo: 'Adjusted funds from operations',
  dividends: 'Dividends',
  earningsPower: 'Earnings power',
};

const numbers = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

export const ownFigureNames: Readonly<Record<OwnFigureKey, string>> = {
  netDebt: 'net debt',
  sharesOutstanding: 'shares',
  preferredStock: 'preferred stock',
  minorityInterest: 'minority interest',
  capex: 'capex',
  maintenance: 'maintenance',
  payout: 'payout',
  adrRatio: 'ADR ratio',
  currencyRate: 'exchange rate',
};
