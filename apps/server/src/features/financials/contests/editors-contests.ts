import type { EditorsContest } from '@tenfold/contract/financials/contests';
import type { AccountId, ContestId } from '@tenfold/contract/ids';
import { deletedAccountName, publicName } from '@tenfold/domain/qa';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';
import type { Deps } from '../../../platform/deps.ts';
import { listPublicProfiles } from '../../accounts/index.ts';
import { findFinancials } from '../prepare-financials.ts';

interface Row {
  readonly id: ContestId;
  readonly symbol: string;
  readonly companyName: string;
  readonly currency: string;
  readonly rowKey: string;
  readonly column: string;
  readonly shown: number | null;
  readonly shouldBe: number;
  readonly reason: EditorsContest['reason'];
  readonly seen: string | null;
  readonly accountId: AccountId | null;
  readonly contestedAt: Date;
  readonly followers: number;
}

/** Open ones, longest waiting first, each with the checks its figure is part of. */
export async function listEditorsContests({
  db,
  documents,
}: Pick<Deps, 'db' | 'documents'>): Promise<EditorsContest[]> {
  const rows = await readOpen(db);
  const readers = await namesOf(
    db,
    rows.flatMap(({ accountId }) => accountId ?? []),
  );
  return Promise.all(
    rows.map(async ({ accountId, contestedAt, ...contest }) => {
      const financials = await findFinancials(documents, contest.symbol);
      return {
        ...contest,
        currency: financials?.reportedCurrency ?? contest.currency,
        reader: (accountId === null ? undefined : readers.get(accountId)) ?? deletedAccountName,
        contestedAt: contestedAt.toISOString(),
        checks: (financials?.quality ?? []).filter(
          ({ column, rows: about }) =>
            column === contest.column.replace('-', ' ') && about.includes(contest.rowKey),
        ),
      };
    }),
  );
}

/** One whose listing is gone stands under the company's main one. */
async function readOpen(db: Db): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select contest.id, listing.symbol, listing.short_name as "companyName", listing.currency, row_key as "rowKey",
           column_key as "column", shown, should_be as "shouldBe", reason, seen, account_id as "accountId",
           contested_at as "contestedAt",
           (select count(*)::integer from figure_contest_follow where contest_id = contest.id) as followers
      from figure_contest as contest
           join lateral (select * from listing
                          where listing.cik = contest.cik
                          order by listing.symbol is distinct from contest.symbol, rank, listing.symbol limit 1) as listing on true
     where decision is null order by contest.id`.execute(db);
  return rows;
}

async function namesOf(db: Db, ids: readonly AccountId[]): Promise<ReadonlyMap<AccountId, string>> {
  const profiles = await listPublicProfiles(db, [...new Set(ids)]);
  return new Map(
    profiles.map((profile) => [
      profile.accountId,
      publicName({ ...profile, memberNumber: profile.accountId }),
    ]),
  );
}
