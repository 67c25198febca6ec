import { type AlertSide, sideOf } from '@tenfold/domain/alerts';
import { newYorkDay } from '@tenfold/domain/market-hours';
import { sql } from 'kysely';
import type { Config } from '../../../config.ts';
import type { Db } from '../../../platform/db/index.ts';
import { getCurrentPrices, showsReplays } from '../../company/index.ts';

export interface PriceNow {
  /** Null before the first. */
  readonly price: number | null;
  /** The day whose basis it is on. */
  readonly day: string;
  /** Now without a price. */
  readonly tradedAt: Date;
  readonly simulated: boolean;
}

/**
 * Until the transaction ends no other price is stored: an alert is armed either before a price, which then fires it, or
 * after it.
 */
export async function lockPrice(
  tx: Db,
  symbol: string,
  config: Pick<Config, 'quoteProvider'>,
  now: Date,
): Promise<PriceNow> {
  const { rows } = await sql`select from quote where symbol = ${symbol} for share`.execute(tx);
  // Without a quote its first one waits for the listing it refers to.
  if (rows.length === 0) await sql`select from listing where symbol = ${symbol} for update`.execute(tx);
  const { stockPrice, lastTradeTime, quote } = await getCurrentPrices(tx, symbol, showsReplays(config));
  const tradedAt = stockPrice === null || lastTradeTime === null ? now : new Date(lastTradeTime);
  const simulated = quote?.kind === 'replay';
  return { price: stockPrice, day: newYorkDay(tradedAt), tradedAt, simulated };
}

/** Null without a price; `is_price` where there is nothing to wait for. */
export function sideFrom(target: number, { price }: PriceNow): AlertSide | null | 'is_price' {
  return price === null ? null : (sideOf(target, price) ?? 'is_price');
}
