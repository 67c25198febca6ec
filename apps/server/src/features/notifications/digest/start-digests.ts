import { type DailyMoment, lastDailyMoment } from '@tenfold/domain/time-zones';
import type { QueueDeps } from '../../../platform/feature.ts';
import { listAwaitingDigest, startDigest } from './digest-store.ts';

/** For everybody whose hour has come since something happened. */
export async function startDigests({ db, clock }: Pick<QueueDeps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  const momentOf = momentsAt(now);
  for (const { accountId, oldest, hour, timeZone } of await listAwaitingDigest(db)) {
    const moment = momentOf(hour, timeZone);
    if (oldest.getTime() >= moment.at.getTime()) continue;
    await db.transaction().execute((tx) => startDigest(tx, accountId, moment, now));
  }
}

/** People share few zones and hours: computed for each of ten thousand it takes a second. */
function momentsAt(now: Date): (hour: number, timeZone: string) => DailyMoment {
  const known = new Map<string, DailyMoment>();
  return (hour, timeZone) => {
    const key = `${hour} ${timeZone}`;
    const moment = known.get(key) ?? lastDailyMoment(now, hour, timeZone);
    known.set(key, moment);
    return moment;
  };
}
