import { getChart } from '@tenfold/contract/chart';
import { isOpenComparison } from '@tenfold/contract/comparisons';
import { standingOf } from '@tenfold/contract/rights';
import type { ChartBook } from '@tenfold/domain/performance';
import type { FastifyInstance } from 'fastify';
import { serveMade } from '../../platform/http/index.ts';
import { type QuotaDeps, refuseComparison, refuseHistory } from '../billing/index.ts';
import { findCloses, findSessions, missingCompany, showsReplays } from '../company/index.ts';
import { drawChart } from './draw-chart.ts';
import { performanceDocument } from './prepare-performance.ts';

export function registerPerformance(app: FastifyInstance, { db, documents, config, quota }: QuotaDeps): void {
  const getPrepared = async (symbol: string) => {
    const [document, prices] = await Promise.all([
      documents.find(symbol, performanceDocument),
      findCloses(documents, symbol),
    ]);
    if (document === null || prices === null) throw await missingCompany(db, symbol);
    return {
      symbol,
      book: document.value((book) => book as ChartBook),
      prices,
      versions: [document.version, prices.version],
    };
  };

  serveMade(app, getChart, documents.answers, async (input, viewer) => {
    const { symbol, period } = input.params;
    const compared = [...new Set(input.body.compare)].filter((other) => other !== symbol);
    const symbols = [symbol, ...compared] as const;
    const [own, ...others] = await Promise.all([getPrepared(symbol), ...compared.map(getPrepared)]);
    refuseHistory(viewer, symbol);
    refuseComparison(viewer, symbol, compared);
    const standing = standingOf(viewer.person);
    const counted = compared.filter((other) => !isOpenComparison(standing, symbol, other));
    for (const opened of [symbol, ...counted]) await quota.open(viewer, opened);

    const sessionsOf = await findSessions(db, symbols, period, showsReplays(config));
    const withSessions = (company: typeof own) => ({ ...company, ...sessionsOf(company.symbol) });
    return {
      versions: [own, ...others].flatMap((one) => [...one.versions, ...sessionsOf(one.symbol).versions]),
      make: () => drawChart([withSessions(own), ...others.map(withSessions)], input),
    };
  });
}
