import type { FiledCells } from '@tenfold/domain/custom-forecast';
import type { IsoDate } from '@tenfold/domain/facts';
import type { ForecastBase } from '@tenfold/domain/forecast';
import { lastDay } from '@tenfold/domain/periods';
import type { Deps } from '../../platform/deps.ts';
import { companyNotFound, findCloses, findListing, type Listing } from '../company/index.ts';
import { findFinancials, findNewestFiling, type NewestFiling } from '../financials/index.ts';
import { filedCellsOf, findMoreRows } from './filed-cells-of.ts';

export interface KnownFilings {
  readonly newestFiling: NewestFiling | null;
  /** Per-share figures are on the basis after the splits up to this day. */
  readonly splitsUntil: IsoDate | null;
}

/** What a forecast is computed over. */
export interface ForecastFigures {
  /** Null without a full fiscal year. */
  readonly base: ForecastBase | null;
  /** The filed columns of the table, for formulas. */
  readonly filed: FiledCells;
}

/** What the forecasts of a company start from today. */
export interface CompanyBasis extends KnownFilings, ForecastFigures {
  readonly listing: Listing;
}

type BasisDeps = Pick<Deps, 'db' | 'documents'>;

/** @throws AppError `company_not_found` */
export async function getListing({ db }: Pick<Deps, 'db'>, symbol: string): Promise<Listing> {
  const listing = await findListing(db, symbol);
  if (listing === null) throw await companyNotFound(db, symbol);
  return listing;
}

/** @throws AppError `company_not_found` */
export async function getCompanyBasis(deps: BasisDeps, symbol: string): Promise<CompanyBasis> {
  const basis = await findCompanyBasis(deps, symbol);
  if (basis === null) throw await companyNotFound(deps.db, symbol);
  return basis;
}

export async function findCompanyBasis(
  { db, documents }: BasisDeps,
  symbol: string,
): Promise<CompanyBasis | null> {
  const listing = await findListing(db, symbol);
  const figures = await findForecastFigures(documents, symbol);
  if (listing === null || figures === null) return null;
  const newestFiling = await findNewestFiling(db, listing.cik);
  return {
    ...figures,
    listing,
    newestFiling,
    splitsUntil: await splitsUntil(documents, symbol, newestFiling),
  };
}

/** The basis of today; no query once the documents are in memory. */
export async function findForecastFigures(
  documents: BasisDeps['documents'],
  symbol: string,
): Promise<ForecastFigures | null> {
  const figures = await findFinancials(documents, symbol);
  if (figures === null) return null;
  return { base: figures.forecastBase, filed: filedCellsOf(figures, await findMoreRows(documents, symbol)) };
}

/** The splits up to this day are in the company's figures of today. */
export async function findSplitsUntil({ db, documents }: BasisDeps, symbol: string): Promise<IsoDate | null> {
  const listing = await findListing(db, symbol);
  return listing && splitsUntil(documents, symbol, await findNewestFiling(db, listing.cik));
}

async function splitsUntil(
  documents: BasisDeps['documents'],
  symbol: string,
  newestFiling: NewestFiling | null,
): Promise<IsoDate | null> {
  const prices = await findCloses(documents, symbol);
  const days = [newestFiling?.filed, prices?.closes.at(-1)?.day, prices?.lastSplit];
  return lastDay(days.filter((day) => day != null));
}
