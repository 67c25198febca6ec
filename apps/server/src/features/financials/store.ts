import type { Fact, IsoDate } from '@tenfold/domain/facts';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';
import type { listPredecessors } from '../company/index.ts';

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

export type EarlierFilers = Awaited<ReturnType<typeof listPredecessors>>;

/** One row of arrays: decoding rows is what costs. A report shared with a predecessor counts as the company's own. */
export async function listFacts(db: Db, cik: number, earlier: EarlierFilers = []): Promise<Fact[]> {
  const { rows } = await sql<FactArrays>`
    with filed as (
      select fact.*, filing.form, filing.filed
        from fact join filing using (accession)
       where fact.cik = any(${[cik, ...earlier.map((it) => it.cik)]}::bigint[])
         and (fact.cik = ${cik} or ${filedByPredecessor(earlier)}
              and accession not in (select accession from fact as own where own.cik = ${cik}))
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

export async function listEarlierFilings(db: Db, earlier: EarlierFilers): Promise<Map<string, number>> {
  if (earlier.length === 0) return new Map();
  const { rows } = await sql<{ accession: string; cik: number }>`
    select distinct accession, fact.cik from fact join filing using (accession)
     where fact.cik = any(${earlier.map((it) => it.cik)}::bigint[]) and ${filedByPredecessor(earlier)}`.execute(
    db,
  );
  return new Map(rows.map(({ accession, cik }) => [accession, Number(cik)]));
}

export interface NewestFiling {
  readonly accession: string;
  readonly form: string;
  readonly filed: string;
}

/** The newest filing of all, or of those filed by a day. */
export async function findNewestFiling(
  db: Db,
  cik: number,
  until: IsoDate | null = null,
): Promise<NewestFiling | null> {
  const { rows } = await sql<NewestFiling>`
    select accession, form, filed::text as filed from filing
     where cik = ${cik} and (${until}::date is null or filed <= ${until}::date)
     order by filing.filed desc, accession desc limit 1`.execute(db);
  return rows[0] ?? null;
}

/** What the company and its predecessors filed, by day and form. */
export async function listReports(
  db: Db,
  cik: number,
  earlier: EarlierFilers,
): Promise<{ filed: string; form: string }[]> {
  const { rows } = await sql<{ filed: string; form: string }>`
    select distinct filed::text as filed, form from filing
     where cik = ${cik}
        or exists (
          select from unnest(${earlier.map((it) => it.cik)}::bigint[], ${earlier.map((it) => it.until)}::date[])
                   as earlier (cik, until)
           where earlier.cik = filing.cik and filing.filed < earlier.until)
     order by filed, form`.execute(db);
  return rows;
}

function filedByPredecessor(earlier: EarlierFilers) {
  return sql`exists (
    select from unnest(${earlier.map((it) => it.cik)}::bigint[], ${earlier.map((it) => it.until)}::date[])
             as earlier (cik, until)
     where earlier.cik = fact.cik and filing.filed < earlier.until)`;
}
