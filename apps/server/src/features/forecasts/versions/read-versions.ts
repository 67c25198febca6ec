import type { ForecastVersion, SealedVersion } from '@tenfold/contract/forecasts';
import type { ForecastId } from '@tenfold/contract/ids';
import type { IsoDate } from '@tenfold/domain/facts';
import { savedState, valueOfState } from '@tenfold/domain/value-state';
import type { Selectable } from 'kysely';
import type { Deps } from '../../../platform/deps.ts';
import { NotFound } from '../../../platform/http/index.ts';
import { findForecast, type Owner } from '../forecast/forecast-store.ts';
import { inputsOf } from '../forecast/inputs.ts';
import { forecastNotFound } from '../forecast/save-forecast.ts';
import type { ForecastTables } from '../tables.ts';
import { splitFactors } from './split-factors.ts';

type VersionRow = Selectable<ForecastTables['forecast_version']>;
type VersionDeps = Pick<Deps, 'db' | 'documents' | 'clock'>;

export interface OwnForecastId {
  readonly owner: Owner;
  readonly symbol: string;
  readonly forecastId: ForecastId;
}

/** Newest first. @param until the day past which no value is rolled forward @throws NotFound */
export async function listVersions(
  deps: VersionDeps,
  forecast: OwnForecastId,
  until?: IsoDate,
): Promise<ForecastVersion[]> {
  const rows = await versionsOf(deps, forecast).then((query) => query.orderBy('number', 'desc').execute());
  const factor = await splitFactors(deps, forecast.symbol);
  return rows.map((row) => toVersion(row, deps.clock.now(), factor(row.content.splitsUntil), until));
}

/** @throws NotFound */
export async function getVersion(
  deps: VersionDeps,
  forecast: OwnForecastId,
  number: number,
): Promise<SealedVersion> {
  const query = await versionsOf(deps, forecast);
  const row = await query.where('number', '=', number).executeTakeFirst();
  if (row === undefined) throw new NotFound('This forecast has no such version.');
  const { assumptions, typed, base, splitsUntil } = row.content;
  const factor = await splitFactors(deps, forecast.symbol);
  return {
    ...toVersion(row, deps.clock.now(), factor(splitsUntil)),
    assumptions,
    splitsUntil,
    typed: [...typed],
    base: { ...base, consensus: [...base.consensus] },
    hash: row.hash.toString('hex'),
  };
}

async function versionsOf({ db }: VersionDeps, { owner, forecastId }: OwnForecastId) {
  if ((await findForecast(db, owner, forecastId)) === null) throw forecastNotFound();
  return db
    .withTables<ForecastTables>()
    .selectFrom('forecast_version')
    .selectAll()
    .where('forecast_id', '=', forecastId);
}

function toVersion(
  { number, saved_at, open_until, content }: VersionRow,
  now: Date,
  splitFactor: number,
  until?: IsoDate,
): ForecastVersion {
  const { newestFiling, value } = content;
  const savedAt = saved_at.toISOString();
  return {
    number,
    savedAt,
    isSealed: open_until <= now,
    ...inputsOf(content),
    newestFiling,
    valuePerShare: value.valuePerShare,
    why: value.why,
    splitFactor,
    valueOnDay:
      until === undefined ? null : valueOn(earlier(savedAt.slice(0, 10), until), content, splitFactor),
  };
}

function valueOn(day: IsoDate, content: VersionRow['content'], splitFactor: number): number | null {
  const value = valueOfState(savedState({ ...content, day, splitFactor }));
  return value.ok ? value.valuePerShare : null;
}

function earlier(one: IsoDate, other: IsoDate): IsoDate {
  return one < other ? one : other;
}
