import type { SavedForecast } from '@tenfold/contract/forecasts';
import type { AccountId } from '@tenfold/contract/ids';
import type { IsoDate, Split } from '@tenfold/domain/facts';
import { newYorkDay } from '@tenfold/domain/market-hours';
import { splitFactor } from '@tenfold/domain/splits';
import type { Deps } from '../../../platform/deps.ts';
import { getCurrentPrices, listSplits, showsReplays } from '../../company/index.ts';
import { findCompanyBasis } from '../company-basis.ts';
import { findForecast } from '../keeping/forecast-store.ts';
import { type ForecastValue, valueOfForecast } from '../value-of-forecast.ts';

/** Per share as the price of now counts shares, carried to its day. Null when the forecast is not theirs, or of another company. */
export async function findForecastValue(
  deps: Pick<Deps, 'db' | 'documents' | 'config'>,
  { accountId, symbol }: { readonly accountId: AccountId; readonly symbol: string },
  forecastId: number,
): Promise<(ForecastValue & { readonly forecast: SavedForecast }) | null> {
  const basis = await findCompanyBasis(deps, symbol);
  if (basis === null) return null;
  const forecast = await findForecast(deps.db, { accountId, cik: basis.listing.cik }, forecastId);
  if (forecast === null) return null;
  const { lastTradeTime } = await getCurrentPrices(deps.db, symbol, showsReplays(deps.config));
  const day = lastTradeTime === null ? null : newYorkDay(new Date(lastTradeTime));
  const value = valueOfForecast(forecast, basis, day);
  if (value.valuePerShare === null || day === null || basis.splitsUntil === null)
    return { ...value, forecast };
  const shares = sharesForOne(await listSplits(deps.db, symbol), basis.splitsUntil, day);
  return { ...value, valuePerShare: value.valuePerShare / shares, forecast };
}

/** Shares of a day for one of another, of which either may be the later one. */
function sharesForOne(splits: readonly Split[], of: IsoDate, on: IsoDate): number {
  return on >= of ? splitFactor(splits, of, on) : 1 / splitFactor(splits, on, of);
}
