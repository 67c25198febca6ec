import type { AccountId } from '@tenfold/contract/ids';
import type { VoteRing } from '@tenfold/domain/qa';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/index.ts';
import type { QaTables } from '../../tables.ts';

interface KnownRing {
  readonly id: number;
  readonly isOpen: boolean;
  readonly members: readonly number[];
}

/**
 * Keeps a group that was found. One that an editor decided about is left alone, unless it has members since; one that waits
 * takes them in. Members come last, as they refer to accounts of others.
 */
export async function saveRing(tx: Db, { members, evidence }: VoteRing, now: Date): Promise<void> {
  const known = await listTouching(tx, members);
  const covering = known.find((ring) => members.every((member) => ring.members.includes(member)));
  if (covering !== undefined && !covering.isOpen) return;
  const open = covering ?? known.find(({ isOpen }) => isOpen);
  const rings = tx.withTables<QaTables>();
  const data = JSON.stringify(evidence);
  if (open !== undefined) {
    await rings.updateTable('qa_ring').set({ evidence: data }).where('id', '=', open.id).execute();
    await addMembers(tx, open.id, members);
    return;
  }
  const { id } = await rings
    .insertInto('qa_ring')
    .values({ evidence: data, found_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  await addMembers(tx, id, members);
}

/** Who left meanwhile is left out. */
async function addMembers(tx: Db, ringId: number, members: readonly number[]): Promise<void> {
  await sql`
    insert into qa_ring_member (ring_id, account_id)
    select ${ringId}, id from account where id = any(${members}::bigint[]) order by id
        on conflict do nothing`.execute(tx);
}

/** Rings with one of these people, oldest first. */
async function listTouching(tx: Db, members: readonly number[]): Promise<KnownRing[]> {
  const { rows } = await sql<{ id: number; isOpen: boolean; accountId: AccountId }>`
    select qa_ring.id, decision is null as "isOpen", account_id as "accountId"
      from qa_ring join qa_ring_member on ring_id = qa_ring.id
     where qa_ring.id in (select ring_id from qa_ring_member where account_id = any(${members}::bigint[]))
     order by qa_ring.id, account_id`.execute(tx);
  return [...Map.groupBy(rows, ({ id }) => id)].map(([id, ofRing]) => ({
    id,
    isOpen: ofRing[0]?.isOpen ?? false,
    members: ofRing.map(({ accountId }) => accountId),
  }));
}
