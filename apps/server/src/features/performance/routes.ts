import { getChart } from '@tenfold/contract/chart';
import type { ChartBook } from '@tenfold/domain/performance';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { serve } from '../../platform/http/index.ts';
import { missingCompany } from '../company/index.ts';
import { drawChart } from './draw-chart.ts';
import { performanceDocument } from './prepare-performance.ts';

export function registerPerformance(app: FastifyInstance, { db, documents, config }: Deps): void {
  const getBook = async (symbol: string): Promise<ChartBook> => {
    const document = await documents.find(symbol, performanceDocument);
    if (document === null) throw await missingCompany(db, symbol);
    return document.value((book) => book as ChartBook);
  };

  serve(app, getChart, async (input) => {
    const own = await getBook(input.params.symbol);
    const others = [...new Set(input.body.compare)].filter((symbol) => symbol !== own.symbol);
    const books = [own, ...(await Promise.all(others.map(getBook)))] as const;
    return drawChart(db, books, input, config.quoteProvider === 'sample');
  });
}
