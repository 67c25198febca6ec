import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Split } from '@tenfold/domain/facts';
import type { Close, Dividend } from '@tenfold/domain/prices';
import type { ListingRecord, ProfileRecord } from '../../company/index.ts';
import { type CompanyTexts, readCompanyTexts } from '../descriptions/read-company-texts.ts';
import { type ParsedEstimates, readEstimatesFile } from '../descriptions/read-estimates.ts';
import { readProfilesFile } from '../descriptions/read-profiles.ts';
import { type CsvRow, readCsv } from '../read-csv.ts';

export const sampleFolder = fileURLToPath(new URL('../../../../../../sample-data/', import.meta.url));

export interface SampleMarket {
  readonly closes: ReadonlyMap<string, readonly Close[]>;
  readonly dividends: ReadonlyMap<string, readonly Dividend[]>;
  readonly splits: ReadonlyMap<string, readonly Split[]>;
  readonly estimates: ReadonlyMap<string, ParsedEstimates | null>;
  readonly profiles: ReadonlyMap<string, ProfileRecord | null>;
  readonly texts: ReadonlyMap<string, CompanyTexts | null>;
}

export async function readSampleMarket(folder: string): Promise<SampleMarket> {
  const close = (row: SampleRow) => ({ day: row.date ?? '', close: Number(row.close), simulated: false });
  return {
    closes: await bySymbol(folder, 'month-end.csv', close),
    dividends: await bySymbol(folder, 'dividends.csv', (row) => ({
      exDate: row.ex_date ?? '',
      amount: Number(row.amount),
    })),
    splits: await bySymbol(folder, 'splits.csv', (row) => ({
      effective: row.date ?? '',
      ratio: Number(row.ratio),
    })),
    estimates: readEstimatesFile(await textOf(folder, 'estimates.json')) ?? new Map(),
    profiles: readProfilesFile(await textOf(folder, 'profiles.json')) ?? new Map(),
    texts: readCompanyTexts(await textOf(folder, 'companies.json')) ?? new Map(),
  };
}

export async function readSampleListings(folder: string): Promise<ListingRecord[]> {
  const listings: ListingRecord[] = [];
  for await (const row of readCsv(join(folder, 'listings.csv'))) {
    if (row === null) continue;
    const { symbol = '', cik, name = '', exchange } = row;
    listings.push({ symbol, cik: Number(cik), name, exchange: exchange || null, rank: listings.length + 1 });
  }
  return listings;
}

/** The first companies, which are there when the server answers; the others, which are loaded behind them. */
export const filingFolders = { first: 'filings', others: 'more-filings' } as const;
export type SamplePart = keyof typeof filingFolders;

export async function listSampleSymbols(folder: string, part: SamplePart): Promise<string[]> {
  const names = await readdir(join(folder, filingFolders[part])).catch((): string[] => []);
  return names.filter((name) => name.endsWith('.json')).map((name) => basename(name, '.json'));
}

type SampleRow = NonNullable<CsvRow>;

async function bySymbol<T>(
  folder: string,
  file: string,
  read: (row: SampleRow) => T,
): Promise<Map<string, T[]>> {
  const all = new Map<string, T[]>();
  for await (const row of readCsv(join(folder, file))) {
    if (row?.symbol === undefined) continue;
    const ofSymbol = all.get(row.symbol) ?? [];
    ofSymbol.push(read(row));
    all.set(row.symbol, ofSymbol);
  }
  return all;
}

function textOf(folder: string, file: string): Promise<string> {
  return readFile(join(folder, file), 'utf8').catch(() => '');
}
