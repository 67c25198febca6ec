import { getList } from '@tenfold/contract/lists';
import type { FastifyInstance } from 'fastify';
import { serveCached } from '../../../platform/http/index.ts';
import { limitCall } from '../../../platform/limits/index.ts';
import type { ListDeps } from '../list-deps.ts';
import { answerList } from './answer-list.ts';

export function registerReadableLists(app: FastifyInstance, deps: ListDeps): void {
  serveCached(app, getList, deps.documents.replies, async ({ params: { id } }, viewer) => {
    const list = await deps.readable.get(id, viewer.person?.id ?? null);
    if (list.kind === 'shared') await limitCall(deps.rateLimiter, 'shared list', viewer);
    return answerList(deps, list, viewer);
  });
}
