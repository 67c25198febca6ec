import { daysAfter } from '@tenfold/domain/periods';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';
import { isReport } from './report-forms.ts';

/** What was filed longer ago is history when it arrives. */
const newsDays = 30;

/**
 * Reports of a company filed since the last call, oldest first; none the first time. They count as announced when the
 * transaction commits.
 */
export async function takeNewReports(tx: Db, cik: number, today: string): Promise<string[]> {
  const { rows } = await sql<{ accession: string }>`
    with known as (
      select exists (select from reported_filing where cik = ${cik}) as any
    ), taken as (
      insert into reported_filing (cik, accession) select cik, accession from filing where cik = ${cik}
          on conflict do nothing
      returning accession
    )
    select accession from filing join taken using (accession) cross join known
     where known.any and ${isReport} and filing.filed >= ${daysAfter(today, -newsDays)}::date
     order by filing.filed, accession`.execute(tx);
  return rows.map(({ accession }) => accession);
}
