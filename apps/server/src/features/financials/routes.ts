import { getFigureSource, getFinancials } from '@tenfold/contract/financials';
import { may, standingOf } from '@tenfold/contract/rights';
import { rowOf } from '@tenfold/domain/rows';
import type { FastifyInstance } from 'fastify';
import { NotFound, serve, serveViewerDocument } from '../../platform/http/index.ts';
import { type QuotaDeps, refuseHistory } from '../billing/index.ts';
import { missingCompany } from '../company/index.ts';
import { BookShelf } from './book-shelf.ts';
import { findFigureSource } from './figure-source.ts';
import { financialsDocument } from './prepare-financials.ts';
import { latestYearDocument } from './prepare-latest-year.ts';

export function registerFinancials(app: FastifyInstance, { db, documents, quota }: QuotaDeps): void {
  const shelf = new BookShelf(db);

  serveViewerDocument(app, getFinancials, documents, {
    choose: ({ params: { symbol } }, { person }) => ({
      symbol,
      kind: may(standingOf(person), 'seeHistory', symbol) ? financialsDocument : latestYearDocument,
    }),
    missing: (symbol) => missingCompany(db, symbol),
    admit: ({ params }, viewer) => quota.open(viewer, params.symbol),
  });

  serve(app, getFigureSource, async ({ params: { symbol, rowKey, column } }, viewer) => {
    const books = await shelf.find(symbol);
    if (books === null) throw await missingCompany(db, symbol);
    const source = findFigureSource(books, rowKey, column);
    if (source === null) throw new NotFound(`${symbol} has no figures for ${column.replace('-', ' ')}.`);
    const isLatestYear = column === String(books.annual.at(-1)?.year);
    if (!isLatestYear || rowOf(rowKey).comparative) refuseHistory(viewer, symbol);
    await quota.open(viewer, symbol);
    return source;
  });
}
