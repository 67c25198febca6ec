import type { AccountId } from '@tenfold/contract/ids';
import type { Author } from '@tenfold/contract/qa';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/index.ts';
import { visibleQuestion } from '../questions/visible-questions.ts';
import { wordsOf } from '../search/words-of.ts';
import { readAuthors } from '../views/read-authors.ts';

const mostFound = 10;
/** Some have another public name: a few more are looked at. */
const mostRead = 40;

/**
 * Who asked or answered what everybody sees, by the words of their public names: that an account is there, and whose, is
 * nobody’s business before it posts. Those with most upvotes come first.
 */
export async function searchContributors(db: Db, typed: string): Promise<Author[]> {
  const words = wordsOf(typed);
  if (words.length === 0) return [];
  const name = sql`lower(first_name || ' ' || second_name || ' member ' || account.id)`;
  const hasAll = words.map((word) => sql`strpos(${name}, ${word}) > 0`);
  const { rows } = await sql<{ id: AccountId }>`
    select account.id
      from account left join qa_contributor on qa_contributor.account_id = account.id
     where ${sql.join(hasAll, sql` and `)}
       and exists (select from qa_post as own
                          join qa_question as question on question.post_id = coalesce(own.question_id, own.id)
                          join qa_post as post on post.id = question.post_id
                    where own.account_id = account.id and own.kind in ('question', 'answer')
                      and own.removed_at is null and ${visibleQuestion})
     order by coalesce(upvotes, 0) desc, account.id
     limit ${mostRead}`.execute(db);
  const ids = rows.map(({ id }) => id);
  const { authors } = await readAuthors(db, ids);
  // A name that is an address is nobody’s public name: it must not be found by it either.
  return ids
    .flatMap((id) => authors.get(id) ?? [])
    .filter(({ fullName }) => words.every((word) => fullName.toLowerCase().includes(word)))
    .slice(0, mostFound);
}
