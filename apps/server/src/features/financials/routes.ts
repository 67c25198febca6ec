import {
  getCompanyOnDay,
  getFigureSource,
  getFilings,
  getFinancials,
  getMoreRows,
  getMultiples,
} from '@tenfold/contract/financials';
import { can } from '@tenfold/contract/policy/rights';
import { anyRowOf, isMoreRowKey } from '@tenfold/domain/rows';
import type { FastifyInstance } from 'fastify';
import { type CallContext, NotFound, serve, serveViewerDocument } from '../../platform/http/index.ts';
import { requireHistoryAccess } from '../billing/index.ts';
import { type CompanyDeps, companyNotFound } from '../company/index.ts';
import { buildMultiples } from './build-multiples.ts';
import { CompanyFiguresCache } from './company-figures-cache.ts';
import { pollOpenContests } from './contests/open-contests.ts';
import { registerContests } from './contests/routes.ts';
import { registerQuality } from './data-quality/routes.ts';
import { registerFigureLookup } from './figure-lookup/routes.ts';
import { findFigureSource } from './figure-source.ts';
import { listFilings } from './list-filings.ts';
import { describeCompanyOnDay } from './on-day/company-on-day.ts';
import { financialsOnDay, moreRowsOnDay } from './on-day/documents-on-day.ts';
import { pastFigures } from './on-day/past-figures.ts';
import { financialsDocument } from './prepare-financials.ts';
import { latestYearDocument } from './prepare-latest-year.ts';
import { moreRowsDocument } from './prepare-more-rows.ts';

export function registerFinancials(app: FastifyInstance, deps: CompanyDeps): void {
  const { db, documents, quota } = deps;
  const companyFigures = new CompanyFiguresCache(db);
  const past = pastFigures(deps);

  const findToday = async (symbol: string, viewer: CallContext<'viewer' | 'person'>) => {
    const figures = await companyFigures.find(symbol);
    if (figures === null) throw await companyNotFound(db, symbol);
    requireHistoryAccess(viewer, symbol);
    await quota.recordView(viewer, symbol);
    return figures;
  };
  const findHistory = async (symbol: string, asOf: string | undefined, viewer: CallContext<'viewer'>) =>
    asOf === undefined ? findToday(symbol, viewer) : (await past.open(symbol, asOf, viewer)).figures;

  const open = pollOpenContests(deps);
  registerQuality(app, deps, open);
  registerContests(app, deps, {
    open,
    findHistory: findToday,
    findFigures: (symbol) => companyFigures.find(symbol),
  });
  registerFigureLookup(app, deps, { figures: companyFigures, findHistory });

  serveViewerDocument(app, getFinancials, documents, {
    choose: ({ params: { symbol } }, { person }) => ({
      subject: symbol,
      kind: can(person, 'seeHistory', { symbol }) ? financialsDocument : latestYearDocument,
    }),
    missing: (symbol) => companyNotFound(db, symbol),
    admit: ({ params }, viewer) => quota.recordView(viewer, params.symbol),
    instead: (prepared, { params: { symbol }, query: { asOf } }, viewer) =>
      asOf === undefined
        ? null
        : past
            .open(symbol, asOf, viewer)
            .then(({ figures }) => financialsOnDay(documents, prepared, figures)),
  });

  serveViewerDocument(app, getMoreRows, documents, {
    choose: ({ params: { symbol } }) => ({ subject: symbol, kind: moreRowsDocument }),
    missing: (symbol) => companyNotFound(db, symbol),
    admit: async ({ params: { symbol } }, viewer) => {
      requireHistoryAccess(viewer, symbol);
      await quota.recordView(viewer, symbol);
    },
    instead: (prepared, { params: { symbol }, query: { asOf } }, viewer) =>
      asOf === undefined
        ? null
        : past.open(symbol, asOf, viewer).then(({ figures }) => moreRowsOnDay(documents, prepared, figures)),
  });

  serve(app, getCompanyOnDay, async ({ params: { symbol, day } }, viewer) =>
    describeCompanyOnDay(deps, (await past.open(symbol, day, viewer)).figures, day),
  );

  serve(app, getFilings, async ({ params, query }, viewer) => {
    const figures = await findHistory(params.symbol, query.asOf, viewer);
    return { symbol: figures.listing.symbol, filings: listFilings(figures) };
  });

  serve(app, getMultiples, async ({ params, query }, viewer) =>
    buildMultiples(await findHistory(params.symbol, query.asOf, viewer)),
  );

  serve(app, getFigureSource, async ({ params: { symbol, rowKey, column }, query: { asOf } }, viewer) => {
    const figures =
      asOf === undefined
        ? await companyFigures.find(symbol)
        : (await past.open(symbol, asOf, viewer)).figures;
    if (figures === null) throw await companyNotFound(db, symbol);
    const source = findFigureSource(figures, rowKey, column);
    if (source === null) throw new NotFound(`${symbol} has no figures for ${column.replace('-', ' ')}.`);
    const isLatestYear = column === String(figures.annual.at(-1)?.year);
    if (!isLatestYear || isMoreRowKey(rowKey) || anyRowOf(rowKey).comparative)
      requireHistoryAccess(viewer, symbol);
    await quota.recordView(viewer, symbol);
    return source;
  });
}
