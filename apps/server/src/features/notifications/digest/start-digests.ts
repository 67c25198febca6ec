import { lastDailyMoment } from '@tenfold/domain/time-zones';
import type { QueueDeps } from '../../../platform/feature.ts';
import { listAwaitingDigest, startDigest } from './digest-store.ts';

/** For everybody whose hour has come since something happened. */
export async function startDigests({ db, clock }: Pick<QueueDeps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  for (const { accountId, oldest, hour, timeZone } of await listAwaitingDigest(db)) {
    const moment = lastDailyMoment(now, hour, timeZone);
    if (oldest.getTime() >= moment.at.getTime()) continue;
    await db.transaction().execute((tx) => startDigest(tx, accountId, moment, now));
  }
}
