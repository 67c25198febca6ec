import type { Deps } from '../../platform/deps.ts';
import type { Queue } from '../../platform/jobs/index.ts';
import { createEdgar } from './edgar/create-edgar.ts';
import { refreshFilings } from './edgar/import-from-edgar.ts';
import { ImportTally } from './tally.ts';

/** After the SEC has published the day's filings. Only with a contact address (SEC_CONTACT). */
export function refreshFilingsNightly({
  db,
  clock,
  config,
  log,
}: Pick<Deps, 'db' | 'clock' | 'config' | 'log'>): Queue {
  return {
    name: 'refresh-filings',
    cron: '30 2 * * *',
    async perform(_, signal) {
      const tally = new ImportTally(() => undefined);
      await refreshFilings({ db, clock, tally, signal }, createEdgar(config.secContact, clock));
      log.info(tally.report(), 'filings refreshed');
    },
  };
}
