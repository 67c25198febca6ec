import { tagKey } from '@tenfold/domain/qa';
import type { Db } from '../../../platform/db/index.ts';
import type { QaTables } from '../tables.ts';
import type { SampleCommunity } from './community-file.ts';

export interface NamedThings {
  /** Ids of question lists by key. */
  readonly lists: ReadonlyMap<string, number>;
  /** Keys of tags by name. */
  readonly tags: ReadonlyMap<string, string>;
}

/** Tags, with those the questions have, and lists of questions. */
export async function insertCommunityNames(
  tx: Db,
  { questions, defaultTags, questionLists }: SampleCommunity,
  now: Date,
): Promise<NamedThings> {
  const tables = tx.withTables<QaTables>();
  const names = new Set([...defaultTags, ...questions.flatMap(({ tags }) => tags)]);
  const tags = new Map([...names].map((name) => [name, tagKey(name)]));
  await tables
    .insertInto('qa_tag')
    .values(
      [...tags].map(([name, key]) => ({
        key,
        name,
        is_default: defaultTags.includes(name),
        created_at: now,
        // Nothing is left of them for an editor to look at.
        kept_at: now,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const lists = new Map<string, number>();
  for (const { key, name } of questionLists) {
    const { id } = await tables
      .insertInto('qa_list')
      .values({ name, created_at: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    lists.set(key, id);
  }
  return { lists, tags };
}
