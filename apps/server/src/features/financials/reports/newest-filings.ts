import type { IsoDate } from '@tenfold/domain/facts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';
import type { NewestFiling } from '../store.ts';
import { isReport } from './report-forms.ts';

export interface CompanyFiling extends NewestFiling {
  readonly symbol: string;
  readonly cik: number;
  readonly shortName: string;
  /** Null where none of its figures says so. */
  readonly periodEnd: string | null;
}

/** Lines every report has: the facts of a company are found by tag, not by filing. */
const linesOfReports = ['EarningsPerShareDiluted', 'EarningsPerShareBasic', 'NetIncomeLoss', 'ProfitLoss'];

/** Reports of all these companies together, from a day on, newest first. Two symbols of a company are one. */
export async function listNewestFilings(
  db: Db,
  symbols: readonly string[],
  { since, most }: { readonly since: IsoDate; readonly most: number },
): Promise<CompanyFiling[]> {
  const { rows } = await sql<CompanyFiling>`
    with listed as (
      select distinct on (cik) cik, symbol, short_name from listing
       where symbol = any(${symbols}::text[]) order by cik, rank, symbol
    ), newest as (
      select listed.*, filing.accession, filing.form, filing.filed
        from listed
        join lateral (select accession, form, filed from filing
                      where filing.cik = listed.cik and filing.filed >= ${since}::date and ${isReport}
                       order by filing.filed desc, accession desc limit ${most}) as filing on true
       order by filed desc, accession desc limit ${most}
    )
    select symbol, cik::int as cik, short_name as "shortName", accession, form, filed::text as filed,
           (select max(period_end)::text from fact
             where fact.cik = newest.cik and fact.accession = newest.accession and period_start is not null
               and taxonomy in ('us-gaap', 'ifrs-full') and tag = any(${linesOfReports}::text[])) as "periodEnd"
      from newest order by newest.filed desc, accession desc`.execute(db);
  return rows;
}
