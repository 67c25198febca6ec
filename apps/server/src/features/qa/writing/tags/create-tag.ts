import type { AccountId } from '@tenfold/contract/ids';
import type { QuestionTag } from '@tenfold/contract/qa';
import { tagKey, tagName } from '@tenfold/domain/qa';
import { InvalidRequest } from '../../../../platform/http/index.ts';
import type { QaTables } from '../../tables.ts';
import type { WriteDeps } from '../write-deps.ts';

/** The one that is there already, in another case or in look-alike letters. @throws InvalidRequest without letters and digits */
export async function createTag(
  { db, clock }: WriteDeps,
  accountId: AccountId,
  typed: string,
): Promise<QuestionTag> {
  const key = tagKey(typed);
  if (key === '') {
    const words = 'Use Latin or Cyrillic letters and digits';
    throw new InvalidRequest(words, { name: words });
  }
  const tables = db.withTables<QaTables>();
  await tables
    .insertInto('qa_tag')
    .values({ key, name: tagName(typed), created_by: accountId, created_at: clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return tables
    .selectFrom('qa_tag')
    .select(['key', 'name', 'is_default as default'])
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
}
