import { sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';
import { annualReport } from '../filings.fixture.ts';
import { recordFacts } from '../record-facts.ts';

/** Another year's report of Acme repeats 2024 with other revenue, in millions. */
export async function restateAcme(db: Db, revenue: number, filed = '2026-10-01'): Promise<void> {
  const later = annualReport(1001, 2024, { Revenues: revenue }).map((fact) => ({
    ...fact,
    accession: `0000001001-${filed.slice(2, 4)}-009${filed.slice(5, 7)}${filed.slice(9)}`,
    filed,
  }));
  await recordFacts(db, 1001, later);
  await sql`update company set updated_at = updated_at + interval '1 day' where cik = 1001`.execute(db);
}
