import type { PostId } from '@tenfold/contract/ids';
import type { QuestionTitle } from '@tenfold/contract/qa';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../../platform/db/index.ts';
import { readTitles } from './question-titles.ts';
import { visibleQuestion } from './visible-questions.ts';
import { wordsOf } from './words-of.ts';

const mostFound = 10;
/** The newest of those that match: a common word is in thousands, and ranking reads each title again. */
const mostRanked = 200;
/** A single letter begins half of all titles. */
const shortestBeginning = 2;

const words = sql`(to_tsvector('english', title) || to_tsvector('simple', title))`;

/** Titles with all the words, in any form of them; the last may be the beginning of one: it is still being typed. */
export async function searchQuestions(db: Db, typed: string): Promise<QuestionTitle[]> {
  const terms = wordsOf(typed).map((word, index, all) =>
    index === all.length - 1 && word.length >= shortestBeginning ? `${word}:*` : word,
  );
  if (terms.length === 0) return [];
  const wanted = sql.join(terms.map(inAnyForm), sql` && `);
  const { rows } = await sql<{ id: PostId }>`
    select id
      from (select post.id, title
              from qa_question as question join qa_post as post on post.id = question.post_id
             where ${visibleQuestion} and ${words} @@ (${wanted})
             order by question.post_id desc limit ${mostRanked}) as newest
     order by ts_rank(${words}, ${wanted}) desc, id desc
     limit ${mostFound}`.execute(db);
  const titles = await readTitles(
    db,
    rows.map(({ id }) => id),
  );
  return titles.map(({ title }) => title);
}

/** What is left of a word by its stem is no beginning of it: "profitabil" finds "profitability" as it is written. */
function inAnyForm(term: string): RawBuilder<unknown> {
  return sql`(to_tsquery('english', ${term}) || to_tsquery('simple', ${term}))`;
}
