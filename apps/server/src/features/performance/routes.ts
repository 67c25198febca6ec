import { getChart } from '@tenfold/contract/chart';
import { isOpenComparison } from '@tenfold/contract/comparisons';
import { standingOf } from '@tenfold/contract/rights';
import type { ChartBook } from '@tenfold/domain/performance';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/index.ts';
import { type QuotaDeps, refuseComparison, refuseHistory } from '../billing/index.ts';
import { missingCompany } from '../company/index.ts';
import { drawChart } from './draw-chart.ts';
import { performanceDocument } from './prepare-performance.ts';

export function registerPerformance(app: FastifyInstance, { db, documents, quota }: QuotaDeps): void {
  const getBook = async (symbol: string): Promise<ChartBook> => {
    const document = await documents.find(symbol, performanceDocument);
    if (document === null) throw await missingCompany(db, symbol);
    return document.value((book) => book as ChartBook);
  };

  serve(app, getChart, async (input, viewer) => {
    const own = await getBook(input.params.symbol);
    const compared = [...new Set(input.body.compare)].filter((symbol) => symbol !== own.symbol);
    const others = await Promise.all(compared.map(getBook));
    refuseHistory(viewer, own.symbol);
    refuseComparison(viewer, own.symbol, compared);
    const standing = standingOf(viewer.person);
    const counted = compared.filter((other) => !isOpenComparison(standing, own.symbol, other));
    for (const symbol of [own.symbol, ...counted]) await quota.open(viewer, symbol);
    return drawChart(db, [own, ...others], input);
  });
}
