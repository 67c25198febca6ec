import { symbolParam } from '@tenfold/contract/shapes';
import type { ListingRecord } from '../../company/index.ts';
import { isRecord, parseJson } from '../json.ts';

/** The SEC's company_tickers_exchange.json, in order of size; null when it is not that. */
export function readTickerList(text: string): ListingRecord[] | null {
  const root = parseJson(text);
  if (!isRecord(root) || !Array.isArray(root.fields) || !Array.isArray(root.data)) return null;
  const [cik, name, ticker, exchange] = ['cik', 'name', 'ticker', 'exchange'].map((field) =>
    (root.fields as unknown[]).indexOf(field),
  );
  const listings = new Map<string, ListingRecord>();
  for (const row of root.data as unknown[]) {
    if (!Array.isArray(row)) continue;
    const symbol = String(row[ticker ?? -1] ?? '').toUpperCase();
    const listing = {
      symbol,
      cik: Number(row[cik ?? -1]),
      name: String(row[name ?? -1] ?? '').trim(),
      exchange: typeof row[exchange ?? -1] === 'string' ? String(row[exchange ?? -1]) : null,
      rank: listings.size + 1,
    };
    const usable =
      symbolParam.safeParse(symbol).success &&
      Number.isInteger(listing.cik) &&
      listing.cik > 0 &&
      listing.name !== '';
    if (usable && !listings.has(symbol)) listings.set(symbol, listing);
  }
  return listings.size === 0 ? null : [...listings.values()];
}
