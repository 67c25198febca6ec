import { annualColumns, averageColumn } from '@tenfold/domain/columns';
import { type ForecastBase, forecastBase } from '@tenfold/domain/forecast';
import { filingOf, type marketOf } from './filings.ts';

/** Without a consensus; one share for each traded one. */
export function forecastBaseOf(
  symbol: string,
  market: Partial<ReturnType<typeof marketOf>> = {},
): ForecastBase {
  const { statements } = filingOf(symbol);
  const setting = { ...withoutPrices, dividends: [], ...market };
  const annual = annualColumns(statements, setting);
  const base = forecastBase(statements, annual, averageColumn(annual), [], setting);
  if (base === null) throw new Error(`${symbol} has no fiscal year`);
  return base;
}

const withoutPrices = { closes: [], dividends: [], currency: 'USD', adrRatio: 1 };
