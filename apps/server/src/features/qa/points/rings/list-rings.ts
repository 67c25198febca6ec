import type { AccountId } from '@tenfold/contract/ids';
import type { VoteRing } from '@tenfold/contract/qa';
import { pointsFor } from '@tenfold/domain/qa';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../../../../platform/db/index.ts';
import { NotFound } from '../../../../platform/http/index.ts';
import { deletedAuthor, readAuthors } from '../../reading/views/read-authors.ts';
import type { QaTables } from '../../tables.ts';
import { listHeldAwards } from './held-awards.ts';

const mostDecided = 50;

/** Those that wait, longest first, then those decided last. */
export async function listRings(db: Db, now: Date): Promise<VoteRing[]> {
  const rings = db.withTables<QaTables>().selectFrom('qa_ring').selectAll();
  const open = await rings.where('decision', 'is', null).orderBy('id').execute();
  const decided = await rings
    .where('decision', 'is not', null)
    .orderBy('decided_at', 'desc')
    .orderBy('id', 'desc')
    .limit(mostDecided)
    .execute();
  return describe(db, [...open, ...decided], now);
}

/** @throws NotFound */
export async function findRing(db: Db, id: number, now: Date): Promise<VoteRing> {
  const rows = await db
    .withTables<QaTables>()
    .selectFrom('qa_ring')
    .selectAll()
    .where('id', '=', id)
    .execute();
  const [ring] = await describe(db, rows, now);
  if (ring === undefined) throw new NotFound('This group doesn’t exist.');
  return ring;
}

async function describe(
  db: Db,
  rows: readonly Selectable<QaTables['qa_ring']>[],
  now: Date,
): Promise<VoteRing[]> {
  const members = await readMembers(
    db,
    rows.map(({ id }) => id),
  );
  const { authors } = await readAuthors(db, [...new Set(members.map(({ accountId }) => accountId))]);
  const held = rows.some(({ decision }) => decision === null) ? await listHeldAwards(db, null, now) : [];
  const heldOf = (ring: number, accountId: AccountId) =>
    pointsFor.best * held.filter((award) => award.ringId === ring && award.accountId === accountId).length;
  return rows.map(({ id, evidence, found_at, decision, decided_at }) => ({
    id,
    members: members
      .filter(({ ringId }) => ringId === id)
      .map(({ accountId, points }) => ({
        contributor: authors.get(accountId) ?? deletedAuthor,
        points,
        heldPoints: decision === null ? heldOf(id, accountId) : 0,
      })),
    ...evidence,
    kinds: [...evidence.kinds],
    state: decision ?? 'open',
    foundAt: found_at.toISOString(),
    decidedAt: decided_at?.toISOString() ?? null,
  }));
}

/** With the points that each has. */
async function readMembers(db: Db, ringIds: readonly number[]) {
  const { rows } = await sql<{ ringId: number; accountId: AccountId; points: number }>`
    select ring_id as "ringId", member.account_id as "accountId",
           (select coalesce(sum(points), 0)::int from qa_points where qa_points.account_id = member.account_id) as points
      from qa_ring_member member where ring_id = any(${ringIds}::bigint[])
     order by ring_id, points desc, member.account_id`.execute(db);
  return rows;
}
