import { randomBytes } from 'node:crypto';
import type { SavedForecast } from '@tenfold/contract/forecasts';
import type { ForecastId } from '@tenfold/contract/ids';
import type { Db } from '../../../platform/db/index.ts';
import { NotFound } from '../../../platform/http/index.ts';
import { findForecast, type Owner, toSavedForecast, updateForecast } from '../forecast/forecast-store.ts';
import { forecastNotFound } from '../forecast/save-forecast.ts';
import type { ForecastTables } from '../tables.ts';

/** A forecast shared already keeps its link. @throws NotFound */
export async function setShared(
  db: Db,
  owner: Owner,
  id: ForecastId,
  share: boolean,
): Promise<SavedForecast> {
  return db.transaction().execute(async (tx) => {
    const forecast = await findForecast(tx, owner, id);
    if (forecast?.isShared === share) return forecast;
    const token = share ? randomBytes(24).toString('base64url') : null;
    const changed = await updateForecast(tx, owner, id, { share_token: token });
    if (changed === null) throw forecastNotFound();
    return changed;
  });
}

/** For anybody with the link. @throws NotFound when sharing was switched off, or the forecast deleted */
export async function getShared(
  db: Db,
  token: string,
): Promise<SavedForecast & { symbol: string; cik: number }> {
  const row = await db
    .withTables<ForecastTables>()
    .selectFrom('forecast')
    .selectAll()
    .where('share_token', '=', token)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (row === undefined) throw new NotFound('This forecast is not shared, or no longer.');
  return { ...toSavedForecast(row), symbol: row.symbol, cik: row.cik };
}
