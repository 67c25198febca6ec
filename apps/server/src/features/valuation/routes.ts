import { getValuation } from '@tenfold/contract/valuation';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { serveDocument } from '../../platform/http/index.ts';
import { companyNotFound } from '../company/index.ts';
import { valuationDocument } from './prepare-valuation.ts';

export function registerValuation(app: FastifyInstance, { db, documents }: Deps): void {
  serveDocument(
    app,
    getValuation,
    documents,
    ({ params }) => ({ subject: params.symbol, kind: valuationDocument }),
    (symbol) => companyNotFound(db, symbol),
  );
}
