import type { ForecastVersion, SealedVersion } from '@tenfold/contract/forecasts';
import type { Selectable } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';
import { NotFound } from '../../../platform/http/index.ts';
import { findForecast, type Owner } from '../keeping/forecast-store.ts';
import { inputsOf } from '../keeping/inputs.ts';
import { forecastNotFound } from '../keeping/save-forecast.ts';
import type { ForecastTables } from '../tables.ts';

type Row = Selectable<ForecastTables['forecast_version']>;

/** Newest first. @throws NotFound */
export async function listVersions(
  db: Db,
  owner: Owner,
  forecastId: number,
  now: Date,
): Promise<ForecastVersion[]> {
  if ((await findForecast(db, owner, forecastId)) === null) throw forecastNotFound();
  const rows = await db
    .withTables<ForecastTables>()
    .selectFrom('forecast_version')
    .selectAll()
    .where('forecast_id', '=', forecastId)
    .orderBy('number', 'desc')
    .execute();
  return rows.map((row) => toVersion(row, now));
}

/** @throws NotFound */
export async function getVersion(
  db: Db,
  owner: Owner,
  forecastId: number,
  number: number,
  now: Date,
): Promise<SealedVersion> {
  if ((await findForecast(db, owner, forecastId)) === null) throw forecastNotFound();
  const row = await db
    .withTables<ForecastTables>()
    .selectFrom('forecast_version')
    .selectAll()
    .where('forecast_id', '=', forecastId)
    .where('number', '=', number)
    .executeTakeFirst();
  if (row === undefined) throw new NotFound('This forecast has no such version.');
  const { assumptions, typed, base, splitsUntil } = row.content;
  return {
    ...toVersion(row, now),
    ...{ assumptions, splitsUntil, typed: [...typed], base: { ...base, consensus: [...base.consensus] } },
    hash: row.hash.toString('hex'),
  };
}

function toVersion({ number, saved_at, open_until, content }: Row, now: Date): ForecastVersion {
  const { newestFiling, value } = content;
  return {
    ...{ number, savedAt: saved_at.toISOString(), isSealed: open_until <= now },
    ...{ ...inputsOf(content), newestFiling },
    ...{ valuePerShare: value.valuePerShare, why: value.why },
  };
}
