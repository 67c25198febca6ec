import type { AccountId, ForecastId } from '@tenfold/contract/ids';
import type { IsoDate, Split } from '@tenfold/domain/facts';
import { newYorkDay } from '@tenfold/domain/market-hours';
import { splitFactor } from '@tenfold/domain/splits';
import type { Db } from '../../../platform/db/index.ts';
import type { Deps } from '../../../platform/deps.ts';
import { getCurrentPrices, listSplits, showsReplays } from '../../company/index.ts';
import { type CompanyBasis, findCompanyBasis } from '../company-basis.ts';
import { findForecast } from '../forecast/forecast-store.ts';
import { type ForecastValue, valueOfForecast } from '../value-of-forecast.ts';

/** What all forecasts of a company are valued with. */
export interface ValuationBasis {
  readonly company: CompanyBasis;
  /** The day of the price now; null without one. */
  readonly day: IsoDate | null;
  readonly splits: readonly Split[];
}

export async function findValuationBasis(
  deps: Pick<Deps, 'db' | 'documents' | 'config'>,
  symbol: string,
): Promise<ValuationBasis | null> {
  const company = await findCompanyBasis(deps, symbol);
  if (company === null) return null;
  const { lastTradeTime } = await getCurrentPrices(deps.db, symbol, showsReplays(deps.config));
  const day = lastTradeTime === null ? null : newYorkDay(new Date(lastTradeTime));
  return { company, day, splits: await listSplits(deps.db, symbol) };
}

/** Per share as the price of now counts shares, carried to its day. Null when the forecast is not theirs, or of another company. */
export async function findForecastValue(
  db: Db,
  { company, day, splits }: ValuationBasis,
  accountId: AccountId,
  forecastId: ForecastId,
): Promise<ForecastValue | null> {
  const forecast = await findForecast(db, { accountId, cik: company.listing.cik }, forecastId);
  if (forecast === null) return null;
  const value = valueOfForecast(forecast, company, day);
  if (value.valuePerShare === null || day === null || company.splitsUntil === null) return value;
  const shares = sharesForOne(splits, company.splitsUntil, day);
  return { ...value, valuePerShare: value.valuePerShare / shares };
}

/** Shares of a day for one of another, of which either may be the later one. */
function sharesForOne(splits: readonly Split[], of: IsoDate, on: IsoDate): number {
  return on >= of ? splitFactor(splits, of, on) : 1 / splitFactor(splits, on, of);
}
