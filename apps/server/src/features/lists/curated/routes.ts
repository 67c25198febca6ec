import * as calls from '@tenfold/contract/lists';
import type { FastifyInstance } from 'fastify';
import { BriefAnswer } from '../../../platform/documents/index.ts';
import { serve, serveCached } from '../../../platform/http/index.ts';
import type { ListDeps } from '../list-deps.ts';
import { answerList } from '../readable/answer-list.ts';
import { describeEntry } from '../readable/list-content.ts';
import { trustedMs } from '../serve-change.ts';
import { listCuratedLists } from './curated-store.ts';

export function registerCurated(app: FastifyInstance, deps: ListDeps): void {
  const { db, documents, live, readable } = deps;

  const curated = new BriefAnswer(async () => ({ lists: await listCuratedLists(db) }), trustedMs);
  serve(app, calls.listCuratedLists, () => curated.find());

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
