import type { AccountId } from '@tenfold/contract/ids';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';
import type { BillingTables } from './tables.ts';

export type QuotaOwner = { readonly accountId: AccountId } | { readonly visitorId: string };

/** One statement, so that concurrent requests see each other's count. Null when the limit was reached before. */
export async function recordCompanyView(
  db: Db,
  owner: QuotaOwner,
  month: string,
  { symbol, viewed, limit }: { symbol: string; viewed: readonly string[]; limit: number },
): Promise<readonly string[] | null> {
  const first = [...new Set([...viewed, symbol])];
  if (first.length > limit) return null;
  const { accountId, visitorId } = idsOf(owner);
  const { rows } = await sql<{ symbols: string[] }>`
    insert into companies_opened (account_id, visitor_id, month, symbols)
    values (${accountId}, ${visitorId}, ${month}, ${first}::text[])
    on conflict (account_id, visitor_id, month) do update
       set symbols = case when ${symbol} = any (companies_opened.symbols) then companies_opened.symbols
                          else array_append(companies_opened.symbols, ${symbol}) end
     where ${symbol} = any (companies_opened.symbols) or cardinality(companies_opened.symbols) < ${limit}
    returning symbols`.execute(db);
  return rows[0]?.symbols ?? null;
}

export async function listViewedCompanies(
  db: Db,
  owner: QuotaOwner,
  month: string,
): Promise<readonly string[]> {
  const { accountId, visitorId } = idsOf(owner);
  const row = await db
    .withTables<BillingTables>()
    .selectFrom('companies_opened')
    .select('symbols')
    .where('account_id', 'is not distinct from', accountId)
    .where('visitor_id', 'is not distinct from', visitorId)
    .where('month', '=', month)
    .executeTakeFirst();
  return row?.symbols ?? [];
}

export async function deleteMonthsBefore(db: Db, month: string): Promise<void> {
  await db.withTables<BillingTables>().deleteFrom('companies_opened').where('month', '<', month).execute();
}

function idsOf(owner: QuotaOwner): { accountId: AccountId | null; visitorId: string | null } {
  return 'accountId' in owner
    ? { accountId: owner.accountId, visitorId: null }
    : { accountId: null, visitorId: owner.visitorId };
}
