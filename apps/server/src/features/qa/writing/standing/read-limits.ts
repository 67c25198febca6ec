import type { AccountId } from '@tenfold/contract/ids';
import { accountLimit, type ModerationReason, sentenceForAuthor } from '@tenfold/domain/qa';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/index.ts';
import { inTheirZone } from '../in-their-zone.ts';

interface AccountLimitRow {
  readonly id: AccountId;
  readonly until: Date;
  readonly reason: ModerationReason;
  readonly sentence: string | null;
}

/** Somebody whom an editor has limited, and whose limit hasn't ended. */
export interface LimitOfAccount {
  readonly until: Date;
  /** What they read as the reason. */
  readonly because: string;
}

export async function readLimits(
  db: Db,
  ids: readonly AccountId[],
  now: Date,
): Promise<ReadonlyMap<AccountId, LimitOfAccount>> {
  const { rows } = await sql<AccountLimitRow>`
    select account_id as id, limited_until as until, limited_reason as reason, limited_sentence as sentence
      from qa_contributor where account_id = any(${ids}::bigint[]) and limited_until > ${now}`.execute(db);
  return new Map(
    rows.map(({ id, until, reason, sentence }) => [
      id,
      { until, because: sentenceForAuthor(reason, sentence ?? '') },
    ]),
  );
}

/** Writes what the person reads, wherever they do. Null: nobody has limited them. */
export async function describeLimit(db: Db, id: AccountId, now: Date) {
  const limit = (await readLimits(db, [id], now)).get(id);
  if (limit === undefined) return null;
  const ends = await inTheirZone(db, id, limit.until);
  const sentence = `Editors limited your account to ${accountLimit.postsADay} posts a day until ${ends}. ${limit.because}`;
  return { until: limit.until.toISOString(), sentence };
}
