import type { AccountId } from '@tenfold/contract/ids';
import type { AwardEvidence, AwardVoter } from '@tenfold/domain/qa';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/index.ts';
import type { WrittenPoints } from '../ledger.ts';

interface VoterRow {
  readonly postId: number;
  readonly accountId: AccountId;
  /** Null after ninety days. */
  readonly network: string | null;
  readonly accountAgeDays: number;
}

interface ClosedRow {
  readonly id: number;
  readonly likes: number;
}

/** The upvotes that decided each award. What an editor decided rests on none. */
export async function readEvidence(db: Db, awards: readonly WrittenPoints[]): Promise<AwardEvidence[]> {
  const bestIds = awards.filter(({ cause }) => cause === 'best').map(({ subject }) => subject.id);
  const votes = await readVotes(db, bestIds);
  const counted = await readCounted(db, bestIds);
  return awards.map(({ cause, points, subject: { id } }) => {
    if (cause !== 'best') return { points, voters: [] };
    const known = votes.filter(({ postId }) => postId === id).map(toVoter);
    // They counted at the end, and their accounts were deleted since, or they took their vote back.
    const gone = Math.max(0, (counted.get(id) ?? 0) - known.length);
    return { points, voters: [...known, ...Array.from({ length: gone }, () => goneVoter)] };
  });
}

const goneVoter: AwardVoter = { accountId: null, networks: [], accountAgeDays: null };

function toVoter({ accountId, network, accountAgeDays }: VoterRow): AwardVoter {
  return { accountId, networks: network === null ? [] : [network], accountAgeDays };
}

async function readVotes(db: Db, ids: readonly number[]): Promise<VoterRow[]> {
  const { rows } = await sql<VoterRow>`
    select qa_vote.post_id as "postId", qa_vote.account_id as "accountId", encode(qa_vote.network_hash, 'hex') as network,
           (extract(epoch from voted_at - account.created_at) / 86400)::float8 as "accountAgeDays"
      from qa_vote join qa_post on qa_post.id = qa_vote.post_id
           join qa_question on qa_question.post_id = qa_post.question_id
           join account on account.id = qa_vote.account_id
     where qa_vote.post_id = any(${ids}::bigint[]) and value = 1 and not_counted is null and voted_at < closes_at`.execute(
    db,
  );
  return rows;
}

async function readCounted(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<ClosedRow>`
    select id, likes_at_close as likes from qa_post
     where id = any(${ids}::bigint[]) and likes_at_close is not null`.execute(db);
  return new Map(rows.map(({ id, likes }) => [id, likes]));
}
