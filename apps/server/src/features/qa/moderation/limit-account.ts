import type { AccountId } from '@tenfold/contract/ids';
import { limitEnds, type ModerationReason, sentenceForAuthor } from '@tenfold/domain/qa';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';
import { Conflict, InvalidRequest, NotFound } from '../../../platform/http/index.ts';
import { lockWriter } from '../posts/locks.ts';
import { type Doer, inTransaction, type WriteDeps } from '../writing/write-deps.ts';
import type { StoredAct } from './find-act.ts';
import { recordAct } from './record-act.ts';

interface Reason {
  readonly reason: ModerationReason;
  /** The editor's own; empty: none. */
  readonly sentence: string;
}

interface LimitState {
  readonly until: string | null;
  readonly reason: ModerationReason | null;
  readonly sentence: string | null;
}

const none: LimitState = { until: null, reason: null, sentence: null };

/**
 * An editor limits how much somebody may post, from now on for a week, whatever limit stood before.
 *
 * @returns the id of the act @throws NotFound, Conflict for one of the team, InvalidRequest without words for them
 */
export function limitAccount(
  deps: WriteDeps,
  person: Doer,
  accountId: AccountId,
  { reason, sentence }: Reason,
): Promise<number> {
  if (sentenceForAuthor(reason, sentence) === '') {
    const message = 'Write what the owner of the account reads';
    throw new InvalidRequest(message, { sentence: message });
  }
  const now = deps.clock.now();
  return inTransaction(deps, async (tx) => {
    await lockWriter(tx, person.id);
    await lockLimited(tx, accountId);
    const before = await readLimit(tx, accountId);
    const stored = sentence === '' ? null : sentence;
    await writeLimit(tx, accountId, { until: limitEnds(now).toISOString(), reason, sentence: stored });
    return recordAct(tx, person.id, now, {
      kind: 'limit',
      accountId,
      reason,
      sentence,
      data: { before },
    });
  });
}

/** @throws Conflict where it was limited again since */
export async function undoLimit(tx: Db, { id, data, accountId }: StoredAct): Promise<void> {
  if (accountId === null) throw new Conflict('This account was deleted.');
  await lockLimited(tx, accountId);
  await readLimit(tx, accountId);
  if (await isLimitedSince(tx, accountId, id)) throw new Conflict('It was limited again since.');
  await writeLimit(tx, accountId, (data as { readonly before: LimitState }).before);
}

/** By an act that stands. */
async function isLimitedSince(tx: Db, accountId: AccountId, id: number): Promise<boolean> {
  const { rows } = await sql`
    select from qa_act where account_id = ${accountId} and kind = 'limit' and id > ${id} and undone_at is null limit 1`.execute(
    tx,
  );
  return rows.length > 0;
}

/** Against being deleted meanwhile. @throws NotFound, Conflict */
async function lockLimited(tx: Db, accountId: AccountId): Promise<void> {
  const { rows } = await sql<{ isOfTeam: boolean }>`
    select is_superuser or is_analyst as "isOfTeam" from account where id = ${accountId} for key share`.execute(
    tx,
  );
  const [account] = rows;
  if (account === undefined) throw new NotFound('There is no such account.');
  if (account.isOfTeam) throw new Conflict('Editors and analysts can’t be limited.');
}

async function readLimit(tx: Db, accountId: AccountId): Promise<LimitState> {
  // A row to lock: two who limit the same account come one after the other.
  await sql`insert into qa_contributor (account_id) values (${accountId}) on conflict do nothing`.execute(tx);
  const { rows } = await sql<{
    until: Date | null;
    reason: ModerationReason | null;
    sentence: string | null;
  }>`
    select limited_until as until, limited_reason as reason, limited_sentence as sentence
      from qa_contributor where account_id = ${accountId} for update`.execute(tx);
  const [row] = rows;
  return row === undefined ? none : { ...row, until: row.until?.toISOString() ?? null };
}

async function writeLimit(
  tx: Db,
  accountId: AccountId,
  { until, reason, sentence }: LimitState,
): Promise<void> {
  await sql`
    update qa_contributor set limited_until = ${until}, limited_reason = ${reason}, limited_sentence = ${sentence}
     where account_id = ${accountId}`.execute(tx);
}
