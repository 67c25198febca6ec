import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Market } from '@tenfold/domain/columns';
import type { Fact, Split } from '@tenfold/domain/facts';
import type { Close } from '@tenfold/domain/prices';
import { buildStatements, type Statements } from '@tenfold/domain/statements';
import { readCompanyFacts } from './read-company-facts.ts';

/** The folder of real filings and prices: `TENFOLD_FILINGS`, else `shared/data` beside the repository. */
export const filingsFolder =
  process.env.TENFOLD_FILINGS ?? resolve(import.meta.dirname, '..', '..', '..', 'shared', 'data');

export const filingsAreHere = existsSync(resolve(filingsFolder, 'sec', 'companyfacts'));

export interface Filing {
  readonly symbol: string;
  readonly splits: readonly Split[];
  readonly statements: Statements;
}

export function csvRows(path: string): string[][] {
  const [, ...lines] = readFileSync(resolve(filingsFolder, path), 'utf8').trim().split('\n');
  return lines.map((line) => line.split(','));
}

/** `sec`: the companies of the sample; `sec-2` and `sec-3`: companies with difficult filings. */
export type FilingSet = 'sec' | 'sec-2' | 'sec-3';

export const filingSets: readonly FilingSet[] = ['sec', 'sec-2', 'sec-3'];

/** Empty without the filings: their tests are then skipped. */
export function symbols(...sets: readonly FilingSet[]): string[] {
  if (!filingsAreHere) return [];
  const wanted = sets.length === 0 ? (['sec'] as const) : sets;
  return wanted.flatMap((set) => csvRows(`${set}/index.csv`).map(([symbol]) => symbol ?? ''));
}

interface Listed {
  readonly set: FilingSet;
  readonly symbol: string;
  readonly cik: string;
}

let listedOnce: readonly Listed[] | null = null;

function listed(): readonly Listed[] {
  listedOnce ??= filingSets.flatMap((set) =>
    csvRows(`${set}/index.csv`).map(([symbol = '', cik = '']) => ({ set, symbol, cik })),
  );
  return listedOnce;
}

function listedAs(symbol: string): Listed {
  const found = listed().find((it) => it.symbol === symbol);
  if (found === undefined) throw new Error(`No filings of ${symbol}`);
  return found;
}

function factsFile(symbol: string): string {
  const { set, cik } = listedAs(symbol);
  return resolve(filingsFolder, set, 'companyfacts', `CIK${cik.padStart(10, '0')}.json`);
}

/** A split is the company's, whichever of its symbols it is on file for. */
function splitsOf(symbol: string): Split[] {
  const { cik } = listedAs(symbol);
  const symbolsOfCompany = listed().flatMap((it) => (it.cik === cik ? [it.symbol] : []));
  return csvRows('prices/splits.csv')
    .filter(([of = '']) => symbolsOfCompany.includes(of))
    .map(([, effective = '', ratio]) => ({ effective, ratio: Number(ratio) }));
}

let lastRead: { readonly symbol: string; readonly facts: readonly Fact[] } | null = null;

/** Only those of one company are kept: those of all take a gigabyte. */
export function factsOf(symbol: string): readonly Fact[] {
  if (lastRead?.symbol !== symbol) lastRead = { symbol, facts: readCompanyFacts(factsFile(symbol)) };
  return lastRead.facts;
}

const read = new Map<string, Filing>();

export function filingOf(symbol: string): Filing {
  const known = read.get(symbol);
  if (known !== undefined) return known;
  const facts = factsOf(symbol);
  const splits = splitsOf(symbol);
  const filing = {
    symbol,
    splits,
    statements: buildStatements({ facts, splits, fiscalYearEnd: null, sic: null }),
  };
  read.set(symbol, filing);
  return filing;
}

export function isPriced(symbol: string): boolean {
  return existsSync(resolve(filingsFolder, `prices/daily/${symbol}.csv`));
}

/** Traded in dollars, one share of the company each. */
export function marketOf(symbol: string): Market {
  return {
    closes: csvRows(`prices/daily/${symbol}.csv`).map(
      ([day = '', , , , close]): Close => ({ day, close: Number(close), simulated: false }),
    ),
    dividends: csvRows('prices/dividends.csv')
      .filter((row) => row[0] === symbol)
      .map(([, exDate = '', amount]) => ({ exDate, amount: Number(amount) })),
    currency: 'USD',
    adrRatio: 1,
  };
}
