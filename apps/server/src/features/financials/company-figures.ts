import {
  annualColumns,
  type FiledColumn,
  ltmColumn,
  ltmColumnBefore,
  type Market,
  quarterlyColumns,
} from '@tenfold/domain/columns';
import type { Fact, IsoDate, Split } from '@tenfold/domain/facts';
import type { Consensus } from '@tenfold/domain/forecast';
import { lastDay } from '@tenfold/domain/periods';
import type { ExchangeRate } from '@tenfold/domain/rates';
import { splitsUntil } from '@tenfold/domain/splits';
import {
  buildStatements,
  convenienceRates,
  reportedCurrency,
  type Statements,
} from '@tenfold/domain/statements';
import type { Db } from '../../platform/db/index.ts';
import {
  type Estimates,
  findEstimates,
  findListing,
  findShareBasis,
  type Listing,
  listCompanySplits,
  listPredecessors,
  listRates,
} from '../company/index.ts';
import { buildConsensus } from './consensus.ts';
import { type DatedCorrection, listCorrections } from './contests/correction-store.ts';
import { loadPrices } from './load-prices.ts';
import { listEarlierFilings, listFacts } from './store.ts';

export interface CompanyInputs {
  readonly listing: Listing;
  readonly facts: readonly Fact[];
  /** CIK of the predecessor that filed, by accession; without the company's own filings. */
  readonly earlierFilers: ReadonlyMap<string, number>;
  readonly splits: readonly Split[];
  /** The day of the newest price; closes alone say it without quotes. */
  readonly pricedOn?: IsoDate | null;
  /** Prices and dividends in the shares that figures are in. */
  readonly market: Market;
  readonly estimates: Estimates | null;
  /** What editors say figures are, beside the facts. */
  readonly corrections?: readonly DatedCorrection[];
}

export interface CompanyFigures extends CompanyInputs {
  /** Only those in effect, not announced ones. */
  readonly splits: readonly Split[];
  readonly statements: Statements;
  readonly annual: readonly FiledColumn[];
  readonly quarterly: readonly FiledColumn[];
  /** Null with nothing filed after the last fiscal year. */
  readonly ltm: FiledColumn | null;
  /** Null also where a quarter of it isn't on file. */
  readonly ltmYearBefore: FiledColumn | null;
  readonly consensus: readonly Consensus[];
}

/** What a company and its predecessor filed: the same for each of its listings. */
export type Filed = Pick<CompanyInputs, 'facts' | 'earlierFilers'>;

export async function loadFiled(db: Db, cik: number): Promise<Filed> {
  const earlier = await listPredecessors(db, cik);
  return {
    facts: await listFacts(db, cik, earlier),
    earlierFilers: await listEarlierFilings(db, earlier),
  };
}

/** @param filed where it is known already */
export async function loadCompanyFigures(
  db: Db,
  symbol: string,
  filed?: Filed,
): Promise<CompanyFigures | null> {
  const onFile = await loadCompanyInputs(db, symbol, { filed });
  return onFile === null ? null : buildCompanyFigures(onFile);
}

interface InputChoice {
  /** Leaves out what analysts estimated later. */
  readonly estimatesUntil?: IsoDate;
  readonly filed?: Filed | undefined;
}

export async function loadCompanyInputs(
  db: Db,
  symbol: string,
  { estimatesUntil, filed: known }: InputChoice = {},
): Promise<CompanyInputs | null> {
  const listing = await findListing(db, symbol);
  if (listing === null) return null;
  const filed = known ?? (await loadFiled(db, listing.cik));
  const basis = await findShareBasis(db, symbol);
  const splits = await listCompanySplits(db, symbol);
  return {
    ...filed,
    listing,
    splits,
    pricedOn: basis?.day ?? null,
    market: {
      ...(await loadPrices(db, symbol, splits, basis)),
      currency: listing.currency,
      adrRatio: listing.adrRatio,
      rates: await loadRates(db, listing.currency, filed.facts),
    },
    estimates: await findEstimates(db, symbol, estimatesUntil),
    corrections: await listCorrections(db, listing.cik),
  };
}

export function buildCompanyFigures(
  onFile: CompanyInputs,
  splits: readonly Split[] = splitsInEffect(onFile),
): CompanyFigures {
  const { listing, facts, market, estimates, corrections = [] } = onFile;
  const { fiscalYearEnd, sic } = listing;
  const statements = buildStatements({ facts, splits, fiscalYearEnd, sic, corrections });
  const filed = {
    lastYear: statements.annual.at(-1)?.period ?? null,
    reportedCurrency: statements.reportedCurrency,
    splits,
  };
  return {
    ...onFile,
    splits,
    statements,
    annual: annualColumns(statements, market),
    quarterly: quarterlyColumns(statements, market),
    ltm: ltmColumn(statements, market),
    ltmYearBefore: ltmColumnBefore(statements, market),
    consensus: buildConsensus(estimates, filed, listing.currency),
  };
}

/** The splits in effect at the newest price, quote or close; or at a newer filing, which counts new shares. */
export function splitsInEffect({ facts, splits, market, pricedOn }: CompanyInputs): Split[] {
  const filed = facts.map((fact) => fact.filed);
  const priced = [market.closes.at(-1)?.day, pricedOn].filter((day) => day != null);
  const last = lastDay([...filed, ...priced]);
  return last === null ? [] : splitsUntil(splits, last);
}

/** Stored rates, else those the filings themselves translate at. */
async function loadRates(db: Db, base: string, facts: readonly Fact[]): Promise<ExchangeRate[]> {
  const quote = reportedCurrency(facts);
  if (quote === null || quote === base) return [];
  const onFile = await listRates(db, { base, quote });
  const days = new Set(onFile.map(({ day }) => day));
  const filed = convenienceRates(facts, quote, base).filter(({ day }) => !days.has(day));
  return [...onFile, ...filed].sort((one, other) => (one.day < other.day ? -1 : 1));
}
