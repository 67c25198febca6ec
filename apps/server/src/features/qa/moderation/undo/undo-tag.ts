import type { PostId } from '@tenfold/contract/ids';
import { postLimits } from '@tenfold/domain/qa';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/index.ts';
import { Conflict } from '../../../../platform/http/index.ts';
import { lockQuestions } from '../../posts/locks.ts';
import { questionsChanged } from '../../posts/question-changed.ts';
import type { TagDecision } from '../../writing/tags/decide-tag.ts';
import { findTag, isLive, lockTags, type StoredTag } from '../../writing/tags/stored-tags.ts';
import type { StoredAct } from '../find-act.ts';

/** What a decision on a tag was about, as it is now. Nobody else changes it until the transaction ends. */
interface LockedDecision {
  /** Those of its questions that there are. */
  readonly there: readonly PostId[];
  /** The tag, and the one in its place, by key. */
  readonly tags: ReadonlyMap<string, StoredTag>;
}

/** The questions that had the tag, then the tags. */
export async function lockDecidedTag(tx: Db, { data }: StoredAct): Promise<LockedDecision> {
  const { tag, by, questions = [] } = data as TagDecision;
  const ids = questions.map(({ id }) => id);
  const there = await lockQuestions(tx, ids);
  return { there, tags: await lockTags(tx, by === undefined ? [tag] : [tag, by]) };
}

/**
 * What it was taken off has it again, but for questions that their authors tagged otherwise since.
 *
 * @throws Conflict where it was decided again since
 */
export async function undoTagDecision(
  tx: Db,
  act: StoredAct,
  { there, tags }: LockedDecision,
): Promise<void> {
  const { tag: key, by } = act.data as TagDecision;
  const tag = findTag(tags, key);
  if (act.kind === 'tag_kept') {
    if (tag.keptAt?.getTime() !== act.actedAt.getTime() || !isLive(tag)) throw decidedAgain();
    await sql`update qa_tag set kept_at = null where key = ${key}`.execute(tx);
    return;
  }
  if (act.kind === 'tag_removed' && tag.removedAt?.getTime() !== act.actedAt.getTime()) throw decidedAgain();
  if (act.kind === 'tag_replaced' && (by === undefined || tag.replacedBy !== by)) throw decidedAgain();
  if (by !== undefined && !isLive(findTag(tags, by))) {
    throw new Conflict('The tag in its place was replaced or removed since. Put that back first.');
  }
  await sql`update qa_tag set replaced_by = null, removed_at = null where key = ${key}`.execute(tx);
  await tagAgain(tx, act.data as TagDecision, there);
  await questionsChanged(tx, there);
}

async function tagAgain(tx: Db, { tag, by, questions = [] }: TagDecision, there: readonly PostId[]) {
  const still = by === undefined ? sql`true` : sql`exists (select from there where tag = ${by})`;
  for (const { id, place, hadOther } of questions.filter((each) => there.includes(each.id))) {
    const { rows } = await sql`
      with there as (select tag from qa_question_tag where question_id = ${id})
      insert into qa_question_tag (question_id, tag, place)
      select ${id}, ${tag}, ${place}::integer
       where ${still} and (select count(*) from there) < ${postLimits.tags + (by === undefined || hadOther ? 0 : 1)}
      on conflict do nothing returning tag`.execute(tx);
    if (by === undefined || hadOther || rows.length === 0) continue;
    await sql`delete from qa_question_tag where question_id = ${id} and tag = ${by}`.execute(tx);
  }
}

function decidedAgain(): Conflict {
  return new Conflict('This tag was decided again since.');
}
