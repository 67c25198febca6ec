import type { Deps } from '../../../platform/deps.ts';
import type { Queue } from '../../../platform/jobs/index.ts';
import type { AlertTables } from '../tables.ts';

type PruneDeps = Pick<Deps, 'db' | 'clock'>;

const day = 24 * 3_600_000;

export function pruneAlertsNightly(deps: PruneDeps): Queue {
  return { name: 'prune-alerts', cron: '55 3 * * *', perform: () => pruneAlerts(deps) };
}

/** Those deleted a day ago, with their history. */
export async function pruneAlerts({ db, clock }: PruneDeps): Promise<void> {
  await db
    .withTables<AlertTables>()
    .deleteFrom('price_alert')
    .where('deleted_at', '<=', new Date(clock.now().getTime() - day))
    .execute();
}
