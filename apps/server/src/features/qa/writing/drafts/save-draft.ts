import type { AccountId, DraftId, PostId } from '@tenfold/contract/ids';
import { limits } from '@tenfold/contract/policy/limits';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/index.ts';
import { Conflict, Stale } from '../../../../platform/http/index.ts';
import { lockPost, lockWriter } from '../../posts/locks.ts';
import { requireAct } from '../../posts/require-act.ts';
import { type Doer, inTransaction, isRestorable, sameSince, type WriteDeps } from '../write-deps.ts';
import { draftNotFound } from './consume-draft.ts';
import { type DraftRow, describeDraft, findDraft } from './draft-store.ts';

export interface UnsavedDraft {
  readonly kind: 'question' | 'answer';
  readonly data: object;
  /** The question, for a draft of an answer. */
  readonly questionId: PostId | null;
  /** Null: a new one. */
  readonly draftId: DraftId | null;
  /** The one it was changed on. */
  readonly revision?: number | undefined;
}

/** @throws NotFound, Conflict above the limit, Stale with the draft as it is, when another tab saved it */
export function saveDraft(deps: WriteDeps, person: Doer, draft: UnsavedDraft): Promise<DraftRow> {
  const now = deps.clock.now();
  return inTransaction(deps, async (tx) => {
    await lockWriter(tx, person.id);
    if (draft.questionId !== null) {
      requireAct(person, 'answer', await lockPost(tx, { kind: 'question', id: draft.questionId }));
    }
    const id =
      draft.draftId === null
        ? ((await findSame(tx, person.id, draft, now)) ?? (await insertDraft(tx, person.id, draft, now)))
        : await updateDraft(tx, person.id, draft.draftId, draft, now);
    return getDraft(tx, person.id, id);
  });
}

/** For a day it can be brought back. Deleting it twice, and one that never was, is deleting it. */
export async function deleteDraft({ db, clock }: WriteDeps, person: Doer, id: DraftId): Promise<void> {
  await sql`
    update qa_draft set deleted_at = ${clock.now()}
     where id = ${id} and account_id = ${person.id} and deleted_at is null`.execute(db);
}

/** @throws NotFound, Conflict above the limit */
export function restoreDraft(deps: WriteDeps, person: Doer, id: DraftId): Promise<DraftRow> {
  return inTransaction(deps, async (tx) => {
    await lockWriter(tx, person.id);
    const { deletedAt } = await getDraft(tx, person.id, id);
    if (deletedAt === null) return getDraft(tx, person.id, id);
    if (!isRestorable(deletedAt, deps.clock.now())) throw draftNotFound();
    await refuseAboveLimit(tx, person.id);
    await sql`update qa_draft set deleted_at = null where id = ${id} and account_id = ${person.id}`.execute(
      tx,
    );
    return getDraft(tx, person.id, id);
  });
}

async function getDraft(tx: Db, accountId: AccountId, id: DraftId): Promise<DraftRow> {
  const row = await findDraft(tx, accountId, id);
  if (row === null) throw draftNotFound();
  return row;
}

async function updateDraft(
  tx: Db,
  accountId: AccountId,
  id: DraftId,
  { kind, data, questionId, revision }: UnsavedDraft,
  now: Date,
): Promise<DraftId> {
  const stored = await getDraft(tx, accountId, id);
  if (stored.kind !== kind || stored.deletedAt !== null) throw draftNotFound();
  const { rows: same } = await sql`
    select from qa_draft where id = ${id} and account_id = ${accountId} and data = ${JSON.stringify(data)}::jsonb
       and question_id is not distinct from ${questionId}`.execute(tx);
  if (same.length > 0) return id;
  if (revision !== undefined && revision !== stored.revision) {
    throw new Stale('You edited this draft in another tab.', describeDraft(stored));
  }
  await sql`
    update qa_draft set data = ${JSON.stringify(data)}::jsonb, question_id = ${questionId},
           revision = revision + 1, updated_at = ${now}
     where id = ${id} and account_id = ${accountId}`.execute(tx);
  return id;
}

async function insertDraft(
  tx: Db,
  accountId: AccountId,
  { kind, data, questionId }: UnsavedDraft,
  now: Date,
): Promise<DraftId> {
  await refuseAboveLimit(tx, accountId);
  const { rows } = await sql<{ id: DraftId }>`
    insert into qa_draft (account_id, kind, question_id, data, created_at, updated_at)
    values (${accountId}, ${kind}, ${questionId}, ${JSON.stringify(data)}::jsonb, ${now}, ${now})
    returning id`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw draftNotFound();
  return row.id;
}

async function findSame(
  tx: Db,
  accountId: AccountId,
  { kind, data, questionId }: UnsavedDraft,
  now: Date,
): Promise<DraftId | null> {
  const { rows } = await sql<{ id: DraftId }>`
    select id from qa_draft
     where account_id = ${accountId} and kind = ${kind} and question_id is not distinct from ${questionId}
       and data = ${JSON.stringify(data)}::jsonb and created_at > ${sameSince(now)} and deleted_at is null`.execute(
    tx,
  );
  return rows[0]?.id ?? null;
}

/** @throws Conflict */
async function refuseAboveLimit(tx: Db, accountId: AccountId): Promise<void> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from qa_draft where account_id = ${accountId} and deleted_at is null`.execute(
    tx,
  );
  if ((rows[0]?.count ?? 0) < limits.draftsOfPosts) return;
  throw new Conflict(`You have ${limits.draftsOfPosts} drafts. Please delete one first.`);
}
