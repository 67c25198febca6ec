import { existsSync } from 'node:fs';
import { symbolParam } from '@tenfold/contract/shapes';
import type { ListingRecord } from '../../company/index.ts';
import { readCsv } from '../read-csv.ts';
import { readLine } from '../source-text.ts';

/** `symbol,cik,name`. Wins over the SEC's list, which names a successor years before that has figures. */
export async function readSymbolIndex(path: string): Promise<ListingRecord[]> {
  const listings: ListingRecord[] = [];
  if (!existsSync(path)) return listings;
  for await (const row of readCsv(path)) {
    const symbol = symbolParam.safeParse(row?.symbol);
    const cik = Number(row?.cik);
    const name = readLine(row?.name);
    if (!symbol.success || !Number.isInteger(cik) || cik <= 0 || name === null) continue;
    listings.push({ symbol: symbol.data, cik, name, exchange: null, rank: null });
  }
  return listings;
}
