import type { AccountId } from '@tenfold/contract/ids';
import { closeOf, newYorkDay, newYorkTime } from '@tenfold/domain/market-hours';
import { defaultChoice, selectMethod, valueAsOf } from '@tenfold/domain/valuation';
import type { Deps } from '../../../platform/deps.ts';
import {
  buildFinancials,
  buildMoreRows,
  getForecastBase,
  loadCompanyFiguresOn,
} from '../../financials/index.ts';
import { filedCellsOf, listNewestForecasts, valueOfForecast } from '../../forecasts/index.ts';
import type { Known } from './known.ts';
import { twelveMonthsOf } from './twelve-months.ts';

/**
 * What could be known at a moment when newer filings or prices are on file than were public then: from what was filed by
 * that day and the closes by that time, all in the shares of today. Null where nothing was filed by then.
 */
export async function findKnownOnDay(
  { db }: Pick<Deps, 'db'>,
  owner: AccountId,
  symbol: string,
  { now, splitsUntil }: { readonly now: Date; readonly splitsUntil: string | null },
): Promise<Known | null> {
  const figures = await loadCompanyFiguresOn(db, symbol, newYorkDay(now));
  if (figures === null) return null;
  const close = figures.market.closes.findLast(({ day }) => closeOf(day) <= now);
  const base = getForecastBase(figures);
  const table = buildFinancials(figures);
  const forecast = (await listNewestForecasts(db, owner, [symbol])).get(symbol);
  const own = forecast && {
    forecastId: forecast.id,
    name: forecast.name,
    version: forecast.version,
    method: forecast.method,
    ...valueOfForecast(
      forecast,
      { base, filed: filedCellsOf(table, buildMoreRows(figures)) },
      close?.day ?? null,
    ),
  };
  return {
    knownAt: now.toISOString(),
    currency: figures.listing.currency,
    price: close?.close ?? null,
    priceTime: close === undefined ? null : newYorkTime(closeOf(close.day)),
    priceKind: close === undefined ? null : 'close',
    splitsUntil,
    figures: twelveMonthsOf(table),
    model: own ?? firstModelOn(base, close?.day ?? null),
  };
}

function firstModelOn(base: ReturnType<typeof getForecastBase>, day: string | null): Known['model'] {
  if (base === null) return null;
  const { chosen, results } = selectMethod(base, defaultChoice);
  const result = chosen ?? results[0];
  if (result === undefined) return null;
  const none = { forecastId: null, name: null, version: null, method: result.method };
  if (!result.ok) return { ...none, valuePerShare: null, why: result.why };
  const carried = day === null ? null : valueAsOf(day, result, base);
  return { ...none, valuePerShare: carried?.ok ? carried.valuePerShare : result.valuePerShare, why: null };
}
