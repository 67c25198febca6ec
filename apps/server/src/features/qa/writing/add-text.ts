import type { PostId } from '@tenfold/contract/ids';
import type { Db } from '../../../platform/db/index.ts';
import type { Frozen } from '../../financials/index.ts';
import { countChild, ensureContributor } from '../posts/counters.ts';
import type { PostRow } from '../posts/locks.ts';
import { questionsChanged } from '../posts/question-changed.ts';
import type { QaTables } from '../tables.ts';
import type { Room } from './standing/require-room.ts';
import { sameSince, type Writer } from './write-deps.ts';

type NewText = Pick<
  PostRow,
  'text' | 'is_by_analyst' | 'is_by_asker' | 'answer_id' | 'parent_id' | 'owns_share' | 'is_generated'
> & {
  readonly kind: 'answer' | 'comment';
  readonly question_id: PostId;
  readonly figures: Frozen;
};

/** Finds a text of the same person, in the same place, within the last minute. */
export async function findSameText(
  tx: Db,
  { person }: Writer,
  { kind, question_id, answer_id, parent_id, text }: Omit<NewText, 'figures'>,
  now: Date,
): Promise<PostId | null> {
  const row = await tx
    .withTables<QaTables>()
    .selectFrom('qa_post')
    .select('id')
    .where('account_id', '=', person.id)
    .where('kind', '=', kind)
    .where('question_id', '=', question_id)
    .where('answer_id', 'is not distinct from', answer_id)
    .where('parent_id', 'is not distinct from', parent_id)
    .where('text', '=', text)
    .where('created_at', '>', sameSince(now))
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Its question is locked. One that is held is counted nowhere. */
export async function addText(
  tx: Db,
  { person, network }: Writer,
  text: NewText,
  { isHeld, hash }: Room,
  now: Date,
): Promise<PostId> {
  await ensureContributor(tx, person.id);
  const { id } = await tx
    .withTables<QaTables>()
    .insertInto('qa_post')
    .values({
      ...text,
      figures: JSON.stringify(text.figures),
      account_id: person.id,
      created_at: now,
      network_hash: network,
      text_hash: hash,
      ...(isHeld && { held_at: now }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (!isHeld) await countChild(tx, text, 1);
  await questionsChanged(tx, [text.question_id], isHeld ? null : now);
  return id;
}
