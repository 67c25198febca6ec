import { financials, moreRows } from '@tenfold/contract/financials';
import { toWire } from '@tenfold/contract/wire';
import {
  type CachedDocument,
  compressDocument,
  type DocumentCache,
} from '../../../platform/documents/index.ts';
import type { CompanyFigures } from '../company-figures.ts';
import { buildFinancials } from '../prepare-financials.ts';
import { buildMoreRows } from '../prepare-more-rows.ts';
import { findFirstShown, moreShownFrom, shownFrom } from './columns-shown.ts';

export async function financialsOnDay(
  documents: DocumentCache,
  prepared: CachedDocument,
  figures: CompanyFigures,
): Promise<CachedDocument> {
  const first = await findFirstShown(documents, figures.listing.symbol);
  const shown = financials.parse(shownFrom(first, buildFinancials(figures)));
  return compressDocument(JSON.stringify(toWire(financials, shown)), prepared);
}

export async function moreRowsOnDay(
  documents: DocumentCache,
  prepared: CachedDocument,
  figures: CompanyFigures,
): Promise<CachedDocument> {
  const first = await findFirstShown(documents, figures.listing.symbol);
  const shown = shownFrom(first, buildFinancials(figures));
  const rows = moreRows.parse(moreShownFrom(first, shown, buildMoreRows(figures)));
  return compressDocument(JSON.stringify(toWire(moreRows, rows)), prepared);
}
