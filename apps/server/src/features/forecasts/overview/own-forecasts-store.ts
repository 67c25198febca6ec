import type { SavedForecast } from '@tenfold/contract/forecasts';
import type { AccountId } from '@tenfold/contract/ids';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';
import type { NewestFiling } from '../../financials/index.ts';
import { toSavedForecast } from '../keeping/forecast-store.ts';
import type { ForecastTables } from '../tables.ts';

export interface StoredForecast extends SavedForecast {
  readonly symbol: string;
  /** Of other listings of the company. */
  readonly otherSymbols: readonly string[];
  readonly versions: number;
  readonly newestFilingThen: NewestFiling | null;
}

interface OwnForecastRow extends Selectable<ForecastTables['forecast']> {
  readonly listed: string;
  readonly listings: readonly string[];
  readonly versions: number;
  readonly then: NewestFiling | null;
}

/** By the symbol they were last saved from, or the company's main one where that is gone. Last changed first. */
export async function listStoredForecasts(db: Db, accountId: AccountId): Promise<StoredForecast[]> {
  const { rows } = await sql<OwnForecastRow>`
    select forecast.*,
           coalesce((select symbol from listing where listing.symbol = forecast.symbol and listing.cik = forecast.cik),
                    (select symbol from listing where listing.cik = forecast.cik order by rank, symbol limit 1),
                    forecast.symbol) as listed,
           array (select symbol from listing where listing.cik = forecast.cik order by rank, symbol) as listings,
           (select count(*) from forecast_version where forecast_id = forecast.id) as versions,
           (select content -> 'newestFiling' from forecast_version where forecast_id = forecast.id
             order by number desc limit 1) as then
      from forecast
     where account_id = ${accountId} and deleted_at is null
     order by updated_at desc, id desc`.execute(db);
  return rows.map(({ listed, listings, versions, then, ...row }) => ({
    ...toSavedForecast(row),
    symbol: listed,
    versions,
    newestFilingThen: then,
    otherSymbols: listings.filter((symbol) => symbol !== listed),
  }));
}
