import type { AccountId } from '@tenfold/contract/ids';
import { nextVoteAt, votesADay } from '@tenfold/domain/qa';
import type { Db } from '../../../../platform/db/index.ts';
import { TooManyRequests } from '../../../../platform/http/index.ts';
import type { QaTables } from '../../tables.ts';
import { inTheirZone } from '../in-their-zone.ts';

const day = 24 * 3_600_000;

/**
 * One of the votes of a day, also for one that is turned. Kept apart from the vote, as taking that back doesn’t give it back.
 * Who votes is locked as a writer, so two at once are counted one after the other.
 *
 * @throws TooManyRequests
 */
export async function spendVote(tx: Db, accountId: AccountId, now: Date): Promise<void> {
  const votes = tx.withTables<QaTables>();
  const cast = await votes
    .selectFrom('qa_vote_cast')
    .select('cast_at')
    .where('account_id', '=', accountId)
    .where('cast_at', '>', new Date(now.getTime() - day))
    .execute();
  const until = nextVoteAt(
    cast.map(({ cast_at }) => cast_at),
    now,
  );
  if (until !== null) {
    const at = await inTheirZone(tx, accountId, until);
    const seconds = Math.ceil((until.getTime() - now.getTime()) / 1_000);
    throw new TooManyRequests(`You can vote ${votesADay} times a day. You can vote again on ${at}.`, seconds);
  }
  await votes.insertInto('qa_vote_cast').values({ account_id: accountId, cast_at: now }).execute();
}
