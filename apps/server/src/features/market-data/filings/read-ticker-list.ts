import { symbolParam } from '@tenfold/contract/shapes';
import type { ListingRecord } from '../../company/index.ts';
import { isRecord, parseJson } from '../json.ts';
import type { RefusalReason } from '../refusal.ts';
import { checkLine, readLine } from '../source-text.ts';

/** The SEC's company_tickers_exchange.json; null for another kind of file. @param refuse called with each unusable row */
export function readTickerList(
  text: string,
  refuse: (what: string, why: RefusalReason) => void = () => undefined,
): ListingRecord[] | null {
  const root = parseJson(text);
  if (!isRecord(root) || !Array.isArray(root.fields) || !Array.isArray(root.data)) return null;
  const [cik, name, ticker, exchange] = ['cik', 'name', 'ticker', 'exchange'].map((field) =>
    (root.fields as unknown[]).indexOf(field),
  );
  const listings = new Map<string, ListingRecord>();
  for (const row of root.data as unknown[]) {
    if (!Array.isArray(row)) {
      refuse(`the list of tickers: ${JSON.stringify(row)}`, 'malformed_row');
      continue;
    }
    const symbol = String(row[ticker ?? -1] ?? '').toUpperCase();
    const listing = {
      symbol,
      cik: Number(row[cik ?? -1]),
      name: String(row[name ?? -1] ?? '').trim(),
      exchange: readLine(row[exchange ?? -1]),
      rank: listings.size + 1,
    };
    const why = whyRefused(listing);
    if (why !== null) refuse(`the list of tickers: ${symbol} ${listing.name}`, why);
    else if (!listings.has(symbol)) listings.set(symbol, listing);
  }
  return listings.size === 0 ? null : [...listings.values()];
}

function whyRefused({ symbol, cik, name }: ListingRecord): RefusalReason | null {
  const isNamed = symbolParam.safeParse(symbol).success && name !== '';
  if (!isNamed || !Number.isInteger(cik) || cik <= 0) return 'malformed_row';
  return checkLine(name);
}
