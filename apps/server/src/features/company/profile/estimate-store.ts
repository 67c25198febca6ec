import type { IsoDate } from '@tenfold/domain/facts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';
import type { EstimateFigures } from '../tables.ts';

export interface Estimates extends EstimateFigures {
  readonly asOf: string;
  readonly source: string;
}

/** The newest, or the newest of a day or before. */
export async function findEstimates(
  db: Db,
  symbol: string,
  until: IsoDate | null = null,
): Promise<Estimates | null> {
  const { rows } = await sql<{ asOf: string; source: string; figures: EstimateFigures }>`
    select as_of::text as "asOf", source, figures from estimate
     where symbol = ${symbol} and (${until}::date is null or as_of <= ${until}::date)
     order by as_of desc limit 1`.execute(db);
  const row = rows[0];
  return row === undefined ? null : { ...row.figures, asOf: row.asOf, source: row.source };
}

export async function recordEstimates(
  db: Db,
  symbol: string,
  read: { readonly asOf: string; readonly source: string; readonly figures: EstimateFigures },
): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into estimate as known (symbol, as_of, source, figures)
    values (${symbol}, ${read.asOf}::date, ${read.source}, ${JSON.stringify(read.figures)}::jsonb)
        on conflict (symbol, as_of) do update set source = excluded.source, figures = excluded.figures
     where known.figures <> excluded.figures`.execute(db);
  return Number(numAffectedRows ?? 0);
}
