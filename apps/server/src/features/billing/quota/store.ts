import type { AccountId } from '@tenfold/contract/ids';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';
import type { BillingTables } from '../tables.ts';

export interface OpenedCompanies {
  readonly symbols: readonly string[];
  /** The version of the last change; 0 before the first. */
  readonly version: number;
}

export type QuotaOwner = { readonly accountId: AccountId } | { readonly visitorId: string };

/** One statement, so that concurrent requests see each other's count. Null when the limit was reached before. */
export async function recordCompanyView(
  db: Db,
  owner: QuotaOwner,
  month: string,
  { symbol, viewed, limit }: { symbol: string; viewed: readonly string[]; limit: number },
): Promise<OpenedCompanies | null> {
  const first = [...new Set([...viewed, symbol])];
  if (first.length > limit) return null;
  const { accountId, visitorId } = idsOf(owner);
  const { rows } = await sql<OpenedCompanies>`
    insert into companies_opened (account_id, visitor_id, month, symbols)
    values (${accountId}, ${visitorId}, ${month}, ${first}::text[])
    on conflict (account_id, visitor_id, month) do update
       set symbols = case when ${symbol} = any (companies_opened.symbols) then companies_opened.symbols
                          else array_append(companies_opened.symbols, ${symbol}) end
     where ${symbol} = any (companies_opened.symbols) or cardinality(companies_opened.symbols) < ${limit}
    returning symbols, version`.execute(db);
  return rows[0] ?? null;
}

export async function listViewedCompanies(
  db: Db,
  owner: QuotaOwner,
  month: string,
): Promise<OpenedCompanies> {
  const { accountId, visitorId } = idsOf(owner);
  const row = await db
    .withTables<BillingTables>()
    .selectFrom('companies_opened')
    .select(['symbols', 'version'])
    .where('account_id', 'is not distinct from', accountId)
    .where('visitor_id', 'is not distinct from', visitorId)
    .where('month', '=', month)
    .executeTakeFirst();
  return row ?? { symbols: [], version: 0 };
}

export interface OpenedChange {
  readonly owner: QuotaOwner;
  readonly month: string;
  readonly version: number;
}

/** Versions are assigned on write and visible on commit: a lower one can appear after a higher one. */
const lateVersions = 100;

export async function listOpenedChanges(db: Db, version: number): Promise<OpenedChange[]> {
  const rows = await db
    .withTables<BillingTables>()
    .selectFrom('companies_opened')
    .select(['account_id', 'visitor_id', 'month', 'version'])
    .where('version', '>', version - lateVersions)
    .execute();
  return rows.map(({ account_id, visitor_id, ...change }) => ({
    ...change,
    owner: account_id === null ? { visitorId: visitor_id ?? '' } : { accountId: account_id },
  }));
}

export async function findLatestVersion(db: Db): Promise<number> {
  const row = await db
    .withTables<BillingTables>()
    .selectFrom('companies_opened')
    .select((rows) => rows.fn.max('version').as('version'))
    .executeTakeFirst();
  return row?.version ?? 0;
}

export async function deleteMonthsBefore(db: Db, month: string): Promise<void> {
  await db.withTables<BillingTables>().deleteFrom('companies_opened').where('month', '<', month).execute();
}

function idsOf(owner: QuotaOwner): { accountId: AccountId | null; visitorId: string | null } {
  return 'accountId' in owner
    ? { accountId: owner.accountId, visitorId: null }
    : { accountId: null, visitorId: owner.visitorId };
}
