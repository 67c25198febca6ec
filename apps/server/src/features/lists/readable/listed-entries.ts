import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';
import { isWaiting } from '../../company/index.ts';
import type { ListedEntry } from './list-content.ts';

/** @param members rows of symbol, cik and place @param canFetch whether opening a company without figures fetches them */
export async function readListedEntries(
  db: Db,
  members: RawBuilder<unknown>,
  canFetch: boolean,
): Promise<ListedEntry[]> {
  const { rows } = await sql<ListedEntry>`
    select member.symbol, coalesce(listing.name, company.name, member.symbol) as name,
           coalesce(listing.short_name, company.name, member.symbol) as "shortName",
           listing.exchange, coalesce(listing.currency, 'USD') as currency,
           case when listing.symbol is null then 'none'
                when company.cik is not null then 'here'
                when ${isWaiting} then 'loading'
                when ${canFetch}::boolean and coalesce(refusal not in ('no_figures', 'no_filer'), true) then 'fetch'
                else 'none' end as coverage,
           listing.symbol is not null as "isListed"
      from (${members}) as member
           left join listing on listing.symbol = member.symbol and listing.cik = member.cik
           left join company on company.cik = member.cik
           left join filing_fetch on filing_fetch.cik = member.cik
     order by place, member.symbol`.execute(db);
  return rows;
}
