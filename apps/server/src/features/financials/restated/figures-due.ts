import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';
import type { FiguredText, FiguredTexts } from './figured-texts.ts';

export interface FiguresDue {
  readonly symbol: string;
  readonly since: Date;
}

type TextSource = Pick<FiguredTexts<FiguredText>, 'name' | 'table' | 'only'>;

/** In the transaction that changes a company's figures: where texts name some of them, a worker looks at those. */
export async function noteFiguresDue(
  tx: Db,
  texts: TextSource,
  symbols: readonly string[],
  now: Date,
): Promise<void> {
  await sql`
    insert into figures_due (texts, symbol, since)
    select ${texts.name}, symbol, ${now} from unnest(${symbols}::text[]) as changed (symbol)
     where exists (
       select from ${sql.table(texts.table)}
        where ${naming(texts, sql`jsonb_build_array(jsonb_build_object('symbol', changed.symbol))`)})
       and exists (select from listing where listing.symbol = changed.symbol)
    on conflict (texts, symbol) do update set since = excluded.since`.execute(tx);
}

export async function listFiguresDue(db: Db, { name }: Pick<TextSource, 'name'>): Promise<FiguresDue[]> {
  const { rows } = await sql<FiguresDue>`
    select symbol, since from figures_due where texts = ${name} order by since, symbol`.execute(db);
  return rows;
}

/** Unless they have changed again meanwhile. */
export async function forgetFiguresDue(
  db: Db,
  { name }: Pick<TextSource, 'name'>,
  { symbol, since }: FiguresDue,
): Promise<void> {
  await sql`
    delete from figures_due where texts = ${name} and symbol = ${symbol} and since = ${since}`.execute(db);
}

/** Ids of the texts that name a figure of the company. */
export async function listNaming(db: Db, texts: TextSource, symbol: string): Promise<number[]> {
  const figures = sql`${JSON.stringify([{ symbol }])}::jsonb`;
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(texts.table)} where ${naming(texts, figures)} order by id`.execute(db);
  return rows.map(({ id }) => id);
}

/** By the index of figures. */
function naming({ only }: TextSource, figures: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`figures <> '[]' and figures @> ${figures} and ${only}`;
}
