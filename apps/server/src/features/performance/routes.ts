import { getChart } from '@tenfold/contract/chart';
import type { ChartBook } from '@tenfold/domain/performance';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { serveMade } from '../../platform/http/index.ts';
import { findCloses, findSessions, missingCompany } from '../company/index.ts';
import { drawChart } from './draw-chart.ts';
import { performanceDocument } from './prepare-performance.ts';

export function registerPerformance(app: FastifyInstance, { db, documents, config }: Deps): void {
  const getPrepared = async (symbol: string) => {
    const [document, prices] = await Promise.all([
      documents.find(symbol, performanceDocument),
      findCloses(documents, symbol),
    ]);
    if (document === null || prices === null) throw await missingCompany(db, symbol);
    return {
      book: document.value((book) => book as ChartBook),
      prices,
      versions: [document.version, prices.version],
    };
  };

  serveMade(app, getChart, documents.answers, async (input) => {
    const { symbol, period } = input.params;
    const others = [...new Set(input.body.compare)].filter((other) => other !== symbol);
    const sessionsOf = await findSessions(db, [symbol, ...others], period, config.quoteProvider === 'sample');
    const getCompany = async (one: string) => {
      const { versions, ...prepared } = await getPrepared(one);
      const kept = sessionsOf(one);
      return { ...prepared, sessions: kept.sessions, versions: [...versions, ...kept.versions] };
    };
    const own = await getCompany(symbol);
    const companies = [own, ...(await Promise.all(others.map(getCompany)))] as const;
    return {
      versions: companies.flatMap(({ versions }) => versions),
      make: () => drawChart(companies, input),
    };
  });
}
