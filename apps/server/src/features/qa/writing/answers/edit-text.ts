import { lockPost, lockWriter, type PostKey } from '../../posts/locks.ts';
import { questionsChanged } from '../../posts/question-changed.ts';
import { requireAct } from '../../posts/require-act.ts';
import type { QaTables } from '../../tables.ts';
import { type Doer, inTransaction, type WriteDeps } from '../write-deps.ts';

/**
 * An answer or a comment. What is there already is answered, whatever its revision.
 *
 * @returns false where it was changed elsewhere, and nothing is written @throws NotFound, Forbidden
 */
export function editText(
  deps: WriteDeps,
  person: Doer,
  key: PostKey,
  { text, revision }: { readonly text: string; readonly revision?: number | undefined },
): Promise<boolean> {
  const now = deps.clock.now();
  return inTransaction(deps, async (tx) => {
    await lockWriter(tx, person.id);
    const locked = await lockPost(tx, key);
    requireAct(person, 'edit', locked);
    const { target, post } = locked;
    if (target.text === text) return true;
    if (revision !== undefined && revision !== target.revision) return false;
    await tx
      .withTables<QaTables>()
      .updateTable('qa_post')
      .set({ text, revision: target.revision + 1, edited_at: now })
      .where('id', '=', target.id)
      .execute();
    await questionsChanged(tx, [post.id]);
    return true;
  });
}
