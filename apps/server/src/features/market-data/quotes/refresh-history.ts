import type { Split } from '@tenfold/domain/facts';
import type { Close } from '@tenfold/domain/prices';
import { isFar } from '@tenfold/domain/quotes';
import { splitsUntil } from '@tenfold/domain/splits';
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
import { checkCloses } from '../prices/check-closes.ts';
import { recordListing } from '../record-listing.ts';
import type { History } from './provider.ts';

const yearsAtFirst = 11;
/** What was on file is read again this far back: a close may have been corrected. */
const overlapDays = 14;

type Ask = (from: string) => Promise<History>;

/**
 * Brings the closes, dividends and splits of a symbol up to a finished session; done twice, it changes nothing. A split
 * that is not on file, or took effect after the last close, moves all closes before it: all are asked for again.
 * Throws what the source throws.
 * @param until the day of the last session that is over: a day that still trades has no close
 */
export async function refreshHistory(
  run: ImportRun,
  { symbol, source, until }: { readonly symbol: string; readonly source: string; readonly until: string },
  ask: Ask,
): Promise<void> {
  const known = (await listCloses(run.db, symbol)).filter(({ simulated }) => !simulated);
  const first = known[0]?.day ?? daysBefore(until, 365 * yearsAtFirst);
  const last = known.at(-1)?.day;
  const recent = await ask(last === undefined ? first : daysBefore(last, overlapDays));
  const isNew = last !== undefined && isAnyNew(await listSplits(run.db, symbol), recent.splits, last, until);
  const history = isNew ? await ask(first) : recent;
  const rows = history.closes
    .filter(({ day }) => day <= until)
    .map(({ day, close }) => ({ day, close: String(close) }));
  const { closes, refusals } = checkCloses(symbol, rows, until);
  if (history === recent && disagree(closes, known)) return run.tally.refuse(symbol, 'price_jumps');
  for (const { what, why } of refusals) run.tally.refuse(what, why);
  await recordListing(run, symbol, async (db: Db) => {
    const [from, to] = [closes[0]?.day, closes.at(-1)?.day];
    const removed = from && to ? await removeSimulatedCloses(db, symbol, from, to) : 0;
    const splits = await recordSplits(db, symbol, history.splits, source);
    const dividends = await recordDividends(db, symbol, history.dividends, source);
    return removed + splits + dividends + (await recordCloses(db, symbol, closes, source));
  });
}

/** Most days that are in both are about a hundredfold, or a hundredth: the source speaks of something else. */
function disagree(closes: readonly Close[], known: readonly Close[]): boolean {
  const byDay = new Map(known.map(({ day, close }) => [day, close]));
  const both = closes.flatMap(({ day, close }) => {
    const before = byDay.get(day);
    return before === undefined ? [] : [isFar(close, before)];
  });
  return both.filter((far) => far).length * 2 > both.length;
}

/** A split that took effect after the last close has not moved those on file, however long it has been known. */
function isAnyNew(onFile: readonly Split[], told: readonly Split[], last: string, until: string): boolean {
  const known = new Map(onFile.map(({ effective, ratio }) => [effective, ratio]));
  return splitsUntil([...onFile, ...told], until).some(
    ({ effective, ratio }) => effective > last || known.get(effective) !== ratio,
  );
}

function daysBefore(day: string, days: number): string {
  return new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10);
}
