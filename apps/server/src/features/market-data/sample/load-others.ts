import { randomUUID } from 'node:crypto';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Progress } from '../../../platform/commands/index.ts';
import { acquireLease, type Db, releaseLease } from '../../../platform/db/index.ts';
import type { Logger } from '../../../platform/log/index.ts';
import {
  addSampleCompanies,
  countSampleCompanies,
  findNextSampleCompany,
  markSampleCompanyLoaded,
} from '../../company/index.ts';
import { hasSampleData, loadSampleCompany } from './load-sample-data.ts';
import {
  filingFolders,
  listSampleSymbols,
  readSampleListings,
  readSampleMarket,
  type SamplePart,
  sampleFolder,
} from './sample-files.ts';

export interface LoadingOthers {
  readonly db: Db;
  readonly log: Pick<Logger, 'error'>;
  readonly progress: Progress;
  readonly folder?: string;
}

/** The other companies of the sample, behind those that are there. Stops after the company in hand. */
export function startLoadingOthers(loading: LoadingOthers): { stop(): Promise<void> } {
  const stopped = new AbortController();
  const done = loadOthers(loading, stopped.signal).catch((err: unknown) =>
    loading.log.error({ err }, 'failed to load the sample'),
  );
  return {
    stop() {
      stopped.abort();
      return done;
    },
  };
}

/** One process loads; when it dies, another goes on within a minute. */
const leaseName = 'load sample';
const leaseSeconds = 60;
/** Between two companies, for who reads a page meanwhile: three times as long as the last one took. */
const restShare = 3;
const leastRestMs = 200;

/** Goes on where an earlier process was. */
export async function loadOthers(
  { db, progress, folder = sampleFolder }: LoadingOthers,
  signal: AbortSignal,
): Promise<void> {
  if (!(await hasSampleData(db))) return;
  const files = await listOthers(db, folder);
  const { loaded, total } = await countSampleCompanies(db);
  if (loaded === total) return;
  progress({ type: 'step', name: 'other companies of the sample', total: total - loaded });
  const market = await readSampleMarket(folder);
  const holder = randomUUID();
  while (!signal.aborted) {
    const began = performance.now();
    const isHolder = await acquireLease(db, leaseName, holder, leaseSeconds);
    const next = await findNextSampleCompany(db);
    if (next === null) break;
    if (isHolder) {
      const file = files.get(next.cik);
      if (file !== undefined && !next.isHere) await loadSampleCompany(db, file, market);
      await markSampleCompanyLoaded(db, next.cik);
      progress({ type: 'item', name: file === undefined ? String(next.cik) : basename(file, '.json') });
    }
    const rest = Math.max(leastRestMs, (performance.now() - began) * restShare);
    await pause(isHolder ? rest : leaseSeconds * 250, undefined, { signal }).catch(() => undefined);
  }
  await releaseLease(db, leaseName, holder);
}

/** Files by CIK. Each company of the sample is counted from here on. */
async function listOthers(db: Db, folder: string): Promise<Map<number, string>> {
  const ciks = new Map((await readSampleListings(folder)).map(({ symbol, cik }) => [symbol, cik]));
  const listCompanies = async (part: SamplePart) =>
    (await listSampleSymbols(folder, part)).flatMap((symbol) => {
      const cik = ciks.get(symbol);
      return cik === undefined ? [] : [{ cik, file: join(folder, filingFolders[part], `${symbol}.json`) }];
    });
  const others = await listCompanies('others');
  await addSampleCompanies(
    db,
    (await listCompanies('first')).map(({ cik }) => cik),
    'loaded',
  );
  await addSampleCompanies(
    db,
    others.map(({ cik }) => cik),
    'waiting',
  );
  return new Map(others.map(({ cik, file }) => [cik, file]));
}
