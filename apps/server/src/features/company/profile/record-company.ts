import { sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';

export interface CompanyRecord {
  readonly cik: number;
  readonly name: string;
  readonly fiscalYearEnd?: string | null;
  readonly sic?: string | null;
  readonly sicDescription?: string | null;
}

/** Fields this source does not know keep their values. */
export async function recordCompany(db: Db, company: CompanyRecord): Promise<void> {
  const { cik, name, fiscalYearEnd = null, sic = null, sicDescription = null } = company;
  await sql`
    insert into company as known (cik, name, fiscal_year_end, sic, sic_description)
    values (${cik}, ${name}, ${fiscalYearEnd}, ${sic}, ${sicDescription})
        on conflict (cik) do update
       set name = excluded.name,
           fiscal_year_end = coalesce(excluded.fiscal_year_end, known.fiscal_year_end),
           sic = coalesce(excluded.sic, known.sic),
           sic_description = coalesce(excluded.sic_description, known.sic_description),
           updated_at = now()`.execute(db);
}

export async function recordReportedCurrency(db: Db, cik: number, currency: string | null): Promise<void> {
  await sql`
    update company set reported_currency = ${currency}
     where cik = ${cik} and reported_currency is distinct from ${currency}`.execute(db);
}
