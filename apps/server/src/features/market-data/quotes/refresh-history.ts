import type { Split } from '@tenfold/domain/facts';
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
import { type CheckedCloses, checkCloses } from '../prices/check-closes.ts';
import { recordListing } from '../record-listing.ts';
import { overlapOf } from './overlap.ts';
import type { History } from './provider.ts';

const yearsAtFirst = 11;
/** What was on file is read again this far back: a close may have been corrected. */
const overlapDays = 14;

type Ask = (from: string) => Promise<History>;

/**
 * Brings the closes, dividends and splits of a symbol up to a finished session; done twice, it changes nothing. A split
 * that is not on file, or took effect after the last close, moves all closes before it: all are asked for again, and
 * those that are moved by something else are not taken. Throws what the source throws.
 * @param until the day of the last session that is over: a day that still trades has no close
 */
export async function refreshHistory(
  run: ImportRun,
  { symbol, source, until }: { readonly symbol: string; readonly source: string; readonly until: string },
  ask: Ask,
): Promise<void> {
  const known = (await listCloses(run.db, symbol)).filter(({ simulated }) => !simulated);
  const onFile = await listSplits(run.db, symbol);
  const read = async (from: string) => {
    const history = await ask(from);
    const checked = closesUntil(until, symbol, history);
    const splits = splitsUntil([...onFile, ...history.splits], until);
    return { history, checked, overlap: overlapOf(checked.closes, known, splits) };
  };
  const first = known[0]?.day ?? daysBefore(until, 365 * yearsAtFirst);
  const last = known.at(-1)?.day;
  let answer = await read(last === undefined ? first : daysBefore(last, overlapDays));
  const isSplit =
    last !== undefined &&
    splitsUntil(answer.history.splits.concat(onFile), until).some(isNewTo(onFile, last));
  if (answer.overlap === 'split' || (isSplit && answer.overlap === 'same')) answer = await read(first);
  const { history, checked, overlap } = answer;
  if (overlap === 'other') return run.tally.refuse(symbol, 'price_jumps');
  const { closes, refusals } = checked;
  for (const { what, why } of refusals) run.tally.refuse(what, why);
  await recordListing(run, symbol, async (db: Db) => {
    const [from, to] = [closes[0]?.day, closes.at(-1)?.day];
    const removed = from && to ? await removeSimulatedCloses(db, symbol, from, to) : 0;
    const splits = await recordSplits(db, symbol, history.splits, source);
    const dividends = await recordDividends(db, symbol, history.dividends, source);
    return removed + splits + dividends + (await recordCloses(db, symbol, closes, source));
  });
}

function closesUntil(until: string, symbol: string, { closes }: History): CheckedCloses {
  const rows = closes
    .filter(({ day }) => day <= until)
    .map(({ day, close }) => ({ day, close: String(close) }));
  return checkCloses(symbol, rows, until);
}

/** A split that took effect after the last close has not moved those on file, however long it has been known. */
function isNewTo(onFile: readonly Split[], last: string): (split: Split) => boolean {
  const known = new Map(onFile.map(({ effective, ratio }) => [effective, ratio]));
  return ({ effective, ratio }) => effective > last || known.get(effective) !== ratio;
}

function daysBefore(day: string, days: number): string {
  return new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10);
}
