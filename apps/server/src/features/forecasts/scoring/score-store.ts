import type { ForecastId } from '@tenfold/contract/ids';
import type { NotScored, ScoredYear } from '@tenfold/domain/scoring';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';
import { financialsDocument } from '../../financials/index.ts';
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

/** The version of a company's prepared figures; null without any. */
export async function findFiguresVersion(db: Db, symbol: string): Promise<number | null> {
  const { rows } = await sql<{ version: number }>`
    select version from document where subject = ${symbol} and kind = ${financialsDocument}`.execute(db);
  return rows[0]?.version ?? null;
}

/**
 * The first score of a year stays. None is kept of figures that have changed meanwhile; until these are, a correction waits and
 * then forgets them.
 */
export async function recordScores(
  db: Db,
  of: { readonly symbol: string; readonly version: number | null },
  scores: readonly Omit<StoredScore, 'savedAt'>[],
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ version: number }>`
      select version from document
       where subject = ${of.symbol} and kind = ${financialsDocument} for share`.execute(tx);
    if (rows[0]?.version !== of.version) return;
    for (const { forecastId, outcome, ...values } of scores) {
      await tx
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
  });
}

/** The next look scores them again, from the same reports and versions, with the corrections in effect. */
export async function forgetScores(tx: Db, cik: number): Promise<void> {
  await sql`
    delete from forecast_score using forecast where forecast.id = forecast_id and forecast.cik = ${cik}`.execute(
    tx,
  );
}
