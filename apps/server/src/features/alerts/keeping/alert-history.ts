import type { AlertHistoryEntry } from '@tenfold/contract/alerts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';
import { type SuspensionReason, suspensionWords } from '../suspension.ts';
import type { AlertOwner } from './alert-store.ts';
import { getAlert } from './arm-alert.ts';

/** Newest first. @throws NotFound */
export async function getAlertHistory(db: Db, owner: AlertOwner, id: number): Promise<AlertHistoryEntry[]> {
  await getAlert(db, owner, id);
  const { rows } = await sql<{ kind: string; at: Date; data: Record<string, unknown> }>`
    select 'fired' as kind, fired_at as at,
           jsonb_build_object('target', target, 'before', before, 'price', price, 'simulated', simulated, 'cause', cause,
                              'tradedAt', extract(epoch from traded_at) * 1000) as data
      from alert_firing where alert_id = ${id}
     union all
    select kind, at, data from alert_event where alert_id = ${id}
     order by at desc, kind`.execute(db);
  return rows.map(({ kind, at, data }) => toEntry(kind, at, data));
}

function toEntry(kind: string, at: Date, data: Record<string, unknown>): AlertHistoryEntry {
  const time = at.toISOString();
  if (kind === 'suspended') return { kind, at: time, why: suspensionWords[data.why as SuspensionReason] };
  if (kind !== 'fired') return { kind, at: time, ...data } as AlertHistoryEntry;
  const tradedAt = new Date(Number(data.tradedAt)).toISOString();
  return { ...data, kind, at: time, firedAt: time, tradedAt } as AlertHistoryEntry;
}
