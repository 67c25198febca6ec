import type { AccountId } from '@tenfold/contract/ids';
import { ownNetworkDays, type VoteFacts } from '@tenfold/domain/qa';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/index.ts';
import type { Writer } from '../write-deps.ts';

/** What decides whether a vote counts. @param author null: their account was deleted, and with it what is known of it */
export async function readVoteFacts(
  tx: Db,
  { person, network }: Writer,
  author: AccountId | null,
  now: Date,
): Promise<VoteFacts> {
  // Networks are forgotten by night: by day they are up to a day older.
  const since = new Date(now.getTime() - ownNetworkDays * 86_400_000);
  const { rows } = await sql<{ voterSince: Date; isFromAuthorsNetwork: boolean }>`
    select created_at as "voterSince",
           exists (select from qa_post
                    where account_id = ${author} and network_hash = ${network} and created_at > ${since})
           or exists (select from qa_vote
                       where account_id = ${author} and network_hash = ${network} and voted_at > ${since})
             as "isFromAuthorsNetwork"
      from account where id = ${person.id}`.execute(tx);
  const [row] = rows;
  // The writer is locked: the account is there.
  if (row === undefined) throw new Error(`account ${person.id} is gone while it votes`);
  return { ...row, votedAt: now };
}
