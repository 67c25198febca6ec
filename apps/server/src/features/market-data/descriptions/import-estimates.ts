import { recordEstimates } from '../../company/index.ts';
import type { ImportRun } from '../import-run.ts';
import { importBySymbol, type SymbolImport } from './import-by-symbol.ts';
import { type ParsedEstimates, readEstimatesFile } from './read-estimates.ts';

export function importEstimates(run: ImportRun, path: string): Promise<void> {
  return importBySymbol(run, path, estimates);
}

const estimates: SymbolImport<ParsedEstimates> = {
  read: readEstimatesFile,
  notThisKind: 'not_estimates',
  what: 'estimates',
  record: (db, { symbol }, read) => recordEstimates(db, symbol, { ...read, source: 'imported file' }),
};
