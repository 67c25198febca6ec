import type { DraftId, PostId } from '@tenfold/contract/ids';
import type { Frozen } from '../../../financials/index.ts';
import { concludeAct } from '../../life/conclude-act.ts';
import { lockPost, lockWriter } from '../../posts/locks.ts';
import { requireAct } from '../../posts/require-act.ts';
import { addText, findSameText } from '../add-text.ts';
import { consumeDraft } from '../drafts/consume-draft.ts';
import { requireRoom } from '../standing/require-room.ts';
import { inTransaction, type WriteDeps, type Writer } from '../write-deps.ts';

interface NewAnswer {
  readonly text: string;
  readonly questionId: PostId;
  readonly draftId: DraftId | null;
  readonly ownsShare: boolean;
  readonly isGenerated: boolean;
  readonly figures: Frozen;
}

/** @throws NotFound, Conflict before approval, and what `requireRoom` throws */
export function createAnswer(
  deps: WriteDeps,
  writer: Writer,
  { text, questionId, draftId, ownsShare, isGenerated, figures }: NewAnswer,
): Promise<PostId> {
  const now = deps.clock.now();
  return inTransaction(deps, async (tx, notified) => {
    await lockWriter(tx, writer.person.id);
    const locked = await lockPost(tx, { kind: 'question', id: questionId });
    requireAct(writer.person, 'answer', locked);
    const answer = {
      kind: 'answer',
      question_id: questionId,
      answer_id: null,
      parent_id: null,
      text,
      is_by_analyst: writer.person.isAnalyst,
      is_by_asker: locked.post.account_id === writer.person.id,
      owns_share: ownsShare,
      is_generated: isGenerated,
      figures,
    } as const;
    const same = await findSameText(tx, writer, answer, now);
    if (same !== null) return same;
    const room = await requireRoom(tx, writer.person, { parts: [text], field: 'data.text' }, now);
    await consumeDraft(tx, writer.person.id, draftId, 'answer');
    const answerId = await addText(tx, writer, answer, room, now);
    const by = writer.person.id;
    const news = room.isHeld ? [] : [{ what: 'answer', questionId, answerId, by } as const];
    await concludeAct(tx, notified, { questionId, by, now, news });
    return answerId;
  });
}
