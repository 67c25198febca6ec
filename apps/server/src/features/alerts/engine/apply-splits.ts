import type { Split } from '@tenfold/domain/facts';
import { newYorkDay } from '@tenfold/domain/market-hours';
import { splitFactor } from '@tenfold/domain/splits';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';
import { listShareBases, type PriceMove } from '../../company/index.ts';

interface SplitOf extends Split {
  readonly symbol: string;
}

/**
 * Moves targets onto the basis of these prices, and the prices before them. Looks only at the first price of a day: no
 * split takes effect within one. Each alert keeps the day its target is on, so a split recorded late moves it, too.
 */
export async function applySplits(
  tx: Db,
  moves: readonly PriceMove[],
  now: Date,
): Promise<readonly PriceMove[]> {
  const first = moves.filter(isFirstOfDay);
  if (first.length === 0) return moves;
  const priced = first.map(({ symbol, tradedAt }) => ({ symbol, day: newYorkDay(tradedAt) }));
  for (const split of await listUnapplied(tx, priced)) await moveTargets(tx, split, now);
  const between = await listSplitsBetween(tx, first);
  return between.size === 0 ? moves : moves.map((move) => onItsBasis(move, between.get(move.symbol) ?? []));
}

/** Companies whose figures are in new shares without a first price of the day: the split, or a filing, came later. */
export async function applyRecordedSplits(tx: Db, symbols: readonly string[], now: Date): Promise<void> {
  for (const [symbol, { day }] of await listShareBases(tx, symbols)) {
    if (day === null) continue;
    const unapplied = await listUnapplied(tx, [{ symbol, day }]);
    // Prices before alerts, as everywhere.
    if (unapplied.length > 0) await sql`select from quote where symbol = ${symbol} for share`.execute(tx);
    for (const split of unapplied) await moveTargets(tx, split, now);
  }
}

function isFirstOfDay({ before, tradedAt }: PriceMove): boolean {
  return before === null || newYorkDay(before.tradedAt) !== newYorkDay(tradedAt);
}

/** In effect by the day, and after the day some target is on. */
async function listUnapplied(
  tx: Db,
  priced: readonly { readonly symbol: string; readonly day: string }[],
): Promise<SplitOf[]> {
  const { rows } = await sql<SplitOf>`
    select split.symbol, effective::text, ratio
      from split join unnest(${priced.map(({ symbol }) => symbol)}::text[],
                            ${priced.map(({ day }) => day)}::date[]) as priced (symbol, day)
           on split.symbol = priced.symbol and effective <= day
     where exists (select from price_alert as alert
                    where alert.symbol = split.symbol and alert.basis_day < split.effective)
     order by effective, split.symbol`.execute(tx);
  return rows;
}

async function moveTargets(tx: Db, { symbol, effective, ratio }: SplitOf, now: Date): Promise<void> {
  await sql`
    with moved as (
      update price_alert set target = target / ${ratio}::float8, basis_day = ${effective}::date
       where symbol = ${symbol} and basis_day < ${effective}::date
      returning id, target
    )
    insert into alert_event (alert_id, at, kind, data)
    select id, ${now}, 'split', jsonb_build_object('ratio', ${ratio}::float8, 'effective', ${effective}::text, 'target', target)
      from moved`.execute(tx);
}

async function listSplitsBetween(tx: Db, moves: readonly PriceMove[]): Promise<Map<string, Split[]>> {
  const older = moves.filter(({ before }) => before !== null);
  const { rows } = await sql<SplitOf>`
    select split.symbol, effective::text, ratio
      from split join unnest(${older.map(({ symbol }) => symbol)}::text[],
                             ${older.map(({ before, tradedAt }) => newYorkDay(before?.tradedAt ?? tradedAt))}::date[],
                             ${older.map(({ tradedAt }) => newYorkDay(tradedAt))}::date[])
                      as priced (symbol, after, until)
           on split.symbol = priced.symbol and effective > after and effective <= until`.execute(tx);
  return Map.groupBy(rows, ({ symbol }) => symbol);
}

function onItsBasis(move: PriceMove, splits: readonly Split[]): PriceMove {
  const { before, tradedAt } = move;
  if (before === null || splits.length === 0) return move;
  const factor = splitFactor(splits, newYorkDay(before.tradedAt), newYorkDay(tradedAt));
  return { ...move, before: { ...before, price: before.price / factor } };
}
