import type { AccountId } from '@tenfold/contract/ids';
import type { NotificationData } from '@tenfold/contract/notifications';
import type { Db } from '../../platform/db/index.ts';
import type { ArrivedReport } from '../financials/index.ts';
import { listForecasters } from '../forecasts/index.ts';
import { listOwners } from '../lists/index.ts';
import { listNoteWriters } from '../notes/index.ts';
import { type Notified, notify } from '../notifications/index.ts';

interface Follower extends Pick<NotificationData['report'], 'because' | 'name'> {
  readonly accountId: AccountId;
  readonly symbol: string;
}

/** Everybody who follows the company, once for each report, however often it is imported. */
export async function notifyOfReport(
  tx: Db,
  { cik, symbols, filed, ...report }: ArrivedReport,
  now: Date,
): Promise<Notified[]> {
  const followers = await listFollowers(tx, cik, symbols);
  return notify(
    tx,
    followers.map(({ accountId, symbol, because, name }) => ({
      accountId,
      symbol,
      kind: 'report' as const,
      subject: report.accession,
      data: { ...report, because, name },
    })),
    now,
  );
}

/** Each person with the first reason that applies. */
async function listFollowers(tx: Db, cik: number, symbols: readonly string[]): Promise<Follower[]> {
  const forecasters = (await listForecasters(tx, cik)).map((one) => ({
    ...one,
    because: 'forecast' as const,
  }));
  const owners = (await listOwners(tx, cik)).map((one) => ({ ...one, because: 'list' as const }));
  const writers = (await listNoteWriters(tx, symbols)).map((one) => {
    return { ...one, because: 'note' as const, name: null };
  });
  const followers = new Map<AccountId, Follower>();
  for (const one of [...forecasters, ...owners, ...writers]) {
    if (!followers.has(one.accountId)) followers.set(one.accountId, one);
  }
  return [...followers.values()];
}
