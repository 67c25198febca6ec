import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../../../platform/clock/index.ts';
import { dayOf } from '../day.ts';
import { openCompanyFiles } from '../filings/company-files.ts';
import { readSymbolIndex } from '../filings/read-symbol-index.ts';
import { readTickerList } from '../filings/read-ticker-list.ts';
import { readCsv } from '../read-csv.ts';
import type { ImportTally } from '../tally.ts';
import { makeCompanyFile } from './make-company-file.ts';
import { writeText } from './write-text.ts';

/** Leaves the texts in `companies.json` alone: people wrote them. */
export async function makeSample(clock: Clock, from: string, to: string, tally: ImportTally): Promise<void> {
  const tickers = await readFile(join(from, 'sec', 'company_tickers_exchange.json'), 'utf8');
  const index = await readSymbolIndex(join(from, 'sec', 'index.csv'));
  const listings = (readTickerList(tickers) ?? []).map((listing) => ({
    ...listing,
    cik: index.find(({ symbol }) => symbol === listing.symbol)?.cik ?? listing.cik,
  }));
  await writeText(to, 'listings.csv', csv(['symbol', 'cik', 'exchange', 'name'], listings));
  const { total, files } = await openCompanyFiles(join(from, 'sec'));
  tally.step('companies', total);
  const symbols: string[] = [];
  for await (const file of files) {
    if ('why' in file) continue;
    const symbol = await makeCompanyFile(dayOf(clock.now()), { from, to, file, listings }, tally);
    if (symbol !== null) symbols.push(symbol);
    tally.item(file.name);
  }
  await makePrices(from, to, new Set(symbols));
  await makeDescriptions(from, to, symbols);
}

async function makePrices(from: string, to: string, symbols: ReadonlySet<string>): Promise<void> {
  const kinds = {
    'month-end.csv': ['symbol', 'date', 'close'],
    'dividends.csv': ['symbol', 'ex_date', 'amount'],
    'splits.csv': ['symbol', 'date', 'ratio'],
  };
  for (const [file, columns] of Object.entries(kinds)) {
    const rows: Readonly<Record<string, string>>[] = [];
    for await (const row of readCsv(join(from, 'prices', file))) {
      if (row !== null && symbols.has(row.symbol ?? '')) rows.push(row);
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
