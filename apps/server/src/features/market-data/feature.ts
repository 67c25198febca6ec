import type { Deps } from '../../platform/deps.ts';
import { reaction } from '../../platform/events/index.ts';
import type { Feature } from '../../platform/feature.ts';
import type { Queue } from '../../platform/jobs/index.ts';
import { findCik, pricesMoved } from '../company/index.ts';
import { figureCorrected } from '../financials/index.ts';
import { prepareAndAnnounce } from './announce-figures.ts';
import { createEdgar } from './edgar/create-edgar.ts';
import { readerPace } from './edgar/edgar.ts';
import { fetchFilingsQueue } from './edgar/fetch-filings.ts';
import { refreshFilings } from './edgar/import-from-edgar.ts';
import { importCommands } from './import-commands.ts';
import { prepareDocuments } from './prepare-documents.ts';
import { ImportTally } from './tally.ts';

export const marketData = {
  name: 'market-data',
  level: 6,
  // The SEC requires a contact address.
  queues: (deps) => {
    if (deps.config.secContact === null) return [];
    return [
      refreshFilingsNightly(deps),
      fetchFilingsQueue(deps, createEdgar(deps.config, deps.clock, readerPace)),
    ];
  },
  reactions: () => [
    reaction(pricesMoved, async (tx, moves) => {
      for (const { symbol } of moves.filter(({ passesSplit }) => passesSplit)) {
        const cik = await findCik(tx, symbol);
        if (cik !== null) await prepareDocuments(tx, cik);
      }
      return undefined;
    }),
    reaction(figureCorrected, async (tx, { cik }, emit) => {
      await prepareAndAnnounce(tx, emit, cik, 'correction');
      return undefined;
    }),
  ],
  commands: importCommands,
} satisfies Feature;

/** After the SEC has published the day's filings. Only with a contact address (SEC_CONTACT). */
function refreshFilingsNightly({
  db,
  events,
  clock,
  config,
  log,
}: Pick<Deps, 'db' | 'events' | 'clock' | 'config' | 'log'>): Queue {
  return {
    name: 'refresh-filings',
    cron: '30 2 * * *',
    async perform(_, signal) {
      const tally = new ImportTally(() => undefined);
      await refreshFilings({ db, events, clock, tally, signal }, createEdgar(config, clock));
      log.info(tally.report(), 'filings refreshed');
    },
  };
}
