import { basename } from 'node:path';
import type { DayRate } from '@tenfold/domain/rates';
import { type CurrencyPair, listCiksOfPair, recordRates } from '../../company/index.ts';
import { dayOf } from '../day.ts';
import type { ImportRun } from '../import-run.ts';
import { prepareDocuments } from '../prepare-documents.ts';
import { readCsv } from '../read-csv.ts';
import { checkRates, type FiledRate } from './check-rates.ts';

/** `date,base,quote,rate`, e.g. `2024-12-31,USD,TWD,32.79`: `quote` for one `base`. Stored rates stay. */
export async function importRates(run: ImportRun, path: string): Promise<void> {
  for (const { pair, rows } of await readByPair(run, path)) {
    const { rates, refusals } = checkRates(pair, rows, dayOf(run.clock.now()));
    for (const { what, why } of refusals) run.tally.refuse(what, why);
    run.tally.count('rates read', rates.length);
    run.tally.count('new rates', await recordPair(run, pair, rates, 'imported file'));
  }
}

export async function recordPair(
  { db }: Pick<ImportRun, 'db'>,
  pair: CurrencyPair,
  rates: readonly DayRate[],
  source: string,
): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const recorded = await recordRates(transaction, pair, rates, source);
    if (recorded === 0) return 0;
    for (const cik of await listCiksOfPair(transaction, pair)) await prepareDocuments(transaction, cik);
    return recorded;
  });
}

async function readByPair(
  { tally }: ImportRun,
  path: string,
): Promise<{ pair: CurrencyPair; rows: FiledRate[] }[]> {
  const byPair = new Map<string, { pair: CurrencyPair; rows: FiledRate[] }>();
  for await (const row of readCsv(path)) {
    const { date, base = '', quote = '', rate = '' } = row ?? {};
    if (row === null || date === undefined || !isCurrency(base) || !isCurrency(quote) || base === quote) {
      tally.refuse(row === null ? basename(path) : Object.values(row).join(' '), 'malformed_row');
      continue;
    }
    const ofPair = byPair.get(base + quote) ?? { pair: { base, quote }, rows: [] };
    ofPair.rows.push({ day: date, rate });
    byPair.set(base + quote, ofPair);
  }
  return [...byPair.values()];
}

function isCurrency(text: string): boolean {
  return /^[A-Z]{3}$/.test(text);
}
