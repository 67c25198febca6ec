import type { AccountId, PostId } from '@tenfold/contract/ids';
import type { ActKind, PostKind } from '@tenfold/contract/qa';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';

/** An act as it is stored, to be put back. */
export interface StoredAct {
  readonly id: number;
  readonly kind: ActKind;
  readonly postId: PostId | null;
  readonly postKind: PostKind | null;
  /** Whom it concerned; null also where their account is deleted. */
  readonly accountId: AccountId | null;
  /** By kind; dates in it are text. */
  readonly data: unknown;
  readonly actedAt: Date;
  readonly undoneAt: Date | null;
  readonly undoneBy: number | null;
}

/** Locked against another who undoes it: after the question or the lists it was about. Null: there is none. */
export async function findAct(tx: Db, id: number, lock: 'unlocked' | 'locked'): Promise<StoredAct | null> {
  const { rows } = await sql<StoredAct>`
    select act.id, act.kind, post_id as "postId", post.kind as "postKind", act.account_id as "accountId", data, acted_at as "actedAt",
           undone_at as "undoneAt", undone_by as "undoneBy"
      from qa_act as act left join qa_post as post on post.id = post_id
     where act.id = ${id} ${lock === 'locked' ? sql`for update of act` : sql``}`.execute(tx);
  return rows[0] ?? null;
}
