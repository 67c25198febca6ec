import type { SavedForecast } from '@tenfold/contract/forecasts';
import type { AccountId } from '@tenfold/contract/ids';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';
import { toSavedForecast } from '../keeping/forecast-store.ts';
import type { ForecastTables } from '../tables.ts';

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
    Selectable<ForecastTables['forecast']> & { asked: string; version: number | null }
  >`
    select distinct on (listing.symbol) listing.symbol as asked, forecast.*,
           (select max(number) from forecast_version where forecast_id = forecast.id) as version
      from listing join forecast using (cik)
     where listing.symbol = any(${symbols}::text[]) and account_id = ${accountId} and deleted_at is null
     order by listing.symbol, forecast.updated_at desc, forecast.id desc`.execute(db);
  return new Map(rows.map(({ asked, version, ...row }) => [asked, { ...toSavedForecast(row), version }]));
}
