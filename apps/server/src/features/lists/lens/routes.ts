import { getLens } from '@tenfold/contract/lists';
import type { FastifyInstance } from 'fastify';
import { serveCached } from '../../../platform/http/index.ts';
import { limitCall } from '../../../platform/limits/index.ts';
import { listLatestYearVisible } from '../../billing/index.ts';
import type { ListDeps } from '../list-deps.ts';
import { visibleValues } from '../readable/visible-values.ts';
import { buildLens } from './build-lens.ts';
import { LensDocuments } from './lens-documents.ts';

export function registerLens(app: FastifyInstance, deps: ListDeps): void {
  const { db, documents, live, readable, rateLimiter } = deps;
  const figures = new LensDocuments(db);
  deps.changes.follow(figures.changes);

  serveCached(app, getLens, documents.replies, async ({ params, query }, viewer) => {
    const list = await readable.get(params.id, viewer.person?.id ?? null);
    if (list.kind === 'shared') await limitCall(rateLimiter, 'shared list', viewer);
    const companies = await live.now();
    const { symbols: visible, variant } = await visibleValues(deps, list, viewer);
    const latestYear = await listLatestYearVisible(deps.quota, viewer, list.symbols);
    const open = latestYear.size === new Set(list.symbols).size ? 'all' : [...latestYear].join();
    const lenses = await figures.find(list.symbols);
    return {
      versions: [...companies.versions, figures.version],
      variant: `${list.stamp} ${variant} ${open}`,
      build: () =>
        buildLens({ period: query.period, entries: list.entries, lenses, companies, visible, latestYear }),
    };
  });
}
