import { annualColumns, type Column, type Market, quarterlyColumns } from '@tenfold/domain/columns';
import type { Fact, Split } from '@tenfold/domain/facts';
import type { Consensus } from '@tenfold/domain/forecast';
import { buildStatements, type Statements } from '@tenfold/domain/statements';
import type { Db } from '../../platform/db/index.ts';
import {
  type Estimates,
  findEstimates,
  findListing,
  type Listing,
  listCloses,
  listDividends,
  listSplits,
} from '../company/index.ts';
import { consensusOf, type Filed } from './consensus.ts';
import { listFacts } from './store.ts';

/** All that the figures of one listing are made from: read once, then every document is arithmetic on it. */
export interface Books {
  readonly listing: Listing;
  readonly facts: readonly Fact[];
  readonly splits: readonly Split[];
  readonly statements: Statements;
  readonly market: Market;
  readonly annual: readonly Column[];
  readonly quarterly: readonly Column[];
  readonly estimates: Estimates | null;
  readonly consensus: readonly Consensus[];
}

/** Null when the symbol has no imported company. */
export async function loadBooks(db: Db, symbol: string): Promise<Books | null> {
  const listing = await findListing(db, symbol);
  if (listing === null) return null;
  const facts = await listFacts(db, listing.cik);
  const splits = await listSplits(db, symbol);
  const statements = statementsOf(listing, facts, splits);
  const market = await loadMarket(db, listing);
  const estimates = await findEstimates(db, symbol);
  return {
    listing,
    facts,
    splits,
    statements,
    market,
    annual: annualColumns(statements, market),
    quarterly: quarterlyColumns(statements, market),
    estimates,
    consensus: consensusOf(estimates, filedOf(statements, splits), listing.currency),
  };
}

/** What the filings say of a symbol's company, on one split basis; null when it was never imported. */
export async function loadStatements(db: Db, symbol: string): Promise<Statements | null> {
  const listing = await findListing(db, symbol);
  if (listing === null) return null;
  return statementsOf(listing, await listFacts(db, listing.cik), await listSplits(db, symbol));
}

export async function loadMarket(db: Db, listing: Listing): Promise<Market> {
  return {
    closes: await listCloses(db, listing.symbol),
    dividends: await listDividends(db, listing.symbol),
    currency: listing.currency,
    adrRatio: listing.adrRatio,
  };
}

function statementsOf(listing: Listing, facts: readonly Fact[], splits: readonly Split[]): Statements {
  return buildStatements({ facts, splits, fiscalYearEnd: listing.fiscalYearEnd, sic: listing.sic });
}

function filedOf({ annual, reportedCurrency }: Statements, splits: readonly Split[]): Filed {
  return { lastYear: annual.at(-1)?.period ?? null, reportedCurrency, splits };
}
