import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../../../platform/clock/index.ts';
import type { ListingRecord } from '../../company/index.ts';
import { dayOf } from '../day.ts';
import { cikName } from '../filings/cik-name.ts';
import { openCompanyFiles } from '../filings/company-files.ts';
import { readSymbolIndex } from '../filings/read-symbol-index.ts';
import { readTickerList } from '../filings/read-ticker-list.ts';
import { readCsv } from '../read-csv.ts';
import type { ImportTally } from '../tally.ts';
import { type Making, makeCompanyFile } from './make-company-file.ts';
import type { SamplePart } from './sample-files.ts';
import { writeText } from './write-text.ts';

/** Leaves the texts in `companies.json` alone: people wrote them. */
export async function makeSample(clock: Clock, from: string, to: string, tally: ImportTally): Promise<void> {
  const tickers = await readFile(join(from, 'sec', 'company_tickers_exchange.json'), 'utf8');
  const indexes = await Promise.all(
    sources.map(({ filings }) => readSymbolIndex(join(from, filings, 'index.csv'))),
  );
  const listings = listingsOf(readTickerList(tickers) ?? [], indexes.flat());
  await writeText(to, 'listings.csv', csv(['symbol', 'cik', 'exchange', 'name'], listings));
  const made = new Map<number, string>();
  for (const source of sources) await makeFilings({ clock, from, to, tally, listings, made }, source);
  const ofCompanies = listings.filter(({ cik }) => made.has(cik)).map(({ symbol }) => symbol);
  await makePrices(from, to, new Set(ofCompanies));
  await makeDescriptions(from, to, [...made.values()]);
}

/** A company in two of them is made from the first. */
const sources: readonly { readonly filings: string; readonly prices: string; readonly part: SamplePart }[] = [
  { filings: 'sec', prices: 'prices', part: 'first' },
  { filings: 'sec-2', prices: 'sec-2', part: 'others' },
  { filings: 'sec-3', prices: 'sec-3', part: 'others' },
];

/**
 * What an index names wins: the company, and of its symbols the one that comes first, as that is the one with prices. A
 * company that is traded no longer is in no list of tickers.
 */
function listingsOf(listed: readonly ListingRecord[], index: readonly ListingRecord[]): ListingRecord[] {
  const ciks = new Map(index.map(({ symbol, cik }) => [symbol, cik]));
  const listings = listed.map((listing) => ({ ...listing, cik: ciks.get(listing.symbol) ?? listing.cik }));
  for (const { cik, symbol } of index.filter(isFirstOfItsCompany)) {
    const first = listings.findIndex((listing) => listing.cik === cik);
    const named = listings.findIndex((listing) => listing.symbol === symbol);
    const [one, other] = [listings[first], listings[named]];
    if (one === undefined || other === undefined) continue;
    listings[first] = other;
    listings[named] = one;
  }
  const known = new Set(listed.map(({ symbol }) => symbol));
  return [...listings, ...index.filter(({ symbol }) => !known.has(symbol))];
}

function isFirstOfItsCompany({ cik }: ListingRecord, at: number, index: readonly ListingRecord[]): boolean {
  return index.findIndex((each) => each.cik === cik) === at;
}

interface MakingAll extends Pick<Making, 'from' | 'to' | 'listings'> {
  readonly clock: Clock;
  readonly tally: ImportTally;
  /** Symbols by CIK. */
  readonly made: Map<number, string>;
}

async function makeFilings(
  { clock, tally, made, ...making }: MakingAll,
  { filings, part }: (typeof sources)[number],
): Promise<void> {
  const { total, files } = await openCompanyFiles(join(making.from, filings));
  tally.step('companies', total);
  for await (const file of files) {
    if ('why' in file || [...made.keys()].some((cik) => cikName(cik) === file.name)) continue;
    const symbol = await makeCompanyFile(dayOf(clock.now()), { ...making, part, file }, tally);
    const cik = making.listings.find((listing) => listing.symbol === symbol)?.cik;
    if (symbol !== null && cik !== undefined) made.set(cik, symbol);
    tally.item(file.name);
  }
}

const priceColumns = {
  'month-end.csv': ['symbol', 'date', 'close'],
  'dividends.csv': ['symbol', 'ex_date', 'amount'],
  'splits.csv': ['symbol', 'date', 'ratio'],
};

async function makePrices(from: string, to: string, symbols: ReadonlySet<string>): Promise<void> {
  for (const [file, columns] of Object.entries(priceColumns)) {
    const rows: Readonly<Record<string, string>>[] = [];
    for (const { prices } of sources) {
      const path = join(from, prices, file);
      if (!existsSync(path)) continue;
      for await (const row of readCsv(path)) {
        if (row !== null && symbols.has(row.symbol ?? '')) rows.push(row);
      }
    }
    await writeText(to, file, csv(columns, rows));
  }
}

async function makeDescriptions(from: string, to: string, symbols: readonly string[]): Promise<void> {
  const estimates: unknown = JSON.parse(await readFile(join(from, 'estimates.json'), 'utf8'));
  await writeText(to, 'estimates.json', jsonWith([...estimateKeys, ...symbols], estimates));
  const profiles: unknown = JSON.parse(await readFile(join(from, 'profiles.json'), 'utf8'));
  await writeText(to, 'profiles.json', jsonWith(profileKeys, profiles));
}

const estimateKeys = [
  'asOf',
  'tickers',
  'fetchedAt',
  'currency',
  'nextDate',
  'annual',
  'fy0',
  'fy1',
  'endDate',
  'eps',
  'revenue',
  'analysts',
  'history',
  'quarter',
  'epsActual',
  'epsEstimate',
  'ratings',
  'firm',
  'date',
  'to',
];
const profileKeys = ['ticker', 'name', 'sector', 'industry', 'website', 'employees', 'headquarters'];

function jsonWith(keys: readonly string[], value: unknown): string {
  return `${JSON.stringify(value, [...keys], 1)}\n`;
}

function csv(columns: readonly string[], rows: readonly object[]): string {
  const cell = (text: string) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  const lines = rows.map((row) =>
    columns.map((column) => cell(String((row as Record<string, unknown>)[column] ?? ''))).join(','),
  );
  return `${[columns.join(','), ...lines].join('\n')}\n`;
}
