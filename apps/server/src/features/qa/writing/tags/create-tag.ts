import type { AccountId } from '@tenfold/contract/ids';
import type { QuestionTag } from '@tenfold/contract/qa';
import { tagKey, tagName } from '@tenfold/domain/qa';
import { InvalidRequest } from '../../../../platform/http/index.ts';
import type { QaTables } from '../../tables.ts';
import type { WriteDeps } from '../write-deps.ts';
import { readLiveTags } from './live-tags.ts';

/**
 * The one that is there already, in another case or in look-alike letters; where editors replaced it, the one that is meant.
 *
 * @throws InvalidRequest without letters and digits, with too many, and for one that editors removed
 */
export async function createTag(
  { db, clock }: WriteDeps,
  accountId: AccountId,
  typed: string,
): Promise<QuestionTag> {
  const key = tagKey(typed);
  const name = tagName(typed);
  const problem = problemOf(key, name);
  if (problem !== null) throw new InvalidRequest(problem, { name: problem });
  const tables = db.withTables<QaTables>();
  await tables
    .insertInto('qa_tag')
    .values({ key, name, created_by: accountId, created_at: clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const meant = (await readLiveTags(db, [key])).get(key);
  if (meant === undefined) {
    const removed = 'The editors removed this tag. Choose another.';
    throw new InvalidRequest(removed, { name: removed });
  }
  return tables
    .selectFrom('qa_tag')
    .select(['key', 'name', 'is_default as default'])
    .where('key', '=', meant)
    .executeTakeFirstOrThrow();
}

function problemOf(key: string, name: string): string | null {
  if (key === '') return 'Use Latin or Cyrillic letters and digits';
  // Ligatures are written out: forty of them are up to 120 letters.
  return Math.max(key.length, name.length) > longest ? `Use at most ${longest} characters` : null;
}

/** The contract has the same bound for what is typed. */
const longest = 40;
