import type { AccountId, PostId } from '@tenfold/contract/ids';
import { type Insertable, sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';
import type { Deps } from '../../../platform/deps.ts';
import { addSampleMembers } from '../../accounts/index.ts';
import { settleQuestion } from '../life/settle-question.ts';
import { countQuestion, countUpvotes } from '../nightly/recount.ts';
import type { QaTables } from '../tables.ts';
import {
  readCommunity,
  type SampleAnswer,
  type SampleComment,
  type SampleCommunity,
  type SampleQuestion,
} from './community-file.ts';
import { insertCommunityNames, type NamedThings } from './insert-names.ts';

export interface Loading extends NamedThings {
  readonly tx: Db;
  readonly people: ReadonlyMap<string, AccountId>;
  readonly at: (daysAgo: number) => Date;
}

type NewPost = Insertable<QaTables['qa_post']>;

const day = 24 * 3_600_000;
/** People read a text within this many days of its being posted, and vote then. */
const votedAfterDays = 0.25;

/**
 * The community that comes with the sample, once: where anybody has posted anything, nothing is loaded. What follows from
 * the rules (who is with the analysts, which answer is best, points) is left to them.
 */
export async function loadSampleCommunity({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  if (await isAnythingPosted(db)) return;
  const community = await readCommunity();
  const now = clock.now();
  await db.transaction().execute(async (tx) => {
    const at = (daysAgo: number) => new Date(now.getTime() - daysAgo * day);
    const people = await addPeople(tx, community, at);
    await settleSamplePeople(tx, now);
    const names = await insertCommunityNames(tx, community, now);
    const loading = { tx, people, at, ...names };
    const questions: PostId[] = [];
    for (const question of community.questions) questions.push(await addQuestion(loading, question));
    for (const question of questions) await countQuestion(tx, question);
    for (const person of people.values()) await countUpvotes(tx, person);
    // Nobody is notified of what happened before they came.
    for (const question of questions) await settleQuestion(tx, question, now);
  });
}

/** They have been here for long: nobody waits for an editor where the sample is tried out. */
async function settleSamplePeople(tx: Db, now: Date): Promise<void> {
  await sql`
    insert into qa_contributor (account_id, settled_at) select id, ${now} from account where is_sample
    on conflict (account_id) do update set settled_at = excluded.settled_at`.execute(tx);
}

async function isAnythingPosted(db: Db): Promise<boolean> {
  const post = await db.withTables<QaTables>().selectFrom('qa_post').select('id').limit(1).executeTakeFirst();
  return post !== undefined;
}

/** Their ids by key. */
async function addPeople(
  tx: Db,
  { people }: SampleCommunity,
  at: Loading['at'],
): Promise<ReadonlyMap<string, AccountId>> {
  const members = people.map((person) => ({
    email: person.email,
    firstName: person.firstName ?? '',
    secondName: person.secondName ?? '',
    bio: person.bio ?? '',
    joinedAt: at(person.joinedDaysAgo),
  }));
  const ids = await addSampleMembers(tx, members);
  return new Map(people.map(({ key, email }) => [key, known(ids, email)]));
}

async function addQuestion(loading: Loading, question: SampleQuestion): Promise<PostId> {
  const { tx, at } = loading;
  const id = await addPost(loading, question, {
    kind: 'question',
    text: question.description?.text ?? '',
    featured_at: question.isFeatured ? at(lastDayOf(question)) : null,
  });
  await tx
    .withTables<QaTables>()
    .insertInto('qa_question')
    .values(questionRow(loading, question, id))
    .execute();
  await insertParts(loading, question, id);
  for (const answer of question.answers)
    await addAnswer(loading, answer, { questionId: id, asker: question.author });
  return id;
}

/** Leaves it the way an editor did: what the seven days brought follows when it is settled. */
function questionRow(
  { people, at }: Loading,
  question: SampleQuestion,
  id: PostId,
): Insertable<QaTables['qa_question']> {
  const { review } = question;
  const editor = known(people, 'cora');
  const unreviewed = {
    post_id: id,
    title: question.title.text,
    category: question.category,
    year: question.year === null ? null : String(question.year),
    rows: question.rows,
    status: 'waiting_approve',
    active_at: at(lastDayOf(question)),
  } as const;
  if (review.outcome === 'waiting') return unreviewed;
  const reviewedAt = at(review.daysAgo);
  if (review.outcome === 'rejected') {
    const rejected = {
      rejected_at: reviewedAt,
      rejected_by: editor,
      rejected_reason: 'other',
      rejected_because: review.reason,
    } as const;
    return { ...unreviewed, ...rejected, status: 'rejected' };
  }
  const closesAt = new Date(reviewedAt.getTime() + 7 * day);
  const approved = { approved_at: reviewedAt, approved_by: editor, closes_at: closesAt, review_at: closesAt };
  return { ...unreviewed, ...approved, status: 'open' };
}

/** The day of its newest text. */
function lastDayOf({ daysAgo, answers }: SampleQuestion): number {
  return Math.min(daysAgo, ...answers.map((answer) => answer.daysAgo));
}

async function insertParts(
  { tx, lists, tags: tagKeys, at }: Loading,
  question: SampleQuestion,
  id: PostId,
): Promise<void> {
  const tables = tx.withTables<QaTables>();
  const companies = question.companies.map((symbol, place) => ({ question_id: id, symbol, place }));
  if (companies.length > 0) await tables.insertInto('qa_question_company').values(companies).execute();
  const tags = question.tags.map((name, place) => ({ question_id: id, tag: known(tagKeys, name), place }));
  if (tags.length > 0) await tables.insertInto('qa_question_tag').values(tags).execute();
  const listed = question.lists.map((key) => ({
    list_id: known(lists, key),
    question_id: id,
    added_at: at(question.daysAgo / 2),
  }));
  if (listed.length > 0) await tables.insertInto('qa_list_question').values(listed).execute();
}

async function addAnswer(
  loading: Loading,
  answer: SampleAnswer,
  { questionId, asker }: { readonly questionId: PostId; readonly asker: string },
): Promise<void> {
  const { at, people } = loading;
  const id = await addPost(loading, answer, {
    kind: 'answer',
    text: answer.text.text,
    question_id: questionId,
    is_by_analyst: known(people, answer.author) === known(people, 'dora'),
    is_by_asker: answer.author === asker,
    edited_at: answer.editedDaysAgo === null ? null : at(answer.editedDaysAgo),
    featured_at: answer.isFeatured ? at(answer.daysAgo / 2) : null,
  });
  for (const comment of answer.comments)
    await addComment(loading, comment, { questionId, answerId: id, parentId: null });
}

interface CommentPlace {
  readonly questionId: PostId;
  readonly answerId: PostId;
  readonly parentId: PostId | null;
}

async function addComment(loading: Loading, comment: SampleComment, place: CommentPlace): Promise<void> {
  const id = await addPost(loading, comment, {
    kind: 'comment',
    text: comment.text.text,
    question_id: place.questionId,
    answer_id: place.answerId,
    parent_id: place.parentId,
  });
  for (const reply of comment.replies) await addComment(loading, reply, { ...place, parentId: id });
}

interface SamplePost {
  readonly author: string;
  readonly daysAgo: number;
  readonly votes: Readonly<Record<string, 1 | -1>>;
  readonly follows?: readonly string[];
  readonly bookmarks?: readonly string[];
}

type Wording = Omit<NewPost, 'account_id' | 'created_at' | 'likes' | 'dislikes' | 'children'>;

/** With what others think of it. */
async function addPost(loading: Loading, posted: SamplePost, wording: Wording): Promise<PostId> {
  const { tx, people, at } = loading;
  const tables = tx.withTables<QaTables>();
  const { id } = await tables
    .insertInto('qa_post')
    .values({ ...wording, account_id: known(people, posted.author), created_at: at(posted.daysAgo) })
    .returning('id')
    .executeTakeFirstOrThrow();
  const reactedAt = at(Math.max(0, posted.daysAgo - votedAfterDays));
  const votes = Object.entries(posted.votes).map(([key, value]) => ({
    post_id: id,
    account_id: known(people, key),
    value,
    voted_at: reactedAt,
  }));
  if (votes.length > 0) await tables.insertInto('qa_vote').values(votes).execute();
  const byPeople = (keys: readonly string[]) =>
    keys.map((key) => ({ post_id: id, account_id: known(people, key) }));
  const follows = byPeople(posted.follows ?? []).map((row) => ({ ...row, followed_at: reactedAt }));
  if (follows.length > 0) await tables.insertInto('qa_follow').values(follows).execute();
  const bookmarks = byPeople(posted.bookmarks ?? []).map((row) => ({ ...row, bookmarked_at: reactedAt }));
  if (bookmarks.length > 0) await tables.insertInto('qa_bookmark').values(bookmarks).execute();
  return id;
}

/** @throws RangeError for a key that the files don't have */
export function known<Value>(values: ReadonlyMap<string, Value>, key: string): Value {
  const value = values.get(key);
  if (value === undefined) throw new RangeError(`Unknown: ${key}`);
  return value;
}
