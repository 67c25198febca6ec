import type { ContestDecision, FigureContest } from '@tenfold/contract/financials/contests';
import type { AccountId, ContestId } from '@tenfold/contract/ids';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';

export interface ContestedFigure {
  readonly cik: number;
  readonly rowKey: string;
  readonly column: string;
}

interface ContestRow {
  readonly id: ContestId;
  readonly contestedAt: Date;
  readonly decision: ContestDecision | null;
  readonly answer: string | null;
  readonly decidedAt: Date | null;
  readonly withdrawnWhy: string | null;
  readonly withdrawnAt: Date | null;
  readonly followers: number;
  readonly isYours: boolean;
  readonly isFollowed: boolean;
}

/** The open contest of a figure, and the last that was answered. @param reader null for a visitor */
export async function readFigureContest(
  db: Db,
  { cik, rowKey, column }: ContestedFigure,
  reader: AccountId | null,
): Promise<FigureContest> {
  const { rows } = await sql<ContestRow>`
    select distinct on (decision is null)
           id, contested_at as "contestedAt", decision, answer, decided_at as "decidedAt",
           withdrawn_why as "withdrawnWhy", withdrawn_at as "withdrawnAt",
           (select count(*)::integer from figure_contest_follow where contest_id = contest.id) as followers,
           contest.account_id is not distinct from ${reader}::bigint and contest.account_id is not null as "isYours",
           exists (select from figure_contest_follow
                    where contest_id = contest.id and account_id = ${reader}::bigint) as "isFollowed"
      from figure_contest as contest
     where cik = ${cik} and row_key = ${rowKey} and column_key = ${column}
     order by decision is null, id desc`.execute(db);
  const open = rows.find(({ decision }) => decision === null);
  const answered = rows.find(({ decision }) => decision !== null);
  return {
    open: open === undefined ? null : describeOpen(open),
    answered: answered === undefined ? null : describeAnswered(answered),
  };
}

function describeOpen({ id, contestedAt, followers, isYours, isFollowed }: ContestRow) {
  return { id, contestedAt: contestedAt.toISOString(), readers: followers + 1, isYours, isFollowed };
}

function describeAnswered(row: ContestRow): FigureContest['answered'] {
  const { decision, answer, decidedAt, withdrawnWhy: why, withdrawnAt } = row;
  if (decision === null || answer === null || decidedAt === null) return null;
  const withdrawn =
    why === null || withdrawnAt === null ? null : { why, withdrawnAt: withdrawnAt.toISOString() };
  return { decision, answer, decidedAt: decidedAt.toISOString(), withdrawn };
}

export interface NewContest extends ContestedFigure {
  readonly symbol: string;
  readonly shown: number | null;
  readonly shouldBe: number;
  readonly reason: string;
  readonly seen: string | null;
  readonly accountId: AccountId;
}

/** False where one is open already: then the first counts. */
export async function insertContest(tx: Db, contest: NewContest, now: Date): Promise<boolean> {
  const { cik, symbol, rowKey, column, shown, shouldBe, reason, seen, accountId } = contest;
  const { numAffectedRows } = await sql`
    insert into figure_contest
           (cik, symbol, row_key, column_key, shown, should_be, reason, seen, account_id, contested_at)
    values (${cik}, ${symbol}, ${rowKey}, ${column}, ${shown}, ${shouldBe}, ${reason}, ${seen}, ${accountId}, ${now})
        on conflict (cik, row_key, column_key) where decision is null do nothing`.execute(tx);
  return numAffectedRows === 1n;
}

/** Locks the account: those who contest at once count one after the other. */
export async function countOpenContests(tx: Db, accountId: AccountId): Promise<number> {
  await sql`select from account where id = ${accountId} for no key update`.execute(tx);
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from figure_contest
     where account_id = ${accountId} and decision is null`.execute(tx);
  return rows[0]?.count ?? 0;
}

export async function insertFollow(tx: Db, id: ContestId, accountId: AccountId, now: Date): Promise<void> {
  await sql`
    insert into figure_contest_follow values (${id}, ${accountId}, ${now}) on conflict do nothing`.execute(
    tx,
  );
}

export interface LockedContest extends ContestedFigure {
  readonly id: ContestId;
  readonly symbol: string | null;
  readonly accountId: AccountId | null;
  readonly decision: ContestDecision | null;
  readonly answer: string | null;
  readonly editorId: AccountId | null;
  readonly withdrawnWhy: string | null;
  readonly withdrawnBy: AccountId | null;
}

/** Null where there is none. */
export async function findContestedFigure(db: Db, id: ContestId): Promise<ContestedFigure | null> {
  const { rows } = await sql<ContestedFigure>`
    select cik, row_key as "rowKey", column_key as "column" from figure_contest where id = ${id}`.execute(db);
  const [row] = rows;
  return row === undefined ? null : { ...row, cik: Number(row.cik) };
}

/** Null where there is none. Until the transaction ends, others who decide or follow wait. */
export async function lockContest(tx: Db, id: ContestId): Promise<LockedContest | null> {
  const { rows } = await sql<LockedContest>`
    select id, cik, symbol, row_key as "rowKey", column_key as "column", account_id as "accountId", decision, answer,
           editor_id as "editorId", withdrawn_why as "withdrawnWhy", withdrawn_by as "withdrawnBy"
      from figure_contest where id = ${id} for update`.execute(tx);
  const [row] = rows;
  return row === undefined ? null : { ...row, cik: Number(row.cik) };
}

/** Who opened it and who follows, each once. */
export async function listReaders(tx: Db, { id, accountId }: LockedContest): Promise<AccountId[]> {
  const { rows } = await sql<{ accountId: AccountId }>`
    select account_id as "accountId" from figure_contest_follow where contest_id = ${id} order by account_id`.execute(
    tx,
  );
  return [...new Set([...(accountId === null ? [] : [accountId]), ...rows.map((row) => row.accountId)])];
}
