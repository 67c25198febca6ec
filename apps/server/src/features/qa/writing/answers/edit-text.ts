import type { Frozen } from '../../../financials/index.ts';
import { concludeAct } from '../../life/conclude-act.ts';
import { lockPost, lockWriter, type PostKey } from '../../posts/locks.ts';
import { questionsChanged } from '../../posts/question-changed.ts';
import { requireAct } from '../../posts/require-act.ts';
import type { QaTables } from '../../tables.ts';
import { requireRoomForEdit } from '../standing/require-room.ts';
import { type Doer, inTransaction, type WriteDeps } from '../write-deps.ts';

interface EditedText {
  readonly text: string;
  readonly revision?: number | undefined;
  /** Undefined: as it was. */
  readonly ownsShare?: boolean | undefined;
  readonly isGenerated?: boolean | undefined;
  readonly figures: Frozen;
}

/**
 * An answer or a comment. What is there already is answered, whatever its revision.
 *
 * @returns false where it was changed elsewhere, and nothing is written @throws NotFound, Forbidden, Conflict for words
 * that its author posted before, InvalidRequest for more links than they may use
 */
export function editText(
  deps: WriteDeps,
  person: Doer,
  key: PostKey,
  { text, revision, ownsShare, isGenerated, figures }: EditedText,
): Promise<boolean> {
  const now = deps.clock.now();
  return inTransaction(deps, async (tx, notified) => {
    await lockWriter(tx, person.id);
    const locked = await lockPost(tx, key);
    requireAct(person, 'edit', locked);
    const { target, post } = locked;
    const claims = {
      owns_share: ownsShare ?? target.owns_share,
      is_generated: isGenerated ?? target.is_generated,
    };
    const isClaimed = claims.owns_share === target.owns_share && claims.is_generated === target.is_generated;
    if (target.text === text && isClaimed) return true;
    if (revision !== undefined && revision !== target.revision) return false;
    const comment = target.kind === 'comment' && { commentOn: post.id };
    const wanted = { id: target.id, parts: [text], field: 'text', ...comment };
    const hash = await requireRoomForEdit(tx, person, wanted, now);
    await tx
      .withTables<QaTables>()
      .updateTable('qa_post')
      .set({
        text,
        figures: JSON.stringify(figures),
        text_hash: hash,
        ...claims,
        revision: target.revision + 1,
        edited_at: now,
      })
      .where('id', '=', target.id)
      .execute();
    await questionsChanged(tx, [post.id]);
    // What a program wrote earns nothing, from when its author says so.
    await concludeAct(tx, notified, { questionId: post.id, by: person.id, now });
    return true;
  });
}
