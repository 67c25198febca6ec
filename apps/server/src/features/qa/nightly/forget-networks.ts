import { sql } from 'kysely';
import type { Deps } from '../../../platform/deps.ts';
import type { Queue } from '../../../platform/jobs/index.ts';

type ForgetDeps = Pick<Deps, 'db' | 'clock'>;

const days = 90;

export function forgetNetworksNightly(deps: ForgetDeps): Queue {
  return { name: 'forget-networks-of-posts', cron: '10 4 * * *', perform: () => forgetNetworks(deps) };
}

/**
 * Kept no longer than that, whatever hangs on them: a reward that is reached later is judged as if
 * those voters could have been of any network.
 */
export async function forgetNetworks({ db, clock }: ForgetDeps): Promise<void> {
  const until = new Date(clock.now().getTime() - days * 24 * 3_600_000);
  await sql`
    update qa_post set network_hash = null where network_hash is not null and created_at <= ${until}`.execute(
    db,
  );
  await sql`
    update qa_vote set network_hash = null where network_hash is not null and voted_at <= ${until}`.execute(
    db,
  );
}
