import { sql } from 'kysely';
import type { Deps } from '../../platform/deps.ts';
import type { Queue } from '../../platform/jobs/index.ts';
import { recordSymbolDemand } from '../company/index.ts';

type AskDeps = Pick<Deps, 'db' | 'clock'>;

const hour = 3_600_000;

export function askForPricesOfAlerts(deps: AskDeps): Queue {
  return { name: 'ask-for-prices-of-alerts', cron: '*/10 * * * *', perform: () => askForPrices(deps) };
}

/** Companies with alerts are asked for as those viewed of late: more often than the rest, less than what is on a screen. */
export async function askForPrices({ db, clock }: AskDeps): Promise<void> {
  const now = clock.now().getTime();
  const { rows } = await sql<{ symbol: string }>`
    select distinct alert.symbol from price_alert as alert left join symbol_demand using (symbol)
     where alert.state in ('armed', 'suspended') and alert.deleted_at is null
       and (viewed_at is null or viewed_at < ${new Date(now - 12 * hour)})`.execute(db);
  await recordSymbolDemand(
    db,
    rows.map(({ symbol }) => symbol),
    new Date(now - hour),
  );
}
