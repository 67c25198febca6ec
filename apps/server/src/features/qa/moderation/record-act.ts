import type { AccountId, PostId } from '@tenfold/contract/ids';
import type { ActKind } from '@tenfold/contract/qa';
import type { ModerationReason } from '@tenfold/domain/qa';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';

/** What an editor did: all that the history says of it, and what is needed to put it back. */
export interface NewAct {
  readonly kind: ActKind;
  readonly postId?: PostId | null;
  /** Whom it concerns: the author of the text, where there is one. */
  readonly accountId?: AccountId | null;
  readonly reason?: ModerationReason | null;
  readonly sentence?: string | null;
  /** Names no person: accounts are in columns, which forget those deleted. */
  readonly data?: object;
  /** Ids of what it added to the ledger of points. */
  readonly entries?: readonly number[];
}

/**
 * One row for each act of an editor, in its transaction: the only writer of the history. Last but for those who hear of it,
 * as it refers to an account of somebody else, which the lock of the question or of the account keeps.
 */
export async function recordAct(tx: Db, editorId: AccountId, now: Date, act: NewAct): Promise<number> {
  const { kind, postId = null, accountId = null, reason = null, sentence = null, data = {} } = act;
  const { rows } = await sql<{ id: number }>`
    insert into qa_act (kind, editor_id, post_id, account_id, reason, sentence, data, entries, acted_at)
    values (${kind}, ${editorId}, ${postId}, ${accountId}, ${reason}, ${sentence === '' ? null : sentence},
            ${JSON.stringify(data)}::jsonb, ${act.entries ?? []}::bigint[], ${now}) returning id`.execute(tx);
  const [made] = rows;
  if (made === undefined) throw new RangeError('an insert that returns is one row');
  return made.id;
}

/** The newest entry of the ledger about questions that are locked, or texts under them; 0: there is none. */
export async function lastEntryOf(tx: Db, questionIds: readonly PostId[]): Promise<number> {
  const ids = await listEntriesSince(tx, questionIds, 0);
  return ids.at(-1) ?? 0;
}

/** Ids of what was added to the ledger since, about questions that are locked or texts under them. */
export async function listEntriesSince(
  tx: Db,
  questionIds: readonly PostId[],
  since: number,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select qa_points.id from qa_points join qa_post on qa_post.id = qa_points.post_id
     where coalesce(qa_post.question_id, qa_post.id) = any(${questionIds}::bigint[]) and qa_points.id > ${since}
     order by qa_points.id`.execute(tx);
  return rows.map(({ id }) => id);
}
