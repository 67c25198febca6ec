import type { PriceAlert } from '@tenfold/contract/alerts';
import type { AccountId, AlertId, ForecastId } from '@tenfold/contract/ids';
import type { AlertSide } from '@tenfold/domain/alerts';
import type { Split } from '@tenfold/domain/facts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';
import { type SuspensionReason, suspensionWords } from '../suspension.ts';
import type { AlertEventKind, AlertTables } from '../tables.ts';
import { inShares, sharesSince, splitsOfTarget } from './shares-of-target.ts';

/** Whose alerts, of which listing: nothing is read or written without both. */
export interface AlertOwner {
  readonly accountId: AccountId;
  readonly symbol: string;
}

/** Until the transaction ends nobody changes what its value is computed from. */
export async function lockModel(tx: Db, { symbol }: AlertOwner, forecastId: ForecastId): Promise<void> {
  await sql`select from forecast where id = ${forecastId} for share`.execute(tx);
  // Before a first quote `lockPrice` takes it for update: two that shared it would wait for each other.
  const { rows } = await sql`select from quote where symbol = ${symbol}`.execute(tx);
  const strength = rows.length === 0 ? sql`for update` : sql`for share`;
  await sql`select from listing where symbol = ${symbol} ${strength}`.execute(tx);
}

/** Two requests of an account that count its alerts wait for each other. */
export async function lockAlerts(tx: Db, accountId: AccountId): Promise<void> {
  await sql`select from account where id = ${accountId} for no key update`.execute(tx);
}

