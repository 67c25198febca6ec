import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Market } from '@tenfold/domain/columns';
import type { Fact, Split } from '@tenfold/domain/facts';
import type { Close } from '@tenfold/domain/prices';
import { buildStatements, type Statements } from '@tenfold/domain/statements';
import { readCompanyFacts } from './read-company-facts.ts';

/** The folder of real filings and prices: `TENFOLD_FILINGS`, else `shared/data` beside the repository. */
const folder =
  process.env.TENFOLD_FILINGS ?? resolve(import.meta.dirname, '..', '..', '..', 'shared', 'data');

export const filingsAreHere = existsSync(resolve(folder, 'sec', 'companyfacts'));

export interface Filing {
  readonly symbol: string;
  readonly facts: readonly Fact[];
  readonly splits: readonly Split[];
  readonly statements: Statements;
}

export function csvRows(path: string): string[][] {
  const [, ...lines] = readFileSync(resolve(folder, path), 'utf8').trim().split('\n');
  return lines.map((line) => line.split(','));
}

/** Of no filings there are no companies, so that their tests are skipped and not failed. */
export function symbols(): string[] {
  if (!filingsAreHere) return [];
  return csvRows('sec/index.csv').map(([symbol]) => symbol ?? '');
}

const read = new Map<string, Filing>();

/** One company's filings as the SEC hands them out, and the statements made from them. */
export function filingOf(symbol: string): Filing {
  const known = read.get(symbol);
  if (known !== undefined) return known;
  const cik = csvRows('sec/index.csv').find((row) => row[0] === symbol)?.[1] ?? '';
  const facts = readCompanyFacts(resolve(folder, 'sec', 'companyfacts', `CIK${cik.padStart(10, '0')}.json`));
  const splits = csvRows('prices/splits.csv')
    .filter((row) => row[0] === symbol)
    .map(([, effective = '', ratio]) => ({ effective, ratio: Number(ratio) }));
  const filing = {
    symbol,
    facts,
    splits,
    statements: buildStatements({ facts, splits, fiscalYearEnd: null, sic: null }),
  };
  read.set(symbol, filing);
  return filing;
}

/** One symbol's closes and dividends, traded in dollars, one share of the company each. */
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
