import { sql } from 'kysely';
import type { Deps } from '../../platform/deps.ts';
import type { Queue } from '../../platform/jobs/index.ts';

type PruneDeps = Pick<Deps, 'db' | 'clock'>;

const year = 365 * 24 * 3_600_000;

export function pruneNotificationsNightly(deps: PruneDeps): Queue {
  return { name: 'prune-notifications', cron: '5 4 * * *', perform: () => pruneNotifications(deps) };
}

/** Those of a year ago that were read or never on the page, and whatever is two years old. The numbers of the rest stay. */
export async function pruneNotifications({ db, clock }: PruneDeps): Promise<void> {
  const now = clock.now().getTime();
  await sql`
    delete from notification
     where created_at <= ${new Date(now - year)}
       and (read_at is not null or seq is null or created_at <= ${new Date(now - 2 * year)})`.execute(db);
  await sql`
    delete from notification_mail
     where digest_day is not null and created_at <= ${new Date(now - year)}`.execute(db);
}
