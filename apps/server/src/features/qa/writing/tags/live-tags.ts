import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/index.ts';

/**
 * By key: the key of the tag that is meant, which editors may have put in its place. Those that don’t exist or were removed
 * are left out.
 */
export async function readLiveTags(db: Db, keys: readonly string[]): Promise<Map<string, string>> {
  if (keys.length === 0) return new Map();
  const { rows } = await sql<{ wanted: string; key: string }>`
    with recursive meant as (
      select key as wanted, key, replaced_by, removed_at from qa_tag where key = any(${keys}::text[])
      union all
      select wanted, tag.key, tag.replaced_by, tag.removed_at
        from meant join qa_tag as tag on tag.key = meant.replaced_by)
    select wanted, key from meant where replaced_by is null and removed_at is null`.execute(db);
  return new Map(rows.map(({ wanted, key }) => [wanted, key]));
}

/** The same; until the transaction ends none of them is replaced or removed. After the question that is tagged is locked. */
export async function lockLiveTags(tx: Db, keys: readonly string[]): Promise<Map<string, string>> {
  let locked = keys;
  while (true) {
    await sql`select from qa_tag where key = any(${locked}::text[]) order by key for share`.execute(tx);
    const live = await readLiveTags(tx, keys);
    const others = [...live.values()].filter((key) => !locked.includes(key));
    if (others.length === 0) return live;
    locked = [...locked, ...others];
  }
}
