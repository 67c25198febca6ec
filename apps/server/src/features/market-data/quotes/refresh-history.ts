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
import { recordListing } from '../record-listing.ts';
import { checkHistory } from './check-history.ts';
import { holdAgainst } from './hold-against.ts';
import type { History } from './provider.ts';

const yearsAtFirst = 11;
/** What was on file is read again this far back: a close may have been corrected. */
const overlapDays = 14;

type Ask = (from: string) => Promise<History>;

/**
 * Brings the closes, dividends and splits of a symbol up to a finished session; done twice, it changes nothing. A split
 * that is not on file, or took effect after the last close, moves all closes before it: all are asked for again, and
 * those that are moved by something else are not taken. Throws what the source throws.
 * Returns whether the close of that session is on file now.
 * @param until the day of the last session that is over: a day that still trades has no close
 */
export async function refreshHistory(
  run: ImportRun,
  { symbol, source, until }: { readonly symbol: string; readonly source: string; readonly until: string },
  ask: Ask,
): Promise<boolean> {
  const closesOnFile = (await listCloses(run.db, symbol)).filter(({ simulated }) => !simulated);
  const onFile = { closes: closesOnFile, splits: await listSplits(run.db, symbol) };
  const first = closesOnFile[0]?.day ?? daysBefore(until, 365 * yearsAtFirst);
  const last = closesOnFile.at(-1)?.day;
  const isOfSession = ({ day }: Close) => day === until;
  const read = async (from: string) => {
    const history = checkHistory(symbol, await ask(from), until, run.clock.now());
    return { history, ...holdAgainst(onFile, history, until) };
  };
  let answer = await read(last === undefined ? first : daysBefore(last, overlapDays));
  if (answer.movesAll) answer = await read(first);
  if (answer.why !== null) {
    run.tally.refuse(symbol, answer.why);
    return closesOnFile.some(isOfSession);
  }
  const { history } = answer;
  for (const { what, why } of history.refusals) run.tally.refuse(what, why);
  const { closes } = history;
  await recordListing(run, symbol, async (db: Db) => {
    const [from, to] = [closes[0]?.day, closes.at(-1)?.day];
    const removed = from && to ? await removeSimulatedCloses(db, symbol, from, to) : 0;
    const splits = await recordSplits(db, symbol, history.splits, source);
    const dividends = await recordDividends(db, symbol, history.dividends, source);
    return removed + splits + dividends + (await recordCloses(db, symbol, closes, source));
  });
  return [...closesOnFile, ...closes].some(isOfSession);
}

function daysBefore(day: string, days: number): string {
  return new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10);
}
