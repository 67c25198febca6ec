import { daysAfter, yearsBefore } from '@tenfold/domain/periods';
import type { Close } from '@tenfold/domain/prices';
import type { Db } from '../../../platform/db/index.ts';
import {
  listCloses,
  listSplits,
  recordCloses,
  recordDividends,
  recordSplits,
  removeSimulatedCloses,
} from '../../company/index.ts';
import type { ImportRun } from '../import-run.ts';
import { isImported, markImported } from '../import-source.ts';
import { type Recorded, recordListing } from '../record-listing.ts';
import { checkAgainstStored, type HistoryCheck, type StoredHistory } from './check-against-stored.ts';
import { type CheckedHistory, checkHistory } from './check-history.ts';
import type { History } from './provider.ts';

const yearsAtFirst = 11;
/** Reads stored days again this far back: closes get corrected. */
const overlapDays = 14;
/** Once for each source: days before its first close stay simulated. */
const replaced = 'simulated days replaced';

type RequestHistory = (from: string) => Promise<History>;

interface WantedSession {
  readonly symbol: string;
  readonly source: string;
  readonly until: string;
}

/** Idempotent. Returns whether the close of the wanted session is stored. Throws the source's errors. */
export async function refreshHistory(
  run: ImportRun,
  wanted: WantedSession,
  requestHistory: RequestHistory,
): Promise<boolean> {
  const { symbol, source, until } = wanted;
  const isOfSession = ({ day }: Close) => day === until;
  const all = await listCloses(run.db, symbol);
  const onFile = {
    closes: all.filter(({ simulated }) => !simulated),
    splits: await listSplits(run.db, symbol),
  };
  const isDrawn = all.length > onFile.closes.length && !(await isImported(run.db, replaced, symbol, source));
  const { history, why } = await readHistory(run, wanted, requestHistory, onFile, isDrawn);
  if (why !== null) {
    run.tally.refuse(symbol, why);
    return onFile.closes.some(isOfSession);
  }
  for (const refusal of history.refusals) run.tally.refuse(refusal.what, refusal.why);
  await recordListing(run, symbol, (db) => record(db, wanted, history));
  if (isDrawn && history.closes.length > 0) await markImported(run.db, replaced, symbol, source);
  return [...onFile.closes, ...history.closes].some(isOfSession);
}

/** Reads everything when nothing is stored, days are simulated, or a split has moved all closes before it. */
async function readHistory(
  { clock }: ImportRun,
  { symbol, until }: WantedSession,
  requestHistory: RequestHistory,
  onFile: StoredHistory,
  isDrawn: boolean,
): Promise<HistoryCheck & { readonly history: CheckedHistory }> {
  const read = async (from: string) => {
    const history = checkHistory(symbol, await requestHistory(from), until, clock.now());
    return { history, ...checkAgainstStored(onFile, history, until) };
  };
  const first = onFile.closes[0]?.day ?? yearsBefore(until, yearsAtFirst);
  const last = onFile.closes.at(-1)?.day;
  if (last === undefined || isDrawn) return read(first);
  const recent = await read(daysAfter(last, -overlapDays));
  return recent.movesAll ? read(first) : recent;
}

async function record(db: Db, { symbol, source }: WantedSession, history: CheckedHistory): Promise<Recorded> {
  const { closes, dividends, splits } = history;
  const from = closes[0]?.day;
  const to = closes.at(-1)?.day;
  const removed = from && to ? await removeSimulatedCloses(db, symbol, from, to) : 0;
  const split = await recordSplits(db, symbol, splits, source);
  const others =
    removed +
    (await recordDividends(db, symbol, dividends, source)) +
    (await recordCloses(db, symbol, closes, source));
  return { count: others + split, cause: split > 0 ? 'split' : null };
}
