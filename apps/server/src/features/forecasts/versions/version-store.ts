import { createHash } from 'node:crypto';
import type { ForecastId } from '@tenfold/contract/ids';
import type { Db } from '../../../platform/db/index.ts';
import type { ForecastTables } from '../tables.ts';
import { canonicalJson } from './canonical-json.ts';
import type { SealedContent } from './sealed-content.ts';

const hour = 3_600_000;

export interface NewVersion {
  readonly content: SealedContent;
  readonly now: Date;
  /** When it was saved, as readers are shown it. */
  readonly datedAt: Date;
  /** Keeps the version before as it is, also within its hour. */
  readonly startsVersion: boolean;
}

/** An hour of typing is one version. Needs the transaction that holds the forecast's row: saves of a forecast queue there. */
export async function recordVersion(tx: Db, forecastId: ForecastId, version: NewVersion): Promise<void> {
  const { content, now, datedAt } = version;
  const last = await findLastVersion(tx, forecastId);
  const values = {
    saved_at: datedAt,
    content: JSON.stringify(content),
    hash: hashVersion(forecastId, datedAt, content),
  };
  if (last !== null && isOpen(last, version)) {
    await updateVersion(tx, forecastId, last.number, values);
    return;
  }
  if (last !== null && last.openUntil > now) {
    await updateVersion(tx, forecastId, last.number, { open_until: now });
  }
  await tx
    .withTables<ForecastTables>()
    .insertInto('forecast_version')
    .values({
      ...values,
      forecast_id: forecastId,
      number: (last?.number ?? 0) + 1,
      began_at: now,
      open_until: openUntil(now),
    })
    .execute();
}

export function hashVersion(forecastId: ForecastId, savedAt: Date, content: SealedContent): Buffer {
  const sealed = { forecastId, savedAt: savedAt.toISOString(), content };
  return createHash('sha256').update(canonicalJson(sealed)).digest();
}

/** What was known counts for scoring by the day: a version ends with it. */
function openUntil(now: Date): Date {
  const midnight = new Date(now).setUTCHours(24, 0, 0, 0);
  return new Date(Math.min(now.getTime() + hour, midnight));
}

interface LastVersion {
  readonly number: number;
  readonly openUntil: Date;
  readonly savedAt: Date;
  readonly content: SealedContent;
}

/** A filing in between ends a version too: what was thought before it is what it will be scored by. */
function isOpen(last: LastVersion, { content, now, startsVersion }: NewVersion): boolean {
  const sameFilings = last.content.newestFiling?.accession === content.newestFiling?.accession;
  return !startsVersion && sameFilings && now < last.openUntil;
}

async function findLastVersion(tx: Db, forecastId: ForecastId): Promise<LastVersion | null> {
  const row = await tx
    .withTables<ForecastTables>()
    .selectFrom('forecast_version')
    .select(['number', 'open_until as openUntil', 'saved_at as savedAt', 'content'])
    .where('forecast_id', '=', forecastId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

async function updateVersion(
  tx: Db,
  forecastId: ForecastId,
  number: number,
  values: { open_until: Date } | { saved_at: Date; content: string; hash: Buffer },
): Promise<void> {
  await tx
    .withTables<ForecastTables>()
    .updateTable('forecast_version')
    .set(values)
    .where('forecast_id', '=', forecastId)
    .where('number', '=', number)
    .execute();
}
