import type { AccountId } from '@tenfold/contract/ids';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';
import type { OwnTable } from '../../../platform/own-data.ts';

/** One entry for each reference to an account, also where a table has two. */
export const ownContests: readonly OwnTable[] = [
  {
    table: 'figure_contest',
    erase: {
      what: 'figures you contested',
      how: 'anonymize',
      why: 'Others follow them, and what an editor decided stays.',
    },
    async read(db: Db, accountId: AccountId) {
      const { rows } = await sql<object>`
        select id, symbol, row_key as "rowKey", column_key as "column", shown, should_be as "shouldBe", reason, seen,
               contested_at as "contestedAt", decision, answer, decided_at as "decidedAt",
               withdrawn_why as "withdrawnWhy", withdrawn_at as "withdrawnAt"
          from figure_contest where account_id = ${accountId} order by id`.execute(db);
      return [{ name: 'contests.json', content: rows }];
    },
  },
  {
    table: 'figure_contest',
    erase: {
      what: 'that you answered a contest',
      how: 'anonymize',
      why: 'What editors decided stays, without their names.',
    },
    withheld: 'what an editor decided is about another person’s contest',
  },
  {
    table: 'figure_contest',
    erase: {
      what: 'that you withdrew a correction',
      how: 'anonymize',
      why: 'What editors took back stays, without their names.',
    },
    withheld: 'why an editor took back a correction is about another person’s contest',
  },
  {
    table: 'figure_contest_follow',
    erase: { what: 'contests you follow', how: 'delete' },
    async read(db: Db, accountId: AccountId) {
      const { rows } = await sql<object>`
        select contest_id as "contestId", followed_at as "followedAt"
          from figure_contest_follow where account_id = ${accountId} order by contest_id`.execute(db);
      return [{ name: 'followed-contests.json', content: rows }];
    },
  },
];
