import { type RawBuilder, sql } from 'kysely';
import { wordsOf } from '../reading/search/words-of.ts';

/** Who is in the group that an act was about. */
export const groupOfAct = sql`
  select account_id from qa_ring_member
   where act.kind in ('votes_released', 'votes_taken_back') and ring_id = (act.data ->> 'ringId')::bigint`;

/** As they are shown: nobody is found by an address that somebody typed as their name. */
const names = sql`
  select string_agg(case when trim(first_name || second_name) = '' or first_name || second_name ~ '[@＠﹫]'
                         then 'member ' || id else first_name || ' ' || second_name end, ' ')
    from account where id = any(array[act.account_id, act.editor_id] || array(${groupOfAct}))`;

const title = sql`
  select title from qa_post as about
                    join qa_question as question on question.post_id = coalesce(about.question_id, about.id)
   where about.id = act.post_id`;

/** An act (`act`) whose question, list or tag, or people have each of the words somewhere in them. */
export function matchesWords(search: string): RawBuilder<unknown> {
  const words = wordsOf(search);
  if (words.length === 0) return sql`false`;
  const text = sql`lower(concat_ws(' ', (${title}), act.data ->> 'name', act.data ->> 'byName', (${names})))`;
  return sql`(select ${sql.join(
    words.map((word) => sql`strpos(words, ${word}) > 0`),
    sql` and `,
  )} from (select ${text} as words) as of_act)`;
}
