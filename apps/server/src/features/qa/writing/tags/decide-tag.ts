import type { PostId } from '@tenfold/contract/ids';
import type { QuestionTag } from '@tenfold/contract/qa';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/index.ts';
import { Conflict, InvalidRequest } from '../../../../platform/http/index.ts';
import { recordAct } from '../../moderation/record-act.ts';
import { lockWriter } from '../../posts/locks.ts';
import { questionsChanged } from '../../posts/question-changed.ts';
import { type Doer, inTransaction, type WriteDeps } from '../write-deps.ts';
import { findTag, isLive, listLockedTagged, lockTagged, lockTags, type StoredTag } from './stored-tags.ts';

/** What the history keeps of a decision on a tag, to put it back. */
export interface TagDecision {
  /** Its key. */
  readonly tag: string;
  readonly name: string;
  /** Key and name of the one in its place. */
  readonly by?: string;
  readonly byName?: string;
  /** What had it. `hadOther`: it had the one in its place, too. */
  readonly questions?: readonly { readonly id: PostId; readonly place: number; readonly hadOther: boolean }[];
}

/** It is no longer among those to look at. @throws NotFound, Conflict where it was replaced or removed */
export function keepTag(deps: WriteDeps, person: Doer, key: string): Promise<QuestionTag> {
  const now = deps.clock.now();
  return inTransaction(deps, async (tx) => {
    await lockWriter(tx, person.id);
    const tag = findTag(await lockTags(tx, [key]), key);
    refuseDecided(tag);
    if (tag.keptAt !== null) return describeTag(tag);
    await sql`update qa_tag set kept_at = ${now} where key = ${key}`.execute(tx);
    const data: TagDecision = { tag: key, name: tag.name };
    await recordAct(tx, person.id, now, { kind: 'tag_kept', data });
    return describeTag(tag);
  });
}

/**
 * Its questions have the other tag at its place, and so have those that are tagged with it from now on.
 *
 * @param by key of the one that is meant; null: the tag is taken off its questions and can’t be chosen any more
 * @returns the one that questions have now; where there is none, the one that was removed
 * @throws NotFound, Conflict, InvalidRequest
 */
export function replaceTag(
  deps: WriteDeps,
  person: Doer,
  key: string,
  by: string | null,
): Promise<QuestionTag> {
  const now = deps.clock.now();
  return inTransaction(deps, async (tx) => {
    await lockWriter(tx, person.id);
    const locked = await lockTagged(tx, key);
    const tags = await lockTags(tx, by === null ? [key] : [key, by]);
    const tag = findTag(tags, key);
    const other = by === null ? null : findOther(tags, key, by);
    if (by !== null && tag.replacedBy === by) return describeTag(other ?? tag);
    refuseDecided(tag);
    const tagged = await listLockedTagged(tx, key, locked);
    const ids = tagged.map(({ id }) => id);
    const got = other === null ? new Set<PostId>() : await putInPlace(tx, key, other.key);
    await sql`delete from qa_question_tag where tag = ${key}`.execute(tx);
    await sql`
      update qa_tag set replaced_by = ${by}, removed_at = ${other === null ? now : null} where key = ${key}`.execute(
      tx,
    );
    await questionsChanged(tx, ids);
    const data: TagDecision = {
      tag: key,
      name: tag.name,
      ...(other !== null && { by: other.key, byName: other.name }),
      questions: tagged.map((each) => ({ ...each, hadOther: other !== null && !got.has(each.id) })),
    };
    await recordAct(tx, person.id, now, { kind: other === null ? 'tag_removed' : 'tag_replaced', data });
    return describeTag(other ?? tag);
  });
}

/** @throws InvalidRequest where it can’t be used itself */
function findOther(tags: ReadonlyMap<string, StoredTag>, key: string, by: string): StoredTag {
  const other = tags.get(by);
  if (by !== key && other !== undefined && isLive(other)) return other;
  const problem = by === key ? 'Choose another tag' : 'This tag isn’t used any more';
  throw new InvalidRequest(problem, { by: problem });
}

/** @returns those that got it: others had it already */
async function putInPlace(tx: Db, key: string, other: string): Promise<Set<PostId>> {
  const { rows } = await sql<{ id: PostId }>`
    insert into qa_question_tag (question_id, tag, place)
    select question_id, ${other}, place from qa_question_tag where tag = ${key}
    on conflict do nothing returning question_id as id`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}

/** @throws Conflict */
function refuseDecided(tag: StoredTag): void {
  if (tag.isDefault) throw new Conflict('This tag is offered to everybody.');
  if (!isLive(tag)) throw new Conflict('Another editor replaced or removed this tag.');
}

function describeTag({ key, name, isDefault }: StoredTag): QuestionTag {
  return { key, name, default: isDefault };
}
