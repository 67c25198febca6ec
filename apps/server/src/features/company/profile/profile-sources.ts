import { sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';
import { reconcileListings } from '../listings/reconcile-listings.ts';
import { shortNameOf } from '../listings/short-name.ts';
import type { CompanyProfile } from '../tables.ts';
import { type ChiefExecutive, recordChiefExecutives } from './record-chief-executives.ts';

export interface ProfileRecord extends CompanyProfile {
  readonly name?: string | null;
  readonly shortName?: string | null;
  /** Shares of the company per unit of its listing. */
  readonly adrRatio?: number | null;
}

/** Later ones win: a text written by a person goes before all. */
export const profileSources = ['submissions', 'profiles', 'texts'] as const;

export async function recordProfile(
  db: Db,
  subject: string,
  source: (typeof profileSources)[number],
  profile: ProfileRecord,
  chiefExecutives: readonly ChiefExecutive[] | null = null,
): Promise<void> {
  const shortName = profile.shortName ?? (profile.name == null ? null : shortNameOf(profile.name));
  const known = Object.entries({ ...profile, shortName }).filter(([, value]) => value != null);
  const executives = chiefExecutives === null ? null : JSON.stringify(chiefExecutives);
  await sql`
    insert into profile_claim (subject, source, profile, chief_executives)
    values (${subject}, ${source}, ${JSON.stringify(Object.fromEntries(known))}::jsonb, ${executives}::jsonb)
        on conflict (subject, source) do update
       set profile = excluded.profile, chief_executives = excluded.chief_executives`.execute(db);
}

/** Derives listings and profile from all sources, in whatever order they came. Needs a transaction. */
export async function reconcileCompany(db: Db, cik: number): Promise<void> {
  await reconcileListings(db, { cik });
  if (await settleWords(db, cik)) await reconcileListings(db, { cik });
}

async function settleWords(db: Db, cik: number): Promise<boolean> {
  const { rows } = await sql<{ profile: ProfileRecord; executives: ChiefExecutive[] | null }>`
    select profile_claim.profile, profile_claim.chief_executives as executives
      from profile_claim
      left join listing on listing.symbol = subject
      join company on company.cik = ${cik}
     where listing.cik = ${cik} or subject = ${filerSubject(cik)}
     order by array_position(${[...profileSources]}::text[], source), rank desc, subject desc`.execute(db);
  if (rows.length === 0) return false;
  const executives = rows.findLast((row) => row.executives !== null)?.executives ?? null;
  if (executives !== null) await recordChiefExecutives(db, cik, executives);
  const words = JSON.stringify(Object.assign({}, ...rows.map(({ profile }) => profile)));
  const { numAffectedRows } = await sql`
    update company set profile = profile || ${words}::jsonb, updated_at = now()
     where cik = ${cik} and profile is distinct from profile || ${words}::jsonb`.execute(db);
  return Number(numAffectedRows ?? 0) > 0;
}

export function filerSubject(cik: number): string {
  return `CIK ${cik}`;
}
