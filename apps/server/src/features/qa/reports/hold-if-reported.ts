import type { AccountId, PostId } from '@tenfold/contract/ids';
import { isHeldByReports, readersToHold, type TextReport } from '@tenfold/domain/qa';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';
import type { Notified } from '../../notifications/index.ts';
import { concludeAct } from '../life/conclude-act.ts';
import { hideReported } from '../moderation/hide-post.ts';
import type { LockedPost } from '../posts/locks.ts';
import { listStandings } from '../writing/standing/read-writer.ts';
import { listUpheld } from './upheld-reports.ts';

/**
 * Keeps a new account’s text from others once enough readers with standing reported it. Its question is locked: of several
 * reports at once one holds it.
 */
export async function holdIfReported(
  tx: Db,
  notified: Notified[],
  locked: LockedPost,
  now: Date,
): Promise<void> {
  const { target, post } = locked;
  if (target.account_id === null || target.removed_at !== null) return;
  const readers = await listReaders(tx, target.id);
  // Most texts are reported by one or two: nobody’s record is read for those.
  if (readers.length < readersToHold) return;
  const text = {
    author: (await listStandings(tx, [target.account_id], now)).get(target.account_id) ?? null,
    writtenAt: target.edited_at ?? target.created_at,
    dismissedAt: await findDismissal(tx, target.id),
    reports: await readReports(tx, readers, now),
  };
  if (!isHeldByReports(text, now)) return;
  await hideReported(tx, locked, now);
  await concludeAct(tx, notified, { questionId: post.id, by: target.account_id, now });
}

/** Whose report stands; null: of an account that was deleted. */
async function listReaders(tx: Db, id: PostId): Promise<(AccountId | null)[]> {
  const { rows } = await sql<{ reader: AccountId | null }>`
    select account_id as reader from qa_report
     where post_id = ${id} and decision is null and withdrawn_at is null order by id`.execute(tx);
  return rows.map(({ reader }) => reader);
}

async function readReports(tx: Db, readers: readonly (AccountId | null)[], now: Date): Promise<TextReport[]> {
  const ids = readers.filter((id) => id !== null);
  const standings = await listStandings(tx, ids, now);
  const upheld = await listUpheld(tx, ids);
  return readers.map((id) => {
    const standing = id === null ? undefined : standings.get(id);
    const isGone = id === null || standing === undefined;
    const reader = isGone ? null : { standing, upheldAt: upheld.get(id)?.lastAt ?? null };
    return { reader, isWithdrawn: false };
  });
}

async function findDismissal(tx: Db, id: PostId): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select max(decided_at) as at from qa_report where post_id = ${id} and decision = 'dismissed'`.execute(tx);
  return rows[0]?.at ?? null;
}
