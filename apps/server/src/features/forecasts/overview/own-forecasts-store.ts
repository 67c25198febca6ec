import type { SavedForecast } from '@tenfold/contract/forecasts';
import type { AccountId } from '@tenfold/contract/ids';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';
import type { NewestFiling } from '../../financials/index.ts';
import { toSavedForecast } from '../forecast/forecast-store.ts';
import type { ForecastTables } from '../tables.ts';

export interface StoredForecast extends SavedForecast {
  readonly symbol: string;
  /** The symbols of the company's other listings. */
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

/** The companies a person has forecasts of, by the symbols these were saved from. */
export async function listForecastSymbols(db: Db, accountId: AccountId): Promise<string[]> {
  const { rows } = await sql<{ symbol: string }>`
    select distinct symbol from forecast where account_id = ${accountId} and deleted_at is null`.execute(db);
  return rows.map(({ symbol }) => symbol);
}

interface Forecaster {
  readonly accountId: AccountId;
  /** The symbol of the forecast they changed last. */
  readonly symbol: string;
  readonly name: string;
}

/** Everybody with a forecast of a company, for the product's own use. */
export async function listForecasters(db: Db, cik: number): Promise<Forecaster[]> {
  const { rows } = await sql<Forecaster>`
    select distinct on (account_id) account_id as "accountId", symbol, name from forecast
     where cik = ${cik} and deleted_at is null
     order by account_id, updated_at desc, id desc`.execute(db);
  return rows;
}

export interface NewestForecast extends SavedForecast {
  /** The number of its newest version; null where it was saved without a full fiscal year. */
  readonly version: number | null;
}

/** By symbol, the forecast of its company that the person changed last. */
export async function listNewestForecasts(
  db: Db,
  accountId: AccountId,
  symbols: readonly string[],
): Promise<Map<string, NewestForecast>> {
  const { rows } = await sql<
    Selectable<ForecastTables['forecast']> & { listedSymbol: string; version: number | null }
  >`
    select distinct on (listing.symbol) listing.symbol as "listedSymbol", forecast.*,
           (select max(number) from forecast_version where forecast_id = forecast.id) as version
      from listing join forecast using (cik)
     where listing.symbol = any(${symbols}::text[]) and account_id = ${accountId} and deleted_at is null
     order by listing.symbol, forecast.updated_at desc, forecast.id desc`.execute(db);
  return new Map(
    rows.map(({ listedSymbol, version, ...row }) => [listedSymbol, { ...toSavedForecast(row), version }]),
  );
}
