import type { FilingFetch, FilingFetchRefusal } from '@tenfold/contract/company';
import type { Db } from '../../../platform/db/index.ts';
import type { Deps } from '../../../platform/deps.ts';
import { TooManyRequests } from '../../../platform/http/index.ts';
import { networksOf } from '../../../platform/limits/index.ts';
import { moveToFront } from '../listings/waiting-companies.ts';
import { companyNotFound } from '../profile/company-not-found.ts';
import { countFetches, findFetch, insertFetch, type StoredFetch } from './fetch-store.ts';

export interface FetchJob {
  readonly symbol: string;
  readonly cik: number;
}

export const fetchQueueName = 'fetch-filings';

const minute = 60_000;
const hour = 60 * minute;
const lostAfterMs = 15 * minute;

/** Companies an hour: of one network, which many people may share, and of all. */
const perNetwork = { points: 20, seconds: 3_600 };
const maxPerHour = 200;
const maxUnderWay = 20;

/** What is filed won't change within a day; whether the SEC answers may at once. */
const refusedForMs: Readonly<Record<FilingFetchRefusal, number>> = {
  unreachable: minute,
  failed: 10 * minute,
  unreadable: 24 * hour,
  no_figures: 24 * hour,
  no_filer: 24 * hour,
};

type FetchDeps = Pick<Deps, 'db' | 'clock' | 'jobs' | 'rateLimiter' | 'config'>;

/** @throws AppError `company_not_found` */
export async function getFetch({ db, clock, config }: FetchDeps, symbol: string): Promise<FilingFetch> {
  const stored = await getStored(db, symbol);
  return describeFetch(symbol, stored, config.secContact !== null, clock.now());
}

/** Joins the fetch under way. @throws TooManyRequests above a limit */
export async function requestFetch(deps: FetchDeps, symbol: string, address: string): Promise<FilingFetch> {
  const { db, clock, jobs, config } = deps;
  const now = clock.now();
  const stored = await getStored(db, symbol);
  const found = describeFetch(symbol, stored, config.secContact !== null, now);
  if (found.state === 'loading') await moveToFront(db, stored.cik);
  if (found.state !== 'available' && found.state !== 'refused') return found;
  await limitFetches(deps, address);
  const fetch = { symbol, cik: stored.cik } satisfies FetchJob;
  await db.transaction().execute(async (tx) => {
    const isFirst = await insertFetch(tx, {
      ...fetch,
      now,
      lostBefore: new Date(now.getTime() - lostAfterMs),
    });
    if (isFirst) await jobs.send({ name: fetchQueueName }, fetch, { tx });
  });
  return { ...found, state: 'queued', refusal: null };
}

async function getStored(db: Db, symbol: string): Promise<StoredFetch> {
  const stored = await findFetch(db, symbol);
  if (stored === null) throw await companyNotFound(db, symbol);
  return stored;
}

function describeFetch(symbol: string, stored: StoredFetch, isOn: boolean, now: Date): FilingFetch {
  const state = stateOf(stored, isOn, now);
  return { symbol, name: stored.name, state, refusal: state === 'refused' ? stored.refusal : null };
}

function stateOf(stored: StoredFetch, isOn: boolean, now: Date): FilingFetch['state'] {
  if (stored.hasFigures) return 'ready';
  if (stored.isWaiting) return 'loading';
  if (!isOn) return 'off';
  const { state, refusal } = stored;
  if (state === null || state === 'ready') return 'available';
  const lastsMs = refusal === null ? lostAfterMs : refusedForMs[refusal];
  return ageOf(stored, now) < lastsMs ? state : 'available';
}

function ageOf({ updatedAt }: StoredFetch, now: Date): number {
  return updatedAt === null ? Number.POSITIVE_INFINITY : now.getTime() - updatedAt.getTime();
}

async function limitFetches({ db, clock, rateLimiter }: FetchDeps, address: string): Promise<void> {
  for (const [width, network] of networksOf(address).entries()) {
    const allowance = { ...perNetwork, points: perNetwork.points * 4 ** width };
    await rateLimiter.limit(`fetch:network:${network}`, allowance);
  }
  const { requested, underWay } = await countFetches(db, new Date(clock.now().getTime() - hour));
  if (requested < maxPerHour && underWay < maxUnderWay) return;
  throw new TooManyRequests(
    'Many companies are being fetched right now. Please try again in five minutes.',
    300,
  );
}
