import type { Fact } from '@tenfold/domain/facts';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';

export interface FactsRecorded {
  readonly saved: number;
  readonly already: number;
  /** Stored with another value for the same filing and period; the stored one stays. */
  readonly conflicting: number;
}

/** Insert only. Needs a transaction: filings and facts belong together. */
export async function recordFacts(db: Db, cik: number, facts: readonly Fact[]): Promise<FactsRecorded> {
  const { once, repeated, contradicted } = eachOnce(facts);
  if (once.length === 0) return { saved: 0, already: 0, conflicting: 0 };
  await recordFilings(db, cik, once);
  const inserted = await insertFacts(db, cik, once);
  const conflicting = inserted === once.length ? 0 : await countConflicts(db, cik, once);
  return {
    saved: inserted,
    already: once.length - inserted - conflicting + repeated,
    conflicting: conflicting + contradicted,
  };
}

/** A filing may state one period twice; the first value counts. */
function eachOnce(facts: readonly Fact[]): { once: Fact[]; repeated: number; contradicted: number } {
  const byKey = new Map<string, Fact>();
  let contradicted = 0;
  for (const fact of facts) {
    const key = `${fact.taxonomy}:${fact.tag} ${fact.unit} ${fact.start} ${fact.end} ${fact.accession}`;
    const first = byKey.get(key);
    if (first === undefined) byKey.set(key, fact);
    else if (first.value !== fact.value) contradicted += 1;
  }
  return { once: [...byKey.values()], repeated: facts.length - byKey.size - contradicted, contradicted };
}

/** A joint filing belongs to the filer with the lowest CIK, in whatever order they are imported. */
async function recordFilings(db: Db, cik: number, facts: readonly Fact[]): Promise<void> {
  const filings = [...new Map(facts.map((fact) => [fact.accession, fact])).values()];
  await sql`
    insert into filing (accession, cik, form, filed)
    select accession, ${cik}, form, filed
      from unnest(${filings.map((filing) => filing.accession)}::text[],
                  ${filings.map((filing) => filing.form)}::text[],
                  ${filings.map((filing) => filing.filed)}::date[]) as new (accession, form, filed)
        on conflict (accession) do update set cik = excluded.cik where filing.cik > excluded.cik`.execute(db);
}

async function countConflicts(db: Db, cik: number, facts: readonly Fact[]): Promise<number> {
  const { rows } = await sql<{ conflicting: number }>`
    select count(*)::int as conflicting
      from ${columnsOf(facts)}
      join fact using (taxonomy, tag, unit, period_end, accession)
     where fact.cik = ${cik} and fact.period_start is not distinct from new.period_start
       and fact.value <> new.value`.execute(db);
  return rows[0]?.conflicting ?? 0;
}

async function insertFacts(db: Db, cik: number, facts: readonly Fact[]): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into fact (cik, taxonomy, tag, unit, period_start, period_end, value, accession)
    select ${cik}, taxonomy, tag, unit, period_start, period_end, value, accession from ${columnsOf(facts)}
        on conflict do nothing`.execute(db);
  return Number(numAffectedRows ?? 0);
}

function columnsOf(facts: readonly Fact[]) {
  return sql`
    unnest(${facts.map((fact) => fact.taxonomy)}::text[],
           ${facts.map((fact) => fact.tag)}::text[],
           ${facts.map((fact) => fact.unit)}::text[],
           ${facts.map((fact) => fact.start)}::date[],
           ${facts.map((fact) => fact.end)}::date[],
           ${facts.map((fact) => fact.value)}::float8[],
           ${facts.map((fact) => fact.accession)}::text[])
      as new (taxonomy, tag, unit, period_start, period_end, value, accession)`;
}
