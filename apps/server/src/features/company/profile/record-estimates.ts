import { sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';
import type { EstimateFigures } from '../tables.ts';

/** One answer of the analysts a day; a later reading of the same day replaces it. Counts what changed. */
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
