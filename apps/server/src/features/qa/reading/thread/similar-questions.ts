import type { PostId } from '@tenfold/contract/ids';
import type { QuestionTitle } from '@tenfold/contract/qa';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/index.ts';
import { readTitles } from '../questions/question-titles.ts';
import { visibleQuestion } from '../questions/visible-questions.ts';
import { wordsOf } from '../search/words-of.ts';
import type { Thread } from '../threads/thread.ts';
import type { ThreadCache } from '../threads/thread-cache.ts';

const mostSimilar = 5;
/** The newest of a company and of each tag that are looked at: a large company has thousands. */
const mostLookedAt = 100;

/** Read once for each thread, and forgotten with it when one of them changes. */
export class SimilarQuestions {
  readonly #db: Db;
  readonly #threads: ThreadCache;
  readonly #found = new WeakMap<Thread['question'], Promise<readonly QuestionTitle[]>>();

  constructor(db: Db, threads: ThreadCache) {
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

/** Lists those about the same company or with the same tags; those with words of its title come first. */
export async function listSimilar(
  db: Db,
  { id, title, companies, tags }: Pick<Thread['question'], 'id' | 'title' | 'companies' | 'tags'>,
): Promise<readonly PostId[]> {
  const words = wordsOf(title).join(' | ');
  const { rows } = await sql<{ id: PostId }>`
    with query as materialized (select to_tsquery('english', ${words}) as wanted)
    select ranked.id
      from (select candidate.question_id as id, ts_rank(title_words, wanted) + 0.02 * shared as rank
              from (select question_id, count(*) as shared
                      from (${newestOf('qa_question_company', 'symbol', companies)}
                            union all
                            ${newestOf(
                              'qa_question_tag',
                              'tag',
                              tags.map(({ key }) => key),
                            )}) as found
                     where question_id <> ${id}
                     group by question_id) as candidate, query,
                   lateral (select title_words from qa_search
                             where qa_search.question_id = candidate.question_id offset 0) as search
             order by rank desc, id desc offset 0) as ranked,
           lateral (select * from qa_post where qa_post.id = ranked.id offset 0) as post
     where ${visibleQuestion}
     order by rank desc, ranked.id desc
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
