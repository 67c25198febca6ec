import type { Coverage } from '@tenfold/contract/company';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';
import { isWaiting, waitingCount } from '../listings/waiting-companies.ts';
import type { SearchableListing } from './search-index.ts';

export async function listSearchableListings(db: Db, canFetch: boolean): Promise<SearchableListing[]> {
  const { rows } = await sql<{
    symbols: string[] | null;
    ciks: number[] | null;
    names: string[] | null;
    shortNames: string[] | null;
    coverages: Coverage[] | null;
  }>`
    select array_agg(symbol order by place) as symbols,
           array_agg(cik::float8 order by place) as ciks,
           array_agg(name order by place) as names,
           array_agg(short_name order by place) as "shortNames",
           array_agg(coverage order by place) as coverages
      from (select listing.*, row_number() over (order by rank, listing.symbol) as place,
                   case when company.cik is not null then 'here'
                        when ${isWaiting} then 'loading'
                        when ${canFetch}::boolean and coalesce(refusal not in ('no_figures', 'no_filer'), true) then 'fetch'
                        else 'none' end as coverage
              from listing left join company using (cik) left join filing_fetch using (cik)) as ordered`.execute(
    db,
  );
  const { symbols, ciks, names, shortNames, coverages } = rows[0] ?? {};
  return (symbols ?? []).map((symbol, index) => ({
    symbol,
    cik: ciks?.[index] ?? 0,
    name: names?.[index] ?? '',
    shortName: shortNames?.[index] ?? '',
    coverage: coverages?.[index] ?? 'none',
  }));
}

/** The sum of the rows' transaction ids, not the newest: transactions don't commit in the order they began. */
export async function getListingsVersion(db: Db): Promise<string> {
  const { rows } = await sql<{ version: string }>`
    select count(*) || ' ' || coalesce(sum(xmin::text::bigint), 0) || ' ' || (select count(*) from company)
           || ' ' || (select count(*) from filing_fetch where state = 'refused')
           || ' ' || ${waitingCount} as version
      from listing`.execute(db);
  return rows[0]?.version ?? '';
}
