import type { PostId } from '@tenfold/contract/ids';
import type { QuestionTitle } from '@tenfold/contract/qa';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/index.ts';
import { readTitles } from '../questions/question-titles.ts';
import { visibleQuestion } from '../questions/visible-questions.ts';
import { wordsOf } from '../search/words-of.ts';
import type { KeptThreads } from '../threads/kept-threads.ts';
import type { Thread } from '../threads/thread.ts';

const mostSimilar = 5;
/** The newest of a company and of each tag that are looked at: a large company has thousands. */
const mostLookedAt = 200;

/** Read once for each thread, and forgotten with it when one of them changes. */
export class SimilarQuestions {
  readonly #db: Db;
  readonly #threads: KeptThreads;
  readonly #found = new WeakMap<Thread['question'], Promise<readonly QuestionTitle[]>>();

  constructor(db: Db, threads: KeptThreads) {
    this.#db = db;
    this.#threads = threads;
  }

  /** Readers who see different texts under it see the same question. */
  to({ question }: Thread): Promise<readonly QuestionTitle[]> {
    const known = this.#found.get(question);
    if (known !== undefined) return known;
    const found = this.#read(question);
    this.#found.set(question, found);
    found.catch(() => this.#found.delete(question));
    return found;
  }

  async #read(question: Thread['question']): Promise<readonly QuestionTitle[]> {
    const { changed } = this.#threads;
    const titles = await readTitles(this.#db, await listSimilar(this.#db, question));
    this.#threads.names(
      question,
      new Map(titles.map(({ title: { id }, version }) => [id, version])),
      changed,
    );
    return titles.map(({ title }) => title);
  }
}

/** Of the same company or with the same tags; those with words of its title come first. */
export async function listSimilar(
  db: Db,
  { id, title, companies, tags }: Pick<Thread['question'], 'id' | 'title' | 'companies' | 'tags'>,
): Promise<readonly PostId[]> {
  const words = wordsOf(title).join(' | ');
  const { rows } = await sql<{ id: PostId }>`
    select question.post_id as id
      from (select question_id, count(*) as shared
              from (${newestOf('qa_question_company', 'symbol', companies)}
                    union all
                    ${newestOf(
                      'qa_question_tag',
                      'tag',
                      tags.map(({ key }) => key),
                    )}) as found
             where question_id <> ${id}
             group by question_id) as candidate
           join qa_question as question on question.post_id = candidate.question_id
           join qa_post as post on post.id = candidate.question_id
     where ${visibleQuestion}
     order by ts_rank(to_tsvector('english', title), to_tsquery('english', ${words})) + 0.02 * shared desc,
              post.id desc
     limit ${mostSimilar}`.execute(db);
  return rows.map((row) => row.id);
}

function newestOf(
  table: 'qa_question_company' | 'qa_question_tag',
  column: 'symbol' | 'tag',
  values: readonly string[],
) {
  return sql`
    (select newest.question_id
       from unnest(${values}::text[]) as wanted,
            lateral (select question_id from ${sql.table(table)} as one where one.${sql.ref(column)} = wanted
                      order by question_id desc limit ${mostLookedAt}) as newest)`;
}
