import type { PostId } from '@tenfold/contract/ids';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/index.ts';
import { Conflict, NotFound } from '../../../../platform/http/index.ts';
import { lockQuestions } from '../../posts/locks.ts';

export interface StoredTag {
  readonly key: string;
  readonly name: string;
  readonly isDefault: boolean;
  readonly keptAt: Date | null;
  /** Key of the one that is meant. */
  readonly replacedBy: string | null;
  readonly removedAt: Date | null;
}

/** A tag on a question, at its place. */
export interface TaggedQuestion {
  readonly id: PostId;
  readonly place: number;
}

/**
 * Until the transaction ends nobody puts them on a question. After the questions that have them.
 *
 * @returns those that there are, by key
 */
export async function lockTags(tx: Db, keys: readonly string[]): Promise<Map<string, StoredTag>> {
  const { rows } = await sql<StoredTag>`
    select key, name, is_default as "isDefault", kept_at as "keptAt", replaced_by as "replacedBy",
           removed_at as "removedAt"
      from qa_tag where key = any(${keys}::text[]) order by key for no key update`.execute(tx);
  return new Map(rows.map((row) => [row.key, row]));
}

/** @throws NotFound */
export function findTag(tags: ReadonlyMap<string, StoredTag>, key: string): StoredTag {
  const tag = tags.get(key);
  if (tag === undefined) throw new NotFound('There is no such tag.');
  return tag;
}

export function isLive({ replacedBy, removedAt }: StoredTag): boolean {
  return replacedBy === null && removedAt === null;
}

/** Locks all questions with a tag. */
export async function lockTagged(tx: Db, key: string): Promise<ReadonlySet<PostId>> {
  const tagged = await listTagged(tx, key);
  return new Set(
    await lockQuestions(
      tx,
      tagged.map(({ id }) => id),
    ),
  );
}

/** @throws Conflict where one was tagged after the others were locked: to wait for it now could be to wait for each other */
export async function listLockedTagged(
  tx: Db,
  key: string,
  locked: ReadonlySet<PostId>,
): Promise<TaggedQuestion[]> {
  const tagged = await listTagged(tx, key);
  if (tagged.every(({ id }) => locked.has(id))) return tagged;
  throw new Conflict('Somebody used this tag just now. Try again.');
}

async function listTagged(tx: Db, key: string): Promise<TaggedQuestion[]> {
  const { rows } = await sql<TaggedQuestion>`
    select question_id as id, place from qa_question_tag where tag = ${key} order by question_id`.execute(tx);
  return rows;
}
