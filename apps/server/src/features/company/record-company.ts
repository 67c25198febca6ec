import { sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';
import { shortNameOf } from './short-name.ts';
import type { CompanyProfile } from './tables.ts';

export interface CompanyRecord {
  readonly cik: number;
  readonly name: string;
  /** `MMDD`. */
  readonly fiscalYearEnd?: string | null;
  readonly sic?: string | null;
  readonly sicDescription?: string | null;
}

/** What the company is called by, beside the words of its page; wins over the names of the SEC's list. */
export interface ProfileRecord extends CompanyProfile {
  readonly name?: string | null;
  readonly shortName?: string | null;
  /** Shares of the company that one unit of its listing stands for. */
  readonly adrRatio?: number | null;
}

/** The newest name stays; what this source does not know is left as it was. */
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

/** Adds to what is known of a company. Null when no such company was imported. */
export async function recordProfile(
  db: Db,
  cik: number,
  profile: ProfileRecord,
  where: 'missing' | 'anywhere',
): Promise<'recorded' | null> {
  const known = Object.fromEntries(Object.entries(profile).filter(([, value]) => value != null));
  const words = JSON.stringify(known);
  const merged = where === 'anywhere' ? sql`profile || ${words}::jsonb` : sql`${words}::jsonb || profile`;
  const { rows } = await sql<{ name: string | null; shortName: string | null }>`
    update company set profile = ${merged}, updated_at = now() where cik = ${cik}
    returning profile->>'name' as name, profile->>'shortName' as "shortName"`.execute(db);
  const names = rows[0];
  if (names === undefined) return null;
  await renameListings(db, cik, names.name, names.shortName);
  return 'recorded';
}

/** The currency that the company's own statements are in. */
export async function recordReportedCurrency(db: Db, cik: number, currency: string | null): Promise<void> {
  await sql`
    update company set reported_currency = ${currency}
     where cik = ${cik} and reported_currency is distinct from ${currency}`.execute(db);
}

async function renameListings(
  db: Db,
  cik: number,
  name: string | null,
  shortName: string | null,
): Promise<void> {
  const short = shortName ?? (name === null ? null : shortNameOf(name));
  await sql`
    update listing set name = coalesce(${name}, name), short_name = coalesce(${short}, short_name)
     where cik = ${cik} and (name, short_name)
           is distinct from (coalesce(${name}, name), coalesce(${short}, short_name))`.execute(db);
}
