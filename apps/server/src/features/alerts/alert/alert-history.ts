import type { AlertHistoryEntry } from '@tenfold/contract/alerts';
import type { AccountId, AlertId } from '@tenfold/contract/ids';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';
import { type SuspensionReason, suspensionWords } from '../suspension.ts';
import type { AlertOwner } from './alert-store.ts';
import { getAlert } from './arm-alert.ts';

const shown = 500;

/** Newest first. @throws NotFound */
export async function getAlertHistory(db: Db, owner: AlertOwner, id: AlertId): Promise<AlertHistoryEntry[]> {
  await getAlert(db, owner, id);
  const rows = await readHistory(db, sql`alert_id = ${id}`, sql`limit ${shown}`);
  return rows.map(toEntry);
}

/** All of a person's alerts, by alert. */
export async function listHistoriesOf(
  db: Db,
  accountId: AccountId,
): Promise<Map<number, AlertHistoryEntry[]>> {
  const own = sql`alert_id in (select id from price_alert where account_id = ${accountId})`;
  const byAlert = Map.groupBy(await readHistory(db, own, sql``), ({ alertId }) => alertId);
  return new Map([...byAlert].map(([id, rows]) => [id, rows.map(toEntry)]));
}

interface HistoryRow {
  readonly alertId: AlertId;
  readonly kind: string;
  readonly at: Date;
  readonly data: Record<string, unknown>;
}

async function readHistory(
  db: Db,
  which: RawBuilder<unknown>,
  limit: RawBuilder<unknown>,
): Promise<HistoryRow[]> {
  const { rows } = await sql<HistoryRow>`
    select alert_id as "alertId", 'fired' as kind, fired_at as at,
           jsonb_build_object('target', target, 'before', before, 'price', price, 'simulated', simulated, 'cause', cause,
                              'tradedAt', extract(epoch from traded_at) * 1000) as data
      from alert_firing where ${which}
     union all
    select alert_id, kind, at, data from alert_event where ${which}
     order by at desc, kind ${limit}`.execute(db);
  return rows;
}

function toEntry({ kind, at, data }: HistoryRow): AlertHistoryEntry {
  const time = at.toISOString();
  if (kind === 'suspended') return { kind, at: time, why: suspensionWords[data.why as SuspensionReason] };
  if (kind !== 'fired') return { kind, at: time, ...data } as AlertHistoryEntry;
  const tradedAt = new Date(Number(data.tradedAt)).toISOString();
  // A simulated price shows the day that is played.
  const shown = data.simulated === true ? tradedAt : time;
  return { ...data, kind, at: shown, firedAt: time, tradedAt } as AlertHistoryEntry;
}
