import type { FigureCorrection, WithdrawnCorrection } from '@tenfold/contract/financials/contests';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';
import type { Deps } from '../../../platform/deps.ts';
import { findFinancials } from '../prepare-financials.ts';

const mostWithdrawn = 50;

type Dated<Row, Key extends keyof Row> = Omit<Row, Key> & Readonly<Record<Key, Date>>;

/** Newest first, those in effect and those whose value filings don't give any more alike. */
export async function listEditorsCorrections({ db, documents }: Pick<Deps, 'db' | 'documents'>): Promise<{
  corrections: FigureCorrection[];
  withdrawn: WithdrawnCorrection[];
}> {
  const currencyOf = async ({ symbol, currency }: { symbol: string; currency: string }) =>
    (await findFinancials(documents, symbol))?.reportedCurrency ?? currency;
  const [corrections, withdrawn] = await Promise.all([readCorrections(db), readWithdrawn(db)]);
  return {
    corrections: await Promise.all(
      corrections.map(async (row) => ({
        ...row,
        currency: await currencyOf(row),
        madeAt: row.madeAt.toISOString(),
      })),
    ),
    withdrawn: await Promise.all(
      withdrawn.map(async (row) => ({
        ...row,
        currency: await currencyOf(row),
        withdrawnAt: row.withdrawnAt.toISOString(),
      })),
    ),
  };
}

/** One whose listing is gone stands under the company's main one. */
const ofContest = sql`
  contest.id as "contestId", listing.symbol, listing.short_name as "companyName", listing.currency, contest.row_key as "rowKey",
  contest.column_key as "column", contest.answer`;
const listingOf = sql`
  join lateral (select * from listing
                 where listing.cik = contest.cik
                 order by listing.symbol is distinct from contest.symbol, rank, listing.symbol limit 1) as listing on true`;

async function readCorrections(db: Db): Promise<Dated<FigureCorrection, 'madeAt'>[]> {
  const { rows } = await sql<Dated<FigureCorrection, 'madeAt'>>`
    select ${ofContest}, correction.kind, correction.value, correction.filed_value as "filedValue",
           correction.made_at as "madeAt"
      from figure_correction as correction join figure_contest as contest on contest.id = correction.contest_id
           ${listingOf}
     order by correction.made_at desc, contest.id desc`.execute(db);
  return rows;
}

async function readWithdrawn(db: Db): Promise<Dated<WithdrawnCorrection, 'withdrawnAt'>[]> {
  const { rows } = await sql<Dated<WithdrawnCorrection, 'withdrawnAt'>>`
    select ${ofContest}, contest.decision as kind, contest.withdrawn_why as why, contest.withdrawn_at as "withdrawnAt"
      from figure_contest as contest ${listingOf}
     where contest.withdrawn_at is not null
     order by contest.withdrawn_at desc, contest.id desc limit ${mostWithdrawn}`.execute(db);
  return rows;
}
