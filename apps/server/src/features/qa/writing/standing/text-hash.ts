import { createHash } from 'node:crypto';
import type { AccountId } from '@tenfold/contract/ids';
import { textKey } from '@tenfold/domain/qa';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/index.ts';

/** Hashes the words alone, so that capitals, spaces and look-alike letters make no other text of it. 16 bytes. */
export function textHash(...parts: readonly string[]): Buffer {
  return createHash('sha256')
    .update(textKey(parts.join(' ')))
    .digest()
    .subarray(0, 16);
}

export interface SameText {
  readonly hash: Buffer;
  /** Who posted it, each once, in the order of their first one. */
  readonly accountIds: readonly AccountId[];
}

/**
 * Texts that several accounts posted since then, also as answers and comments on different questions; what was deleted
 * counts, too, and what is of nobody any more doesn’t.
 *
 * @param accounts how many of them at least
 */
export async function listSharedTexts(db: Db, since: Date, accounts: number): Promise<SameText[]> {
  const { rows } = await sql<SameText>`
    select text_hash as hash, array_agg(account_id order by first_id) as "accountIds"
      from (select text_hash, account_id, min(id) as first_id
              from qa_post
             where text_hash is not null and account_id is not null and created_at >= ${since}
             group by text_hash, account_id) as each
     group by text_hash having count(*) >= ${accounts}
     order by min(first_id)`.execute(db);
  return rows;
}
