import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Predecessor } from '../../company/index.ts';
import { isDay } from '../day.ts';
import { readCsv } from '../read-csv.ts';
import type { ImportTally } from '../tally.ts';

export const knownPredecessors = fileURLToPath(new URL('./predecessors.csv', import.meta.url));

/** `cik,predecessor_cik,until,source`; empty without the file. A row without its source is refused. */
export async function readPredecessors(path: string, tally: ImportTally): Promise<Predecessor[]> {
  const read: Predecessor[] = [];
  if (!existsSync(path)) return read;
  for await (const row of readCsv(path)) {
    const cik = Number(row?.cik);
    const predecessorCik = Number(row?.predecessor_cik);
    const { until, source = '' } = row ?? {};
    if (isCik(cik) && isCik(predecessorCik) && cik !== predecessorCik && isDay(until) && source !== '') {
      read.push({ cik, predecessorCik, until, source });
    } else tally.refuse(`predecessors ${Object.values(row ?? {}).join(' ')}`, 'malformed_row');
  }
  return read;
}

function isCik(number: number): boolean {
  return Number.isInteger(number) && number > 0 && number <= 9_999_999_999;
}
