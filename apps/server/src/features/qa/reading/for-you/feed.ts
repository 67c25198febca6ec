import type { AccountId, PostId } from '@tenfold/contract/ids';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/index.ts';
import type { QuestionConditions } from '../questions/question-conditions.ts';
import type { Picks } from './community-picks.ts';
import type { OwnReasons } from './own-reasons.ts';
import { rankQuestions } from './rank-questions.ts';

/** Ten pages: who wants all of a company filters by it. */
const mostOwn = 200;

/** Questions for one person in their order, each once, never their own. */
export interface QuestionFeed {
  /** For a reason of theirs. */
  readonly own: readonly PostId[];
  /** After these run out. */
  readonly community: readonly PostId[];
}

type FeedConditions = Pick<QuestionConditions, 'where' | 'narrowings'>;

export async function readFeed(
  db: Db,
  conditions: FeedConditions,
  reasons: OwnReasons,
  picks: Picks,
): Promise<QuestionFeed> {
  const ranked = await rankQuestions(db, reasons, picks);
  const ofTheirs = new Set(ranked);
  const others = picks.ids.filter((id) => !ofTheirs.has(id));
  const shown = await listShown(db, [...ranked, ...others], conditions, reasons.accountId);
  return {
    own: ranked.filter((id) => shown.has(id)).slice(0, mostOwn),
    community: others.filter((id) => shown.has(id)),
  };
}

/** Which of some everybody sees, the filter lets through, and somebody else asked; with the version of each. */
export async function listShown(
  db: Db,
  ids: readonly PostId[],
  { where, narrowings }: FeedConditions,
  accountId: AccountId,
): Promise<ReadonlyMap<PostId, number>> {
  if (ids.length === 0) return new Map();
  const met = sql.join([where, ...narrowings.map(({ meets }) => meets(sql`post.id`))], sql` and `);
  const { rows } = await sql<{ id: PostId; version: number }>`
    select post.id, question.version
      from qa_question as question join qa_post as post on post.id = question.post_id
     where question.post_id = any(${ids}::bigint[]) and post.account_id is distinct from ${accountId}
       and ${met}`.execute(db);
  return new Map(rows.map(({ id, version }) => [id, version]));
}
