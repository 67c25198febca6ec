import { getFigureSource, getFinancials } from '@tenfold/contract/financials';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { CompanyNotFound, NotFound, serve, serveDocument } from '../../platform/http/index.ts';
import { loadBooks } from './books.ts';
import { findFigureSource } from './figure-source.ts';
import { financialsDocument } from './prepare-financials.ts';

export function registerFinancials(app: FastifyInstance, { db, documents }: Deps): void {
  serveDocument(app, getFinancials, documents, ({ params }) => ({
    symbol: params.symbol,
    kind: financialsDocument,
  }));

  serve(app, getFigureSource, async ({ params: { symbol, rowKey, column } }) => {
    const books = await loadBooks(db, symbol);
    if (books === null) throw new CompanyNotFound(symbol);
    const source = findFigureSource(books, rowKey, column);
    if (source === null) throw new NotFound(`${symbol} has no figures for ${column.replace('-', ' ')}.`);
    return source;
  });
}
