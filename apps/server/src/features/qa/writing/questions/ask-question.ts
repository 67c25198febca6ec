import type { AccountId, DraftId, PostId } from '@tenfold/contract/ids';
import type { QuestionForm } from '@tenfold/contract/qa';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/index.ts';
import type { Frozen } from '../../../financials/index.ts';
import { ensureContributor } from '../../posts/counters.ts';
import { lockWriter } from '../../posts/locks.ts';
import type { QaTables } from '../../tables.ts';
import { consumeDraft } from '../drafts/consume-draft.ts';
import { requireRoom } from '../standing/require-room.ts';
import { inTransaction, sameSince, type WriteDeps, type Writer } from '../write-deps.ts';
import { type CheckedForm, checkForm, saveCompaniesAndTags } from './check-form.ts';

interface QuestionSubmission {
  readonly data: QuestionForm;
  readonly draftId: DraftId | null;
  readonly figures: Frozen;
}

/** Waits for an editor. Sent again within a minute it is the question that was asked. @throws InvalidRequest, NotFound without the draft, and what `requireRoom` throws */
export function askQuestion(
  deps: WriteDeps,
  writer: Writer,
  { data, draftId, figures }: QuestionSubmission,
): Promise<PostId> {
  const now = deps.clock.now();
  return inTransaction(deps, async (tx) => {
    await lockWriter(tx, writer.person.id);
    const form = await checkForm(tx, data, now);
    const same = await findSame(tx, writer.person.id, form, sameSince(now));
    if (same !== null) return same;
    const wanted = { parts: [form.title, form.description], field: 'data.description' };
    const { hash } = await requireRoom(tx, writer.person, wanted, now);
    await consumeDraft(tx, writer.person.id, draftId, 'question');
    await ensureContributor(tx, writer.person.id);
    const tables = tx.withTables<QaTables>();
    const { id } = await tables
      .insertInto('qa_post')
      .values({
        kind: 'question',
        account_id: writer.person.id,
        text: form.description,
        created_at: now,
        network_hash: writer.network,
        text_hash: hash,
        owns_share: form.ownsShare,
        is_generated: form.isGenerated,
        figures: JSON.stringify(figures),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { title, category, year, rows } = form;
    await tables
      .insertInto('qa_question')
      .values({ post_id: id, title, category, year, rows, status: 'waiting_approve', active_at: now })
      .execute();
    await saveCompaniesAndTags(tx, id, form);
    return id;
  });
}

async function findSame(
  tx: Db,
  accountId: AccountId,
  { title, description, category, year, rows, companies, tags }: CheckedForm,
  since: Date,
): Promise<PostId | null> {
  const row = await tx
    .withTables<QaTables>()
    .selectFrom('qa_post')
    .innerJoin('qa_question', 'qa_question.post_id', 'qa_post.id')
    .select('qa_post.id')
    .where('qa_post.account_id', '=', accountId)
    .where('qa_post.kind', '=', 'question')
    .where('qa_post.created_at', '>', since)
    .where('qa_post.deleted_at', 'is', null)
    .where('qa_post.text', '=', description)
    .where('qa_question.title', '=', title)
    .where('qa_question.category', '=', category)
    .where('qa_question.year', 'is not distinct from', year)
    .where(sql<boolean>`qa_question.rows = ${rows}::text[]`)
    .where(
      sql<boolean>`${companies}::text[] = array(
        select symbol from qa_question_company where question_id = qa_post.id order by place)`,
    )
    .where(
      sql<boolean>`${tags}::text[] = array(
        select tag from qa_question_tag where question_id = qa_post.id order by place)`,
    )
    .executeTakeFirst();
  return row?.id ?? null;
}
