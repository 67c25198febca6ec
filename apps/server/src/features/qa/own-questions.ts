import type { AccountId } from '@tenfold/contract/ids';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';
import type { OwnFile, OwnTable } from '../../platform/own-data.ts';

const textsStay = 'Others have read and answered them: they stay as texts of a deleted account.';

/** One entry for each reference to an account, also where a table has two. */
export const ownQuestions: readonly OwnTable[] = [
  {
    table: 'qa_post',
    erase: { what: 'your questions, answers and comments', how: 'anonymize', why: textsStay },
    read: readPosts,
  },
  editorsOwn('qa_post', 'that you featured a text'),
  editorsOwn('qa_post', 'that you removed a text'),
  editorsOwn('qa_question', 'that you approved a question'),
  editorsOwn('qa_question', 'that you rejected a question'),
  {
    table: 'qa_tag',
    erase: { what: 'tags you created', how: 'anonymize', why: 'Questions of others have them.' },
    read: readAll('tags', sql`select name, created_at as "createdAt" from qa_tag where created_by = `),
  },
  own(
    'qa_draft',
    'your drafts of questions and answers',
    'question-drafts',
    sql`
    select id, kind, question_id as "questionId", data, revision, created_at as "createdAt", updated_at as "updatedAt",
           deleted_at as "deletedAt" from qa_draft where account_id = `,
  ),
  own(
    'qa_vote',
    'your votes',
    'votes',
    sql`
    select post_id as "postId", value, voted_at as "votedAt", not_counted as "notCounted"
      from qa_vote where account_id = `,
  ),
  own(
    'qa_vote_cast',
    'when you voted during the last day',
    'votes-of-a-day',
    sql`
    select cast_at as "castAt" from qa_vote_cast where account_id = `,
  ),
  {
    table: 'qa_vote_at_close',
    erase: {
      what: 'whose answers you had upvoted when their seven days ended',
      how: 'anonymize',
      why: 'They decided which answer was best.',
    },
    read: readAll(
      'votes-at-close',
      sql`select post_id as "postId" from qa_vote_at_close where account_id = `,
    ),
  },
  {
    table: 'qa_ring_member',
    erase: { what: 'that editors looked at your votes', how: 'delete' },
    withheld: 'whom votes are compared with are other people',
  },
  editorsOwn('qa_ring', 'that you decided on votes'),
  own(
    'qa_follow',
    'which questions and answers you follow',
    'followed-posts',
    sql`
    select post_id as "postId", followed_at as "followedAt" from qa_follow where account_id = `,
  ),
  own(
    'qa_bookmark',
    'your bookmarks',
    'bookmarks',
    sql`
    select post_id as "postId", bookmarked_at as "bookmarkedAt" from qa_bookmark where account_id = `,
  ),
  own(
    'qa_follow_contributor',
    'whom you follow',
    'followed-contributors',
    sql`
    select contributor_id as "contributorId", followed_at as "followedAt" from qa_follow_contributor where account_id = `,
  ),
  {
    table: 'qa_follow_contributor',
    erase: { what: 'who follows you', how: 'delete' },
    withheld: 'what others follow is theirs',
  },
  own(
    'qa_contributor',
    'how many upvotes you have, whether you are new, and a limit that editors set',
    'upvotes',
    sql`
    select upvotes, settled_at as "settledAt", limited_until as "limitedUntil", limited_reason as "limitedReason",
           limited_sentence as "limitedSentence" from qa_contributor where account_id = `,
  ),
  own(
    'qa_points',
    'your points',
    'points',
    sql`
    select post_id as "postId", cause, is_reversal as "isReversal", points, occurred_at as "occurredAt"
      from qa_points where account_id = `,
  ),
  own(
    'qa_reward',
    'your rewards',
    'rewards',
    sql`
    select hundred, state, reached_at as "reachedAt", decided_at as "decidedAt" from qa_reward where account_id = `,
  ),
  editorsOwn('qa_reward', 'that you decided on a reward'),
  {
    table: 'qa_report',
    erase: {
      what: 'what you reported to the editors',
      how: 'anonymize',
      why: 'Editors decide on it, and what they decided stays, without saying who reported it.',
    },
    read: readAll(
      'reports-to-editors',
      sql`
    select reported_at as "reportedAt", post_id as "postId", reason, sentence, withdrawn_at as "withdrawnAt",
           decision, decided_at as "decidedAt"
      from qa_report where account_id = `,
    ),
  },
  {
    table: 'qa_act',
    erase: {
      what: 'what editors did with your texts',
      how: 'anonymize',
      why: 'What editors decided stays, without saying whose text it was.',
    },
    read: readAll(
      'acts-of-editors',
      sql`
    select acted_at as "actedAt", kind, post_id as "postId", reason, sentence, undone_at as "undoneAt"
      from qa_act where account_id = `,
    ),
  },
  editorsOwn('qa_act', 'what you did as an editor'),
  editorsOwn('qa_act', 'that you put back what an editor did'),
];

/** Where there is more than one reference, its rows are read with the first. */
function own(table: string, what: string, file: string, query: ReturnType<typeof sql>): OwnTable {
  return { table, erase: { what, how: 'delete' }, read: readAll(file, query) };
}

function editorsOwn(table: string, what: string): OwnTable {
  return {
    table,
    erase: {
      what,
      how: 'anonymize',
      why: 'What editors decided on texts of others stays, without their names.',
    },
    withheld: 'what an editor decided is about another person',
  };
}

/** @param query up to the number of the account */
function readAll(file: string, query: ReturnType<typeof sql>) {
  return async (db: Db, accountId: AccountId): Promise<readonly OwnFile[]> => {
    const { rows } = await sql`${query} ${accountId} order by 1`.execute(db);
    return [{ name: `${file}.json`, content: rows }];
  };
}

/** With those deleted that are not gone yet. */
async function readPosts(db: Db, accountId: AccountId): Promise<readonly OwnFile[]> {
  const { rows } = await sql<object>`
    select id, kind, qa_post.question_id as "questionId", answer_id as "answerId", parent_id as "replyCommentId",
           title, category, year, rows, status, rejected_reason as "rejectedReason",
           rejected_because as "rejectedBecause", answered_by_id as "answeredById",
           (select array_agg(symbol order by place) from qa_question_company where question_id = id) as companies,
           (select array_agg(tag order by place) from qa_question_tag where question_id = id) as tags,
           (select data from qa_question_edit where question_id = id) as "pendingEdit",
           (select declined_at from qa_question_edit where question_id = id) as "pendingEditDeclinedAt",
           (select declined_because from qa_question_edit where question_id = id) as "pendingEditDeclinedBecause",
           (select declined_sentence from qa_question_edit where question_id = id) as "pendingEditDeclinedSentence",
           text, revision, created_at as "createdAt", edited_at as "editedAt", deleted_at as "deletedAt",
           hidden_at as "hiddenAt", hidden_because as "hiddenBecause", hidden_sentence as "hiddenSentence",
           written_at as "writtenAt", held_at as "heldAt", declined_because as "declinedBecause",
           declined_sentence as "declinedSentence", owns_share as "ownsShare", is_generated as "isGenerated",
           likes, dislikes
      from qa_post left join qa_question on post_id = id
     where account_id = ${accountId} order by id`.execute(db);
  return [{ name: 'questions-and-answers.json', content: rows }];
}
