import { hideReasonsFor, type ModerationReason, sentenceForAuthor } from '@tenfold/domain/qa';
import type { Db } from '../../../platform/db/index.ts';
import { InvalidRequest } from '../../../platform/http/index.ts';
import { concludeAct } from '../life/conclude-act.ts';
import { placeOf } from '../notices/news.ts';
import { type LockedPost, lockPost, lockWriter, type PostKey } from '../posts/locks.ts';
import { questionsChanged } from '../posts/question-changed.ts';
import { requireAct } from '../posts/require-act.ts';
import { decideReports } from '../reports/decide-reports.ts';
import type { QaTables } from '../tables.ts';
import { changeCounts } from '../writing/remove-post.ts';
import { type Doer, inTransaction, type WriteDeps } from '../writing/write-deps.ts';

interface HideReason {
  readonly reason: ModerationReason;
  /** The editor’s own; empty: none. */
  readonly sentence: string;
}

/**
 * An editor removes a text, whatever stands under it: to others it is gone, and so is all it earned; its author reads why. Who
 * reported it was right, and one that reports held stays away for good. The same again by the same editor is a request whose answer was lost.
 *
 * @throws NotFound, Conflict before approval and where it was removed already, InvalidRequest for a reason that says nothing of it
 */
export function hidePost(deps: WriteDeps, person: Doer, key: PostKey, because: HideReason): Promise<void> {
  checkReason(key, because);
  const now = deps.clock.now();
  return inTransaction(deps, async (tx, notified) => {
    await lockWriter(tx, person.id);
    const locked = await lockPost(tx, key);
    const { target, post } = locked;
    if (target.hidden_by === person.id && target.hidden_because === because.reason) return;
    const heldAt = heldByReports(target);
    requireAct(person, 'hide', asShown(locked));
    const { reason, sentence } = because;
    await setHidden(tx, locked, {
      hidden_at: now,
      hidden_by: person.id,
      hidden_because: reason,
      hidden_sentence: sentence === '' ? null : sentence,
    });
    if (heldAt === null) await changeCounts(tx, locked, -1);
    else await questionsChanged(tx, [post.id]);
    await decideReports(tx, target.id, 'upheld', now);
    const data = heldAt === null ? {} : { heldAt };
    const act = {
      kind: 'hide',
      postId: target.id,
      accountId: target.account_id,
      reason,
      sentence,
      data,
    } as const;
    await concludeAct(tx, notified, {
      questionId: post.id,
      by: person.id,
      now,
      act,
      news: [{ what: 'hidden', ...placeOf(locked), at: now }],
    });
  });
}

/** Shows it again, with its votes and what it earned. The act that undoes it is concluded by its caller. */
export async function showAgain(tx: Db, locked: LockedPost): Promise<void> {
  const none = { hidden_at: null, hidden_by: null, hidden_because: null, hidden_sentence: null };
  await setHidden(tx, locked, none);
  await changeCounts(tx, locked, 1);
}

const reported = { hidden_by: null, hidden_because: 'reported', hidden_sentence: null } as const;

/** Until an editor has looked: as if it were hidden, by nobody. Concluded by its caller. */
export async function hideReported(tx: Db, locked: LockedPost, at: Date): Promise<void> {
  await setHidden(tx, locked, { ...reported, hidden_at: at });
  await changeCounts(tx, locked, -1);
}

/** Puts it back the way `hideReported` left it, before an editor removed it. */
export async function holdAgain(tx: Db, locked: LockedPost, at: Date): Promise<void> {
  await setHidden(tx, locked, { ...reported, hidden_at: at });
}

/** Since when reports alone keep it from others; null: they don’t. */
export function heldByReports({ hidden_at, hidden_because }: LockedPost['target']): Date | null {
  return hidden_because === 'reported' ? hidden_at : null;
}

/** What reports hold is there for editors: they decide. */
export function asShown(locked: LockedPost): LockedPost {
  const { target, post } = locked;
  if (heldByReports(target) === null) return locked;
  const shown = { ...target, hidden_at: null };
  return { ...locked, target: shown, post: target.kind === 'question' ? shown : post };
}

function checkReason({ kind }: PostKey, { reason, sentence }: HideReason): void {
  if (!hideReasonsFor(kind).includes(reason)) {
    const words = `This is no reason to remove ${kind === 'answer' ? 'an answer' : `a ${kind}`}`;
    throw new InvalidRequest(words, { reason: words });
  }
  if (sentenceForAuthor(reason, sentence) !== '') return;
  throw new InvalidRequest('Say why', { sentence: 'Say why' });
}

async function setHidden(
  tx: Db,
  { target }: LockedPost,
  change: Pick<LockedPost['target'], 'hidden_at' | 'hidden_by' | 'hidden_because' | 'hidden_sentence'>,
): Promise<void> {
  await tx.withTables<QaTables>().updateTable('qa_post').set(change).where('id', '=', target.id).execute();
}
