import type { Deps } from '../../platform/deps.ts';
import type { Queue } from '../../platform/jobs/index.ts';
import type { ForecastTables } from './tables.ts';

type PruneDeps = Pick<Deps, 'db' | 'clock'>;

const day = 24 * 3_600_000;

export function pruneForecastsNightly(deps: PruneDeps): Queue {
  return { name: 'prune-forecasts', cron: '50 3 * * *', perform: () => pruneForecasts(deps) };
}

/** Those deleted a day ago, with their versions. */
export async function pruneForecasts({ db, clock }: PruneDeps): Promise<void> {
  await db
    .withTables<ForecastTables>()
    .deleteFrom('forecast')
    .where('deleted_at', '<=', new Date(clock.now().getTime() - day))
    .execute();
}
