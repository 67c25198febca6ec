import { getFigureSource, getFinancials } from '@tenfold/contract/financials';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { NotFound, serve, serveDocument } from '../../platform/http/index.ts';
import { missingCompany } from '../company/index.ts';
import { BookShelf } from './book-shelf.ts';
import { findFigureSource } from './figure-source.ts';
import { financialsDocument } from './prepare-financials.ts';

export function registerFinancials(app: FastifyInstance, { db, documents }: Deps): void {
  const shelf = new BookShelf(db);

  serveDocument(
    app,
    getFinancials,
    documents,
    ({ params }) => ({ symbol: params.symbol, kind: financialsDocument }),
    (symbol) => missingCompany(db, symbol),
  );

  serve(app, getFigureSource, async ({ params: { symbol, rowKey, column } }) => {
    const books = await shelf.find(symbol);
    if (books === null) throw await missingCompany(db, symbol);
    const source = findFigureSource(books, rowKey, column);
    if (source === null) throw new NotFound(`${symbol} has no figures for ${column.replace('-', ' ')}.`);
    return source;
  });
}
