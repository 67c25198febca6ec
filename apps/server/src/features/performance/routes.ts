import { getChart, listChartEvents } from '@tenfold/contract/chart';
import { isOpenComparison } from '@tenfold/contract/policy/comparisons';
import { tierOf } from '@tenfold/contract/policy/rights';
import type { ChartData } from '@tenfold/domain/performance';
import type { FastifyInstance } from 'fastify';
import { type CallContext, serve, serveCached } from '../../platform/http/index.ts';
import { type QuotaDeps, requireComparisonAccess, requireHistoryAccess } from '../billing/index.ts';
import {
  companyNotFound,
  findCloses,
  findIntradaySessions,
  findListing,
  showsReplays,
} from '../company/index.ts';
import { pastFigures } from '../financials/index.ts';
import { buildChart } from './build-chart.ts';
import { chartOnDay } from './chart-on-day.ts';
import { listEvents } from './list-events.ts';
import { performanceDocument } from './prepare-performance.ts';

export function registerPerformance(app: FastifyInstance, deps: QuotaDeps): void {
  const { db, documents, config, quota } = deps;
  const past = pastFigures(deps);
  const getPrepared = async (symbol: string) => {
    const [document, prices] = await Promise.all([
      documents.find(symbol, performanceDocument),
      findCloses(documents, symbol),
    ]);
    if (document === null || prices === null) throw await companyNotFound(db, symbol);
    return {
      symbol,
      chartData: document.value((chartData) => chartData as ChartData),
      prices,
      versions: [document.version, prices.version],
    };
  };

  const getPast = async (symbol: string, day: string, viewer: CallContext<'viewer'>) => {
    const { figures, version } = await past.open(symbol, day, viewer);
    return { version, company: chartOnDay(figures) };
  };

  serve(app, listChartEvents, async ({ params: { symbol }, query: { asOf } }, viewer) => {
    const listing = await findListing(db, symbol);
    if (listing === null) throw await companyNotFound(db, symbol);
    requireHistoryAccess(viewer, symbol);
    await quota.recordView(viewer, symbol);
    const events = await listEvents(db, listing);
    return {
      currency: listing.currency,
      events: asOf === undefined ? events : events.filter(({ date }) => date <= asOf),
    };
  });

  serveCached(app, getChart, documents.replies, async (input, viewer) => {
    const { symbol, period } = input.params;
    const compared = [...new Set(input.body.compare)].filter((other) => other !== symbol);
    const symbols = [symbol, ...compared] as const;
    const { asOf } = input.query;
    if (asOf !== undefined) {
      requireComparisonAccess(viewer, symbol, compared);
      const [first, ...rest] = await Promise.all([
        getPast(symbol, asOf, viewer),
        ...compared.map((other) => getPast(other, asOf, viewer)),
      ]);
      return {
        versions: [],
        variant: [first, ...rest].map(({ version }) => version).join(),
        build: () => buildChart([first.company, ...rest.map(({ company }) => company)], input),
      };
    }
    const [own, ...others] = await Promise.all([getPrepared(symbol), ...compared.map(getPrepared)]);
    requireHistoryAccess(viewer, symbol);
    requireComparisonAccess(viewer, symbol, compared);
    const tier = tierOf(viewer.person);
    const counted = compared.filter((other) => !isOpenComparison(tier, symbol, other));
    for (const opened of [symbol, ...counted]) await quota.recordView(viewer, opened);

    const sessionsOf = await findIntradaySessions(db, symbols, period, showsReplays(config));
    const withSessions = (company: typeof own) => ({ ...company, ...sessionsOf(company.symbol) });
    return {
      versions: [own, ...others].flatMap((one) => [...one.versions, ...sessionsOf(one.symbol).versions]),
      build: () => buildChart([withSessions(own), ...others.map(withSessions)], input),
    };
  });
}
