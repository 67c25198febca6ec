import type { SavedForecast } from '@tenfold/contract/forecasts';
import type { ForecastId } from '@tenfold/contract/ids';
import { sql } from 'kysely';
import type { Config } from '../../../config.ts';
import type { Db } from '../../../platform/db/index.ts';
import type { Notified } from '../../notifications/index.ts';
import { lockPrice, type PriceNow } from '../alert/lock-price.ts';
import { fireRepriced } from '../engine/fire-repriced.ts';
import { notifyFired } from '../engine/fired-alert.ts';
import { endHold, holdReached } from '../engine/hold-reached.ts';
import { ModelTargets } from './model-target.ts';
import { notifySuspended } from './notify-suspended.ts';
import { firedBySave, rearmUndone } from './rearm-undone.ts';
import { type ModelAlert, type RepriceCause, type Repriced, toRepriced } from './repriced.ts';
import { writeRepriced } from './write-repriced.ts';

export interface Reprice {
  /** Alerts of a forecast, or of the companies' listings. */
  readonly of: { readonly forecastId: ForecastId } | { readonly symbols: readonly string[] };
  readonly cause: RepriceCause;
  /** Only forecasts that start from these. */
  readonly startsFrom?: SavedForecast['startsFrom'];
  readonly now: Date;
}

/**
 * Moves the alerts that follow a forecast to its value of now, in the transaction that changed it; those whose new target
 * the price has reached already fire with it, or a minute later where a person has saved it.
 *
 * Locks prices before alerts, as the engine does.
 */
export async function repriceAlerts(
  tx: Db,
  config: Config,
  { of, cause, now, startsFrom }: Reprice,
): Promise<Notified[]> {
  const those =
    'forecastId' in of ? sql`forecast_id = ${of.forecastId}` : sql`symbol = any(${of.symbols}::text[])`;
  const isSaved = cause === 'forecast_saved';
  const live = isSaved ? sql`(state <> 'fired' or ${firedBySave(now)})` : sql`state <> 'fired'`;
  const which =
    startsFrom === undefined
      ? sql`${live} and ${those}`
      : sql`${live} and ${those} and forecast_id in (select id from forecast where starts_from = ${startsFrom})`;
  const prices = await lockPrices(tx, which, config, now);
  if (prices.size === 0) return [];
  const targets = new ModelTargets(tx, config);
  const repriced: Repriced[] = [];
  for (const alert of await lockAlerts(tx, which)) {
    const price = prices.get(alert.symbol);
    if (price === undefined) continue;
    const wanted = await targets.find(alert, alert);
    if (alert.state === 'fired') await rearmUndone(tx, alert, wanted, price, now);
    const change = toRepriced(alert, wanted, price.day);
    if (change !== null) repriced.push(change);
  }
  if (repriced.length === 0) return [];
  await writeRepriced(tx, repriced, cause, now);
  const paused = repriced.filter(({ why, isDeleted }) => why !== null && !isDeleted);
  const armed = idsOf(repriced.filter(({ why }) => why === null));
  const suspended = await notifySuspended(tx, idsOf(paused), now);
  if (isSaved) {
    await holdReached(tx, armed, prices, now);
    return suspended;
  }
  await endHold(tx, armed);
  return [...suspended, ...(await notifyFired(tx, await fireRepriced(tx, armed, prices, now), now))];
}

const idsOf = (alerts: readonly Repriced[]) => alerts.map(({ id }) => id);

type AlertFilter = ReturnType<typeof sql>;

async function lockPrices(
  tx: Db,
  which: AlertFilter,
  config: Config,
  now: Date,
): Promise<Map<string, PriceNow>> {
  const { rows } = await sql<{ symbol: string }>`
    select distinct symbol from price_alert where forecast_id is not null and ${which} order by symbol`.execute(
    tx,
  );
  const prices = new Map<string, PriceNow>();
  for (const { symbol } of rows) prices.set(symbol, await lockPrice(tx, symbol, config, now));
  return prices;
}

/** Another transaction that re-prices them waits, and then sees what this one has read. */
async function lockAlerts(tx: Db, which: AlertFilter): Promise<ModelAlert[]> {
  const { rows } = await sql<ModelAlert>`
    select id, account_id as "accountId", symbol, forecast_id as "forecastId", margin, target, side, state,
           suspended_why as "suspendedWhy", deleted_at is not null as "isDeleted"
      from price_alert where forecast_id is not null and ${which} order by id for update`.execute(tx);
  return rows;
}
