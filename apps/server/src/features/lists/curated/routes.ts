import * as calls from '@tenfold/contract/lists';
import type { FastifyInstance } from 'fastify';
import { serve, serveCached } from '../../../platform/http/index.ts';
import type { ListDeps } from '../list-deps.ts';
import { answerList } from '../readable/answer-list.ts';
import { describeEntry } from '../readable/list-content.ts';
import { KnownCurated } from './known-curated.ts';

export function registerCurated(app: FastifyInstance, deps: ListDeps): void {
  const { db, documents, live, readable } = deps;

  const known = new KnownCurated(db);
  serve(app, calls.listCuratedLists, () => known.list());

  serveCached(app, calls.refreshCuratedList, documents.replies, async ({ params: { id } }, viewer) =>
    answerList(deps, await readable.getCurated(id), viewer),
  );

  serveCached(app, calls.listCuratedPrices, documents.replies, async ({ params: { id } }) => {
    const { entries, stamp } = await readable.getCurated(id);
    const companies = await live.now();
    return {
      versions: companies.versions,
      variant: stamp,
      build: () => ({ prices: entries.map((entry) => describeEntry(entry, companies, false)) }),
    };
  });
}
