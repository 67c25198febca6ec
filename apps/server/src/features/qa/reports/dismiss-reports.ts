import { sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';
import { Conflict } from '../../../platform/http/index.ts';
import { concludeAct } from '../life/conclude-act.ts';
import { asShown, heldByReports, showAgain } from '../moderation/hide-post.ts';
import { lockPost, lockWriter, type PostKey } from '../posts/locks.ts';
import { requireAct } from '../posts/require-act.ts';
import { type Doer, inTransaction, type WriteDeps } from '../writing/write-deps.ts';
import { decideReports } from './decide-reports.ts';
import { isShared } from './list-shared.ts';

/**
 * An editor looked at what readers reported, or at what several accounts posted: the text stays, or is there again as it was. The same again by the same editor is a request whose answer
 * was lost.
 *
 * @throws NotFound, Forbidden, Conflict where no report waits
 */
export function dismissReports(deps: WriteDeps, person: Doer, key: PostKey): Promise<void> {
  const now = deps.clock.now();
  return inTransaction(deps, async (tx, notified) => {
    await lockWriter(tx, person.id);
    const locked = await lockPost(tx, key);
    const { target, post } = locked;
    requireAct(person, 'hide', asShown(locked));
    const heldAt = heldByReports(target);
    const decided = await decideReports(tx, target.id, 'dismissed', now);
    if (decided === 0 && heldAt === null && !(await isShared(tx, target.id, now))) {
      if (await dismissedBy(tx, person, key)) return;
      throw new Conflict('An editor already decided on these reports.');
    }
    if (heldAt !== null) await showAgain(tx, locked);
    const data = heldAt === null ? {} : { heldAt };
    const act = { kind: 'reports_dismissed', postId: target.id, accountId: target.account_id, data } as const;
    await concludeAct(tx, notified, { questionId: post.id, by: person.id, now, act });
  });
}

async function dismissedBy(tx: Db, { id }: Doer, key: PostKey): Promise<boolean> {
  const { rows } = await sql`
    select from qa_act where post_id = ${key.id} and kind = 'reports_dismissed' and editor_id = ${id} and undone_at is null`.execute(
    tx,
  );
  return rows.length > 0;
}