export async function countAlerts(tx: Db, accountId: AccountId): Promise<number> {
  const { count } = await tx
    .withTables<AlertTables>()
    .selectFrom('price_alert')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Highest target first; of one listing, or of all. */
export async function listAlertsOf(
  db: Db,
  accountId: AccountId,
  symbol: string | null = null,
): Promise<PriceAlert[]> {
  const { rows } = await read(
    db,
    sql`alert.account_id = ${accountId} and alert.deleted_at is null
        and (${symbol}::text is null or alert.symbol = ${symbol})`,
  );
  return rows.map(toAlert);
}

export async function findAlert(db: Db, owner: AlertOwner, id: AlertId): Promise<PriceAlert | null> {
  const { rows } = await read(db, sql`${isOwn(owner, id)} and alert.deleted_at is null`);
  return rows[0] === undefined ? null : toAlert(rows[0]);
}

export interface Armed {
  readonly target: number;
  readonly basisDay: string;
  readonly side: AlertSide | null;
  readonly price: number | null;
  readonly now: Date;
  /** Now as readers are shown it. */
  readonly armedAt: Date;
}

export interface Model {
  readonly forecastId: ForecastId;
  readonly margin: number;
}

export async function insertAlert(
  tx: Db,
  owner: AlertOwner,
  armed: Armed,
  model: Model | null,
): Promise<AlertId> {
  const { target, basisDay, side, price, now, armedAt } = armed;
  const { id } = await tx
    .withTables<AlertTables>()
    .insertInto('price_alert')
    .values({
      account_id: owner.accountId,
      symbol: owner.symbol,
      target,
      basis_day: basisDay,
      side,
      state: 'armed',
      suspended_why: null,
      forecast_id: model?.forecastId ?? null,
      margin: model?.margin ?? null,
      armed_at: armedAt,
      armed_price: price,
      created_at: now,
      deleted_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Arms it again. False when it is not theirs, or no longer at this epoch. */
export async function armAgain(
  tx: Db,
  owner: AlertOwner,
  { id, epoch }: Pick<PriceAlert, 'id' | 'epoch'>,
  armed: Armed,
  margin: number | null,
): Promise<boolean> {
  const { target, basisDay, side, price, armedAt } = armed;
  const { numAffectedRows } = await sql`
    update price_alert as alert
       set target = ${target}, basis_day = ${basisDay}::date, side = ${side}, state = 'armed', suspended_why = null,
           epoch = epoch + 1, margin = ${margin}, armed_at = ${armedAt}, armed_price = ${price},
           fires_at = null
     where ${isOwn(owner, id)} and alert.epoch = ${epoch} and alert.deleted_at is null`.execute(tx);
  return numAffectedRows === 1n;
}

/** Returns those it was true of. */
export async function setDeleted(
  tx: Db,
  { accountId, symbol }: AlertOwner,
  id: AlertId | null,
  deletedAt: Date | null,
): Promise<AlertId[]> {
  const { rows } = await sql<{ id: AlertId }>`
    update price_alert set deleted_at = ${deletedAt}
     where account_id = ${accountId} and symbol = ${symbol} and (${id}::bigint is null or id = ${id})
       and (deleted_at is null) = ${deletedAt !== null}
    returning id`.execute(tx);
  return rows.map((row) => row.id);
}

export async function isDeleted(tx: Db, owner: AlertOwner, id: AlertId): Promise<boolean> {
  const { rows } = await sql`
    select from price_alert as alert where ${isOwn(owner, id)} and alert.deleted_at is not null`.execute(tx);
  return rows.length === 1;
}

export async function recordEvent(
  tx: Db,
  id: AlertId,
  kind: AlertEventKind,
  at: Date,
  data: object,
): Promise<void> {
  await tx
    .withTables<AlertTables>()
    .insertInto('alert_event')
    .values({ alert_id: id, at, kind, data: JSON.stringify(data) })
    .execute();
}

function isOwn({ accountId, symbol }: AlertOwner, id: AlertId) {
  return sql`alert.id = ${id} and alert.account_id = ${accountId} and alert.symbol = ${symbol}`;
}

interface AlertRow {
  readonly id: AlertId;
  readonly symbol: string;
  readonly target: number;
  readonly state: AlertTables['price_alert']['state'];
  readonly side: AlertSide | null;
  readonly epoch: number;
  readonly armed_at: Date;
  readonly armed_price: number | null;
  readonly forecast_id: ForecastId | null;
  readonly margin: number | null;
  readonly suspended_why: SuspensionReason | null;
  readonly fires_at: Date | null;
  readonly forecast_name: string | null;
  readonly firing: Firing | null;
  /** Up to the day whose shares the target is in. */
  readonly splits: readonly Split[];
}

/** A firing as `jsonb` writes it. */
interface Firing extends Omit<NonNullable<PriceAlert['firing']>, 'tradedAt' | 'firedAt'> {
  readonly tradedAt: string;
  readonly firedAt: string;
}

function read(db: Db, which: ReturnType<typeof sql>) {
  return sql<AlertRow>`
    select alert.id, alert.symbol, alert.target, alert.state, alert.side, alert.epoch, alert.armed_at, alert.armed_price,
           alert.forecast_id, alert.margin, alert.suspended_why, alert.fires_at, forecast.name as forecast_name,
           firing.content as firing, ${splitsOfTarget} as splits
      from price_alert as alert
      left join forecast on forecast.id = alert.forecast_id
      left join lateral (
        select jsonb_build_object('target', target, 'before', before, 'price', price, 'tradedAt', traded_at,
                                  'firedAt', fired_at, 'simulated', simulated, 'cause', cause) as content
          from alert_firing where alert_id = alert.id order by epoch desc limit 1) as firing on true
     where ${which}
     order by alert.symbol, alert.target desc, alert.id`.execute(db);
}

function toAlert(row: AlertRow): PriceAlert {
  const { id, symbol, side, epoch, firing, splits } = row;
  const isModel = row.forecast_id !== null && row.margin !== null;
  return {
    id,
    symbol,
    side,
    epoch,
    price: row.target,
    state: row.state === 'armed' && side === null ? 'waiting' : row.state,
    armedAt: row.armed_at.toISOString(),
    armedPrice: row.armed_price && row.armed_price / sharesSince(splits, row.armed_at),
    model: isModel
      ? { forecastId: row.forecast_id, name: row.forecast_name ?? '', margin: row.margin }
      : null,
    firesAt: row.fires_at?.toISOString() ?? null,
    suspendedWhy: row.suspended_why && suspensionWords[row.suspended_why],
    firing: firing && {
      ...inShares(firing, sharesSince(splits, new Date(firing.tradedAt))),
      tradedAt: new Date(firing.tradedAt).toISOString(),
      firedAt: new Date(firing.firedAt).toISOString(),
    },
  };
}
