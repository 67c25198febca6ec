import type { AccountId } from '@tenfold/contract/ids';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';

export interface UpheldReports {
  readonly accountId: AccountId;
  /** How many texts of theirs were removed for what readers reported. */
  readonly count: number;
  readonly lastAt: Date;
}

/** Lists each of them about whose texts readers were right; the others are not among them. */
export async function listUpheld(
  db: Db,
  authors: readonly AccountId[],
): Promise<ReadonlyMap<AccountId, UpheldReports>> {
  const { rows } = await sql<UpheldReports>`
    select qa_post.account_id as "accountId", count(distinct post_id)::integer as count, max(decided_at) as "lastAt"
      from qa_report join qa_post on qa_post.id = post_id
     where qa_post.account_id = any(${authors}::bigint[]) and decision = 'upheld'
     group by qa_post.account_id`.execute(db);
  return new Map(rows.map((row) => [row.accountId, row]));
}
