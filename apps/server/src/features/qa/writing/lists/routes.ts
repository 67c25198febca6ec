import * as calls from '@tenfold/contract/qa';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../../../platform/http/index.ts';
import type { WriteDeps } from '../write-deps.ts';
import { createList, deleteList, renameList } from './change-lists.ts';

export function registerQuestionLists(app: FastifyInstance, deps: WriteDeps): void {
  serve(app, calls.createQuestionList, ({ body }, { person }) => createList(deps, person, body.name));

  serve(app, calls.renameQuestionList, ({ params, body }, { person }) =>
    renameList(deps, person, { ...params, ...body }),
  );

  serve(app, calls.deleteQuestionList, async ({ params }, { person }) => {
    await deleteList(deps, person, params.id);
    return { isDeleted: true as const };
  });
}
