import type { Fact } from '@tenfold/domain/facts';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';

interface FactArrays {
  taxonomy: string[] | null;
  tag: string[] | null;
  unit: string[] | null;
  start: (string | null)[] | null;
  end: string[] | null;
  value: number[] | null;
  accession: string[] | null;
  form: string[] | null;
  filed: string[] | null;
}

/** Every fact of a company with its filing, oldest period first. One row of arrays: decoding rows is what would cost. */
export async function listFacts(db: Db, cik: number): Promise<Fact[]> {
  const { rows } = await sql<FactArrays>`
    with filed as (
      select fact.*, filing.form, filing.filed
        from fact join filing using (accession)
       where fact.cik = ${cik}
       order by period_end, period_start nulls first, taxonomy collate "C", tag collate "C", unit collate "C",
                filing.filed, accession collate "C"
    )
    select array_agg(taxonomy) as taxonomy, array_agg(tag) as tag, array_agg(unit) as unit,
           array_agg(period_start::text) as start, array_agg(period_end::text) as "end",
           array_agg(value) as value,
           array_agg(accession) as accession, array_agg(form) as form, array_agg(filed::text) as filed
      from filed`.execute(db);
  const columns = rows[0];
  return (columns?.end ?? []).map((end, index) => ({
    taxonomy: columns?.taxonomy?.[index] ?? '',
    tag: columns?.tag?.[index] ?? '',
    unit: columns?.unit?.[index] ?? '',
    start: columns?.start?.[index] ?? null,
    end,
    value: columns?.value?.[index] ?? Number.NaN,
    accession: columns?.accession?.[index] ?? '',
    form: columns?.form?.[index] ?? '',
    filed: columns?.filed?.[index] ?? '',
  }));
}
