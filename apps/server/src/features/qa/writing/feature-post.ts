import { concludeAct } from '../life/conclude-act.ts';
import { lockPost, lockWriter, type PostKey } from '../posts/locks.ts';
import { questionsChanged } from '../posts/question-changed.ts';
import { requireAct } from '../posts/require-act.ts';
import type { QaTables } from '../tables.ts';
import { type Doer, inTransaction, type WriteDeps } from './write-deps.ts';

/** @param isOn undefined: the other than it is @throws NotFound, Conflict before approval */
export function featurePost(
  deps: WriteDeps,
  person: Doer,
  key: PostKey,
  isOn: boolean | undefined,
): Promise<void> {
  const now = deps.clock.now();
  return inTransaction(deps, async (tx, notified) => {
    await lockWriter(tx, person.id);
    const locked = await lockPost(tx, key);
    requireAct(person, 'feature', locked);
    const isFeatured = locked.target.featured_at !== null;
    if (isFeatured === (isOn ?? !isFeatured)) return;
    await tx
      .withTables<QaTables>()
      .updateTable('qa_post')
      .set(
        isFeatured ? { featured_at: null, featured_by: null } : { featured_at: now, featured_by: person.id },
      )
      .where('id', '=', key.id)
      .execute();
    await questionsChanged(tx, [locked.post.id]);
    await concludeAct(tx, notified, {
      questionId: locked.post.id,
      by: person.id,
      now,
      act: {
        kind: isFeatured ? 'unfeature' : 'feature',
        postId: key.id,
        accountId: locked.target.account_id,
        data: { featuredAt: locked.target.featured_at ?? now },
      },
    });
  });
}
