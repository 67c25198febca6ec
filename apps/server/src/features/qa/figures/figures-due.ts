import { sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';

export interface FiguresDue {
  readonly symbol: string;
  readonly since: Date;
}

/** In the transaction that changes a company's figures: where texts name some of them, a worker looks at those. */
export async function noteFiguresDue(tx: Db, symbols: readonly string[], now: Date): Promise<void> {
  await sql`
    insert into qa_figures_due (symbol, since)
    select symbol, ${now} from unnest(${symbols}::text[]) as changed (symbol)
     where exists (
       select from qa_post
        where figures <> '[]' and figures @> jsonb_build_array(jsonb_build_object('symbol', changed.symbol)))
       and exists (select from listing where listing.symbol = changed.symbol)
    on conflict (symbol) do update set since = excluded.since`.execute(tx);
}

export async function listFiguresDue(db: Db): Promise<FiguresDue[]> {
  const { rows } =
    await sql<FiguresDue>`select symbol, since from qa_figures_due order by since, symbol`.execute(db);
  return rows;
}

/** Unless they have changed again meanwhile. */
export async function forgetFiguresDue(db: Db, { symbol, since }: FiguresDue): Promise<void> {
  await sql`delete from qa_figures_due where symbol = ${symbol} and since = ${since}`.execute(db);
}
