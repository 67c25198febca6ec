import type { ReplyOf } from '@tenfold/contract/endpoint';
import type { AccountId, PostId } from '@tenfold/contract/ids';
import type { getQuestionReview } from '@tenfold/contract/qa';
import { alikeness, countLinks, missingInQuestion } from '@tenfold/domain/qa';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/index.ts';
import { listUpheld } from '../../reports/upheld-reports.ts';
import { readTitles } from '../questions/question-titles.ts';
import { listWithWordsOf } from '../search/search-questions.ts';
import { listSimilar } from '../thread/similar-questions.ts';
import type { Thread } from '../threads/thread.ts';
import { readAuthors } from '../views/read-authors.ts';

type Review = ReplyOf<typeof getQuestionReview>;

const mostSimilar = 3;

/** What an editor looks at before they approve or reject a question. */
export async function reviewQuestion(db: Db, { question }: Thread): Promise<Review> {
  const { title, text: description, category, companies, year, authorId } = question;
  const [similar, newTags, asker, decision] = await Promise.all([
    readSimilar(db, question),
    listNewTags(db, question.id),
    authorId === null ? null : findAsker(db, authorId),
    findDecision(db, question.id),
  ]);
  return {
    similar,
    missing: missingInQuestion({ title, description, category, companies, year }),
    links: countLinks(title) + countLinks(description),
    newTags,
    asker,
    decision,
  };
}

/** Lists those about the same company or tags, or with all the words of its title. */
async function readSimilar(db: Db, question: Thread['question']): Promise<Review['similar']> {
  const found = await Promise.all([listSimilar(db, question), listWithWordsOf(db, question.title)]);
  const others = new Set(found.flat());
  others.delete(question.id);
  return (await readTitles(db, [...others]))
    .map(({ title: other }) => ({ question: other, alike: alikeness(question.title, other.title) }))
    .sort((one, other) => other.alike - one.alike)
    .slice(0, mostSimilar);
}

/** That no other question has which is there. */
async function listNewTags(db: Db, id: PostId): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from qa_question_tag as own join qa_tag on key = own.tag
     where own.question_id = ${id} and not is_default
       and not exists (select from qa_question_tag as other join qa_post as post on post.id = other.question_id
                        where other.tag = own.tag and other.question_id <> ${id} and deleted_at is null)
     order by place`.execute(db);
  return rows.map(({ name }) => name);
}

async function findAsker(db: Db, id: AccountId): Promise<Review['asker']> {
  // The post says whether its question is approved, so the questions aren’t read one by one.
  const [{ rows }, upheld] = await Promise.all([
    sql<{ since: Date; approvedCount: number; askedCount: number; points: number }>`
      select created_at as since, question_counts.*,
             (select coalesce(sum(points), 0)::integer from qa_points where qa_points.account_id = ${id}) as points
        from account,
             (select count(public_category)::integer as "approvedCount", count(*)::integer as "askedCount"
                from qa_post where account_id = ${id} and kind = 'question' and deleted_at is null) as question_counts
       where account.id = ${id}`.execute(db),
    listUpheld(db, [id]),
  ]);
  const [asker] = rows;
  if (asker === undefined) return null;
  const { since, ...counts } = asker;
  return { memberSince: since.toISOString(), ...counts, upheldCount: upheld.get(id)?.count ?? 0 };
}

interface ReviewDecision {
  readonly approvedAt: Date | null;
  readonly rejectedAt: Date | null;
  readonly by: AccountId | null;
}

async function findDecision(db: Db, id: PostId): Promise<Review['decision']> {
  const { rows } = await sql<ReviewDecision>`
    select approved_at as "approvedAt", rejected_at as "rejectedAt", coalesce(approved_by, rejected_by) as by
      from qa_question where post_id = ${id}`.execute(db);
  const { approvedAt = null, rejectedAt = null, by = null } = rows[0] ?? {};
  const at = approvedAt ?? rejectedAt;
  if (at === null) return null;
  const { authors } = await readAuthors(db, by === null ? [] : [by]);
  return {
    outcome: approvedAt === null ? 'rejected' : 'approved',
    editorName: by === null ? null : (authors.get(by)?.fullName ?? null),
    decidedDatetime: at.toISOString(),
  };
}
