import { sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';
import type { SearchableListing } from './search-index.ts';

export async function listSearchableListings(db: Db): Promise<SearchableListing[]> {
  const { rows } = await sql<{
    symbols: string[] | null;
    ciks: number[] | null;
    names: string[] | null;
    shortNames: string[] | null;
    imported: boolean[] | null;
  }>`
    select array_agg(symbol order by place) as symbols,
           array_agg(cik::float8 order by place) as ciks,
           array_agg(name order by place) as names,
           array_agg(short_name order by place) as "shortNames",
           array_agg(imported order by place) as imported
      from (select listing.*, company.cik is not null as imported, row_number() over (order by rank, symbol) as place
              from listing left join company using (cik)) as ordered`.execute(db);
  const { symbols, ciks, names, shortNames, imported } = rows[0] ?? {};
  return (symbols ?? []).map((symbol, index) => ({
    symbol,
    cik: ciks?.[index] ?? 0,
    name: names?.[index] ?? '',
    shortName: shortNames?.[index] ?? '',
    coverage: imported?.[index] ? 'here' : 'none',
  }));
}

/** The sum of the rows' transaction ids, not the newest: transactions don't commit in the order they began. */
export async function getListingsVersion(db: Db): Promise<string> {
  const { rows } = await sql<{ version: string }>`
    select count(*) || ' ' || coalesce(sum(xmin::text::bigint), 0) || ' ' || (select count(*) from company) as version
      from listing`.execute(db);
  return rows[0]?.version ?? '';
}
