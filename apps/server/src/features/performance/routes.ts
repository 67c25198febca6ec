import { getChart } from '@tenfold/contract/chart';
import type { ChartBook } from '@tenfold/domain/performance';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { serveMade } from '../../platform/http/index.ts';
import { findCloses, missingCompany } from '../company/index.ts';
import { type Company, drawChart } from './draw-chart.ts';
import { performanceDocument } from './prepare-performance.ts';

export function registerPerformance(app: FastifyInstance, { db, documents }: Deps): void {
  const getCompany = async (symbol: string): Promise<Company & { readonly versions: number[] }> => {
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
    const { symbol } = input.params;
    const others = [...new Set(input.body.compare)].filter((other) => other !== symbol);
    const own = await getCompany(symbol);
    const companies = [own, ...(await Promise.all(others.map(getCompany)))] as const;
    return {
      versions: companies.flatMap(({ versions }) => versions),
      make: () => drawChart(companies, input),
    };
  });
}
