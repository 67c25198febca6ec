import { getValuation, getValuationOnDay } from '@tenfold/contract/valuation';
import type { FastifyInstance } from 'fastify';
import { serve, serveDocument } from '../../platform/http/index.ts';
import type { QuotaDeps } from '../billing/index.ts';
import { companyNotFound } from '../company/index.ts';
import { pastFigures } from '../financials/index.ts';
import { buildValuation, valuationDocument } from './prepare-valuation.ts';

export function registerValuation(app: FastifyInstance, deps: QuotaDeps): void {
  const { db, documents } = deps;
  const past = pastFigures(deps);
  serveDocument(
    app,
    getValuation,
    documents,
    ({ params }) => ({ subject: params.symbol, kind: valuationDocument }),
    (symbol) => companyNotFound(db, symbol),
  );

  serve(app, getValuationOnDay, async ({ params: { symbol, day } }, viewer) =>
    buildValuation((await past.open(symbol, day, viewer)).figures),
  );
}
