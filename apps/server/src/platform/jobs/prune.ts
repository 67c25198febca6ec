import { sql } from 'kysely';
import type { Clock } from '../clock/index.ts';
import type { Db } from '../db/index.ts';
import { pruneName } from './former-prunes.ts';
import type { Queue } from './start-jobs.ts';

/** Rows nobody needs any more, so many days after the moment in one of their columns. */
export interface Prune {
  readonly table: string;
  readonly since: string;
  readonly afterDays: number;
  /** The condition, in SQL, for a row to go; without it all go. */
  readonly only?: string;
}

interface PruneDeps {
  readonly db: Db;
  readonly clock: Clock;
}

const day = 24 * 3_600_000;

export function pruneQueue(feature: string, prunes: readonly Prune[], deps: PruneDeps): Queue {
  return {
    name: `${pruneName}${feature}`,
    cron: '50 3 * * *',
    perform: () => prune(deps, prunes),
  };
}

export async function prune({ db, clock }: PruneDeps, prunes: readonly Prune[]): Promise<void> {
  for (const { table, since, afterDays, only = 'true' } of prunes) {
    const until = new Date(clock.now().getTime() - afterDays * day);
    await sql`delete from ${sql.table(table)} where ${sql.ref(since)} <= ${until} and (${sql.raw(only)})`.execute(
      db,
    );
  }
}
