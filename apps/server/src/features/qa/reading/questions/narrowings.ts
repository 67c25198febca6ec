import type { AccountId } from '@tenfold/contract/ids';
import type { QuestionFilter } from '@tenfold/contract/qa';
import { type RawBuilder, sql } from 'kysely';
import { visibleQuestion } from './visible-questions.ts';

/** A condition that an index knows the questions of, said both ways. */
export interface Narrowing {
  /** A query of the numbers of all that meet it. */
  readonly ids: RawBuilder<unknown>;
  /** Whether the one with a number does, of `question` joined with its `post`; looked up for each, which `offset 0` makes sure of. */
  readonly meets: (number: RawBuilder<unknown>) => RawBuilder<unknown>;
  /** The same where a row of posts tells; `post` is what that row is called. */
  readonly matches?: (post: string) => RawBuilder<unknown>;
  /** They are the last in an order by answers, so most others are read before them. */
  readonly areLast?: true;
}

interface CompanySelection {
  readonly accountId: AccountId | null;
  /** Null: of any company or none. */
  readonly symbols: readonly string[] | null;
}

export function narrowingsOf(filter: QuestionFilter, { accountId, symbols }: CompanySelection): Narrowing[] {
  const narrowings: (Narrowing | null)[] = [
    symbols === null ? null : ofCompanies(symbols),
    filter.tags.length === 0 ? null : ofTags(filter.tags),
    filter.questionList === 'all' ? null : onList(filter.questionList),
    filter.questionAuthorId === 'all' ? null : askedBy(filter.questionAuthorId),
    filter.answerAuthorId === 'all' ? null : answeredBy(filter.answerAuthorId),
    filter.featuredAuthorId === 'all' ? null : featuredOf(filter.featuredAuthorId),
    filter.isFeatured === true ? featured : null,
    ofType(filter.type),
    filter.tab === 'bookmarks' && accountId !== null ? bookmarkedBy(accountId) : null,
  ];
  return narrowings.filter((narrowing) => narrowing !== null);
}

function ofCompanies(symbols: readonly string[]): Narrowing {
  return {
    ids: sql`select question_id as id from qa_question_company where symbol = any(${symbols}::text[])`,
    meets: (number) => sql`exists (select from qa_question_company as company
                        where company.question_id = ${number} and symbol = any(${symbols}::text[])
                       offset 0)`,
  };
}

function ofTags(tags: readonly string[]): Narrowing {
  return {
    ids: sql`select question_id as id from qa_question_tag where tag = any(${tags}::text[])`,
    meets: (number) => sql`exists (select from qa_question_tag as tagged
                        where tagged.question_id = ${number} and tag = any(${tags}::text[])
                       offset 0)`,
  };
}

function onList(list: number): Narrowing {
  return {
    ids: sql`select question_id as id from qa_list_question where list_id = ${list}`,
    meets: (number) => sql`exists (select from qa_list_question as listed
                        where listed.question_id = ${number} and list_id = ${list}
                       offset 0)`,
  };
}

function askedBy(author: number): Narrowing {
  return {
    ids: sql`select id from qa_post where account_id = ${author} and kind = 'question'`,
    meets: () => sql`post.account_id = ${author}`,
    matches: (post) => sql`${sql.ref(`${post}.account_id`)} = ${author}`,
  };
}

function answeredBy(author: number): Narrowing {
  const answers = sql`account_id = ${author} and kind = 'answer' and removed_at is null`;
  return {
    ids: sql`select question_id as id from qa_post where ${answers}`,
    meets: (number) => sql`exists (select from qa_post as answer
                        where answer.question_id = ${number} and answer.account_id = ${author}
                          and answer.kind = 'answer' and answer.removed_at is null
                       offset 0)`,
  };
}

/** A comment goes with the answer it is under. */
function featuredOf(author: number): Narrowing {
  const texts = sql`
    select coalesce(own.question_id, own.id) as id
      from qa_post as own left join qa_post as answer on answer.id = own.answer_id
     where own.account_id = ${author} and own.featured_at is not null and own.removed_at is null
       and answer.deleted_at is null`;
  return { ids: texts, meets: (number) => sql`${number} in (${texts})` };
}

const featured: Narrowing = {
  ids: sql`select id from qa_post where kind = 'question' and featured_at is not null`,
  meets: () => sql`post.featured_at is not null`,
  matches: (post) => sql`${sql.ref(`${post}.featured_at`)} is not null`,
};

/** What waits for an editor or was rejected is of no type, also among one’s own. */
const unanswered = sql`post.children = 0 and ${visibleQuestion}`;

function ofType(type: QuestionFilter['type']): Narrowing | null {
  if (type === 'unanswered') {
    return {
      ids: sql`select post.id from qa_post as post where ${unanswered}`,
      meets: () => unanswered,
      matches: (post) => sql`${sql.ref(`${post}.children`)} = 0`,
    };
  }
  if (type === 'open') return ofStatus(sql`question.status = 'open'`);
  return type === 'with_analysts'
    ? { ...ofStatus(sql`question.status = 'with_analysts'`), areLast: true }
    : null;
}

function ofStatus(meets: RawBuilder<unknown>): Narrowing {
  return { ids: sql`select post_id as id from qa_question as question where ${meets}`, meets: () => meets };
}

/** A question, or an answer to it. */
function bookmarkedBy(accountId: AccountId): Narrowing {
  const ids = sql`
    select coalesce(marked.question_id, marked.id) as id
      from qa_bookmark join qa_post as marked on marked.id = qa_bookmark.post_id
     where qa_bookmark.account_id = ${accountId} and marked.removed_at is null`;
  return { ids, meets: (number) => sql`${number} in (${ids})` };
}
