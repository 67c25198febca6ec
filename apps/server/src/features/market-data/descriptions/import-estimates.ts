import { recordEstimates } from '../../company/index.ts';
import type { ImportRun } from '../import-run.ts';
import { type BySymbol, importBySymbol } from './import-by-symbol.ts';
import { type ReadEstimates, readEstimatesFile } from './read-estimates.ts';

/** What analysts expect, by symbol, with the day it was read. */
export function importEstimates(run: ImportRun, path: string): Promise<void> {
  return importBySymbol(run, path, estimates);
}

const estimates: BySymbol<ReadEstimates> = {
  read: readEstimatesFile,
  notThisKind: 'not_estimates',
  what: 'estimates',
  record: (db, { symbol }, read) => recordEstimates(db, symbol, { ...read, source: 'imported file' }),
};
