import type { CuratedList, ListChange } from '@tenfold/contract/lists';
import { type CuratedRuleId, curatedRules } from '@tenfold/domain/curated-lists';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';
import type { ListedSymbol } from '../companies/company-store.ts';
import { nextVersion } from '../list/list-store.ts';
import type { ListTables } from '../tables.ts';

export function ruleText(rule: string | null): string | null {
  return rule === null ? null : (curatedRules[rule as CuratedRuleId]?.text ?? null);
}

interface CuratedRow extends Omit<CuratedList, 'symbols'> {
  readonly symbols: string[] | null;
}

/** In the editor's order. */
export async function listCuratedLists(db: Db): Promise<CuratedList[]> {
  const { rows } = await sql<CuratedRow>`
    select curated_list.key, name, description, rule, last_change as "lastChange",
           (select count(*)::int from curated_list_company as company where company.key = curated_list.key) as "companyCount",
           (select array_agg(symbol order by place)
              from (select symbol, place from curated_list_company as company where company.key = curated_list.key
                     order by place limit 10) as shown) as symbols
      from curated_list order by place, curated_list.key`.execute(db);
  return rows.map((row) => ({ ...row, rule: ruleText(row.rule), symbols: row.symbols ?? [] }));
}

export async function hasCuratedLists(db: Db): Promise<boolean> {
  const { rows } = await sql`select from curated_list limit 1`.execute(db);
  return rows.length > 0;
}

export interface StoredCurated {
  readonly key: string;
  readonly place: number;
  readonly name: string;
  readonly description: string;
  readonly rule: string | null;
}

/** Nobody else changes them until the transaction ends. */
export async function lockCurated(tx: Db): Promise<StoredCurated[]> {
  await sql`lock table curated_list in share row exclusive mode`.execute(tx);
  return tx
    .withTables<ListTables>()
    .selectFrom('curated_list')
    .select(['key', 'place', 'name', 'description', 'rule'])
    .orderBy('place')
    .execute();
}

/** One whose rule changed is another list: what changed before is not said of it. */
export async function saveCurated(tx: Db, list: StoredCurated, now: Date): Promise<void> {
  const { key, place, name, description, rule } = list;
  await sql`
    insert into curated_list (key, place, name, description, rule, updated_at)
    values (${key}, ${place}, ${name}, ${description}, ${rule}, ${now})
    on conflict (key) do update
       set place = excluded.place, name = excluded.name, description = excluded.description, rule = excluded.rule,
           last_change = case when curated_list.rule is distinct from excluded.rule then null
                              else curated_list.last_change end,
           version = ${nextVersion}, updated_at = excluded.updated_at`.execute(tx);
}

export async function deleteCurated(tx: Db, key: string): Promise<void> {
  await tx.withTables<ListTables>().deleteFrom('curated_list').where('key', '=', key).execute();
}

export async function listMembers(db: Db, key: string): Promise<string[]> {
  const rows = await db
    .withTables<ListTables>()
    .selectFrom('curated_list_company')
    .select('symbol')
    .where('key', '=', key)
    .orderBy('place')
    .execute();
  return rows.map(({ symbol }) => symbol);
}

/** @param change null: they are its first; `unchanged`: what was said of the last change stays */
export async function setMembers(
  tx: Db,
  key: string,
  members: readonly ListedSymbol[],
  change: ListChange | 'unchanged' | null,
  now: Date,
): Promise<void> {
  await tx.withTables<ListTables>().deleteFrom('curated_list_company').where('key', '=', key).execute();
  await sql`
    insert into curated_list_company (key, symbol, cik, place)
    select ${key}, symbol, cik, number
      from unnest(${members.map(({ symbol }) => symbol)}::text[], ${members.map(({ cik }) => cik)}::bigint[])
             with ordinality as member (symbol, cik, number)`.execute(tx);
  await tx
    .withTables<ListTables>()
    .updateTable('curated_list')
    .set({
      version: nextVersion,
      updated_at: now,
      ...(change !== 'unchanged' && { last_change: change === null ? null : JSON.stringify(change) }),
    })
    .where('key', '=', key)
    .execute();
}
