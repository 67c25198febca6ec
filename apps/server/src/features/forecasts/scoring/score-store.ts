import type { ForecastId } from '@tenfold/contract/ids';
import type { NotScored, ScoredYear } from '@tenfold/domain/scoring';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';
import type { ForecastTables } from '../tables.ts';
import type { SealedContent } from '../versions/sealed-content.ts';

export interface StoredVersion {
  readonly number: number;
  readonly savedAt: Date;
  /** The last fiscal year it knew. */
  readonly lastYear: number;
}

/** Oldest first. */
export async function listSealedVersions(db: Db, forecastId: ForecastId): Promise<StoredVersion[]> {
  const { rows } = await sql<StoredVersion>`
    select number, saved_at as "savedAt", (content -> 'base' ->> 'lastYear')::int as "lastYear"
      from forecast_version where forecast_id = ${forecastId} order by number`.execute(db);
  return rows;
}

export async function getVersionContent(
  db: Db,
  forecastId: ForecastId,
  number: number,
): Promise<SealedContent> {
  const { content } = await db
    .withTables<ForecastTables>()
    .selectFrom('forecast_version')
    .select('content')
    .where('forecast_id', '=', forecastId)
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
  return content;
}

export interface StoredScore {
  readonly forecastId: ForecastId;
  readonly year: number;
  readonly accession: string;
  readonly filed: string;
  readonly version: number | null;
  readonly outcome: ScoredYear | NotScored | null;
  /** When the version was saved. */
  readonly savedAt: Date | null;
}

/** Newest filing first. */
export async function listScores(db: Db, forecastIds: readonly ForecastId[]): Promise<StoredScore[]> {
  if (forecastIds.length === 0) return [];
  return db
    .withTables<ForecastTables>()
    .selectFrom('forecast_score')
    .leftJoin('forecast_version', (join) =>
      join
        .onRef('forecast_version.forecast_id', '=', 'forecast_score.forecast_id')
        .onRef('forecast_version.number', '=', 'forecast_score.version'),
    )
    .select([
      'forecast_score.forecast_id as forecastId',
      'year',
      'accession',
      'filed',
      'version',
      'outcome',
      'saved_at as savedAt',
    ])
    .where('forecast_score.forecast_id', 'in', forecastIds)
    .orderBy('filed', 'desc')
    .orderBy('forecast_score.forecast_id')
    .execute();
}

/** The first score of a year stays. */
export async function recordScore(db: Db, score: Omit<StoredScore, 'savedAt'>): Promise<void> {
  const { forecastId, outcome, ...values } = score;
  await db
    .withTables<ForecastTables>()
    .insertInto('forecast_score')
    .values({
      ...values,
      forecast_id: forecastId,
      outcome: outcome === null ? null : JSON.stringify(outcome),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
