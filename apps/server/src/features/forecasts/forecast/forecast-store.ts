import type { SavedForecast } from '@tenfold/contract/forecasts';
import type { AccountId, ForecastId } from '@tenfold/contract/ids';
import type { ExpressionBuilder, Selectable, Updateable } from 'kysely';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';
import type { ForecastTables } from '../tables.ts';
import type { ForecastInputs } from './inputs.ts';

/** Whose forecasts, of which company: nothing is read or written without both. */
export interface Owner {
  readonly accountId: AccountId;
  readonly cik: number;
}

export async function listForecastsOf(db: Db, owner: Owner): Promise<SavedForecast[]> {
  const rows = await ownedBy(db, owner).orderBy('updated_at', 'desc').orderBy('id', 'desc').execute();
  return rows.map(toSavedForecast);
}

export async function findForecast(db: Db, owner: Owner, id: ForecastId): Promise<SavedForecast | null> {
  const row = await ownedBy(db, owner).where('id', '=', id).executeTakeFirst();
  return row === undefined ? null : toSavedForecast(row);
}

export async function lockForecast(tx: Db, owner: Owner, id: ForecastId): Promise<void> {
  await ownedBy(tx, owner).where('id', '=', id).forUpdate().execute();
}

export async function findForecastByName(db: Db, owner: Owner, name: string): Promise<SavedForecast | null> {
  const row = await ownedBy(db, owner).where(sql<boolean>`lower(name) = lower(${name})`).executeTakeFirst();
  return row === undefined ? null : toSavedForecast(row);
}

/** Two requests of an account that name or count forecasts wait for each other. */
export async function lockForecasts(tx: Db, { accountId }: Owner): Promise<void> {
  await sql`select from account where id = ${accountId} for no key update`.execute(tx);
}

export async function countForecasts(tx: Db, owner: Owner): Promise<number> {
  const { count } = await tx
    .withTables<ForecastTables>()
    .selectFrom('forecast')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(belongsTo(owner))
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export interface NewForecast extends ForecastInputs {
  readonly symbol: string;
  readonly name: string;
  readonly copiedFrom: string | null;
  readonly now: Date;
  /** Now as readers are shown it. */
  readonly datedAt: Date;
}

export async function insertForecast(tx: Db, owner: Owner, forecast: NewForecast): Promise<SavedForecast> {
  const { symbol, name, copiedFrom, now, datedAt } = forecast;
  const row = await tx
    .withTables<ForecastTables>()
    .insertInto('forecast')
    .values({
      account_id: owner.accountId,
      cik: owner.cik,
      symbol,
      name,
      copied_from: copiedFrom,
      created_at: now,
      updated_at: now,
      dated_at: datedAt,
      ...columnsOf(forecast),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return toSavedForecast(row);
}

/** Null when it is not theirs, or no longer at this revision. */
export async function updateInputs(
  tx: Db,
  owner: Owner,
  { id, revision }: Pick<SavedForecast, 'id' | 'revision'>,
  { inputs, symbol, now, datedAt }: { inputs: ForecastInputs; symbol: string; now: Date; datedAt: Date },
): Promise<SavedForecast | null> {
  const row = await tx
    .withTables<ForecastTables>()
    .updateTable('forecast')
    .set({ ...columnsOf(inputs), symbol, revision: revision + 1, updated_at: now, dated_at: datedAt })
    .where('id', '=', id)
    .where('revision', '=', revision)
    .where(belongsTo(owner))
    .where('deleted_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  return row === undefined ? null : toSavedForecast(row);
}

/** Null when it is not theirs, or deleted. */
export async function updateForecast(
  tx: Db,
  owner: Owner,
  id: ForecastId,
  changed: Partial<Pick<Updateable<ForecastTables['forecast']>, 'name' | 'share_token' | 'deleted_at'>>,
): Promise<SavedForecast | null> {
  const row = await tx
    .withTables<ForecastTables>()
    .updateTable('forecast')
    .set(changed)
    .where('id', '=', id)
    .where(belongsTo(owner))
    .where('deleted_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  return row === undefined ? null : toSavedForecast(row);
}

export async function findDeleted(
  tx: Db,
  owner: Owner,
  id: ForecastId,
): Promise<{ readonly name: string } | null> {
  const row = await tx
    .withTables<ForecastTables>()
    .selectFrom('forecast')
    .select('name')
    .where('id', '=', id)
    .where(belongsTo(owner))
    .where('deleted_at', 'is not', null)
    .executeTakeFirst();
  return row ?? null;
}

export async function undelete(
  tx: Db,
  owner: Owner,
  id: ForecastId,
  name: string,
): Promise<SavedForecast | null> {
  const row = await tx
    .withTables<ForecastTables>()
    .updateTable('forecast')
    .set({ name, deleted_at: null })
    .where('id', '=', id)
    .where(belongsTo(owner))
    .returningAll()
    .executeTakeFirst();
  return row === undefined ? null : toSavedForecast(row);
}

function ownedBy(db: Db, owner: Owner) {
  return db
    .withTables<ForecastTables>()
    .selectFrom('forecast')
    .selectAll()
    .where(belongsTo(owner))
    .where('deleted_at', 'is', null);
}

function belongsTo({ accountId, cik }: Owner) {
  return ({ and }: ExpressionBuilder<ForecastTables, 'forecast'>) => and({ account_id: accountId, cik });
}

function columnsOf(inputs: ForecastInputs) {
  return {
    starts_from: inputs.startsFrom,
    base_year: inputs.baseYear,
    typed: JSON.stringify(inputs.values),
    required_return: inputs.requiredReturn,
    terminal_growth: inputs.terminalGrowth,
    method: inputs.method,
    leverage: inputs.leverage,
    own_figures: JSON.stringify(inputs.ownFigures),
  };
}

export function toSavedForecast(row: Selectable<ForecastTables['forecast']>): SavedForecast {
  return {
    id: row.id,
    name: row.name,
    updatedAt: row.dated_at.toISOString(),
    revision: row.revision,
    startsFrom: row.starts_from,
    baseYear: row.base_year,
    values: row.typed,
    requiredReturn: row.required_return,
    terminalGrowth: row.terminal_growth,
    method: row.method,
    leverage: row.leverage,
    ownFigures: row.own_figures,
    copiedFrom: row.copied_from,
    isShared: row.share_token !== null,
    shareToken: row.share_token,
  };
}
