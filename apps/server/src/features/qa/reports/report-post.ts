import { type ModerationReason, nextReportAt, reportReasonsFor, reportsADay } from '@tenfold/domain/qa';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';
import { Conflict, InvalidRequest, TooManyRequests } from '../../../platform/http/index.ts';
import { lockPost, lockWriter, type PostKey } from '../posts/locks.ts';
import { requireAct } from '../posts/require-act.ts';
import { inTheirZone } from '../writing/in-their-zone.ts';
import { type Doer, inTransaction, type WriteDeps } from '../writing/write-deps.ts';
import { holdIfReported } from './hold-if-reported.ts';

interface ReportReason {
  readonly reason: ModerationReason;
  /** For the editors; empty: none. */
  readonly sentence: string;
}

/**
 * A reader tells the editors what is wrong with a text. Once a reader and text: again, also after it was withdrawn, it changes
 * the reason.
 *
 * @throws NotFound, Forbidden for what they wrote, Conflict before approval and once an editor decided, InvalidRequest for a
 * reason that isn’t on their list, TooManyRequests above the reports of a day
 */
export function reportPost(
  deps: WriteDeps,
  person: Doer,
  key: PostKey,
  because: ReportReason,
): Promise<void> {
  checkReason(key, because);
  const { reason, sentence } = because;
  const now = deps.clock.now();
  return inTransaction(deps, async (tx, notified) => {
    await lockWriter(tx, person.id);
    const locked = await lockPost(tx, key);
    requireAct(person, 'report', locked);
    const before = await findReport(tx, person, key);
    if (before?.isDecided) throw new Conflict('An editor already decided on your report.');
    if (before === null) await requireRoom(tx, person, now);
    await sql`
      insert into qa_report (post_id, account_id, reason, sentence, reported_at)
      values (${key.id}, ${person.id}, ${reason}, ${sentence === '' ? null : sentence}, ${now})
      on conflict (post_id, account_id)
      do update set reason = excluded.reason, sentence = excluded.sentence, withdrawn_at = null`.execute(tx);
    await holdIfReported(tx, notified, locked, now);
  });
}

/** What it held stays so until an editor has looked. Without a report nothing changes. @throws NotFound */
export function withdrawReport(deps: WriteDeps, person: Doer, key: PostKey): Promise<void> {
  const now = deps.clock.now();
  return inTransaction(deps, async (tx) => {
    await lockWriter(tx, person.id);
    const locked = await lockPost(tx, key);
    // A text that is held meanwhile is not there for its reader.
    if ((await findReport(tx, person, key)) === null) return requireAct(person, 'report', locked);
    await sql`
      update qa_report set withdrawn_at = ${now}
       where post_id = ${key.id} and account_id = ${person.id} and decision is null and withdrawn_at is null`.execute(
      tx,
    );
  });
}

function checkReason({ kind }: PostKey, { reason, sentence }: ReportReason): void {
  if (!reportReasonsFor(kind).includes(reason)) {
    const problem = 'Choose a reason on the list';
    throw new InvalidRequest(problem, { reason: problem });
  }
  if (reason !== 'other' || sentence !== '') return;
  const problem = 'Write what is wrong with it';
  throw new InvalidRequest(problem, { sentence: problem });
}

async function findReport(tx: Db, { id }: Doer, key: PostKey): Promise<{ isDecided: boolean } | null> {
  const { rows } = await sql<{ isDecided: boolean }>`
    select decision is not null as "isDecided" from qa_report
     where post_id = ${key.id} and account_id = ${id}`.execute(tx);
  return rows[0] ?? null;
}

const day = 24 * 3_600_000;

/** Who reports is locked as a writer, so two at once are counted one after the other. @throws TooManyRequests */
async function requireRoom(tx: Db, { id }: Doer, now: Date): Promise<void> {
  const { rows } = await sql<{ at: Date }>`
    select reported_at as at from qa_report
     where account_id = ${id} and reported_at > ${new Date(now.getTime() - day)}`.execute(tx);
  const until = nextReportAt(
    rows.map(({ at }) => at),
    now,
  );
  if (until === null) return;
  const at = await inTheirZone(tx, id, until);
  const seconds = Math.ceil((until.getTime() - now.getTime()) / 1_000);
  throw new TooManyRequests(
    `You can report ${reportsADay} texts a day. You can report again on ${at}.`,
    seconds,
  );
}
