import type { PostId } from '@tenfold/contract/ids';
import * as calls from '@tenfold/contract/qa';
import type { FastifyInstance } from 'fastify';
import { type Person, serve } from '../../../../platform/http/index.ts';
import { describePage } from '../questions/describe-page.ts';
import type { ReadingDeps } from '../reading-deps.ts';
import { listEdits, listWaiting, listWithAnalysts } from './queue-store.ts';

export function registerQueues(app: FastifyInstance, deps: ReadingDeps): void {
  const { db } = deps;

  serve(app, calls.getEditorsQueue, async (_, { person }) => {
    const waiting = await listWaiting(db);
    const edits = await listEdits(db);
    const described = await describeById(person, [...waiting, ...edits]);
    return {
      questions: waiting.flatMap(({ id }) => described.get(id) ?? []),
      edits: edits.flatMap(({ id, data, editedAt }) => {
        const question = described.get(id);
        return question === undefined ? [] : [{ ...data, question, editedAt: editedAt.toISOString() }];
      }),
    };
  });

  serve(app, calls.getAnalystsQueue, async (_, { person }) => {
    const queued = await listWithAnalysts(db);
    const described = await describeById(person, queued);
    return {
      questions: queued.flatMap(({ id, since }) => {
        const question = described.get(id);
        return question === undefined ? [] : [{ question, sinceDatetime: since.toISOString() }];
      }),
    };
  });

  async function describeById(person: Person, queued: readonly { id: PostId; version: number }[]) {
    const { build } = await describePage(deps, person, queued);
    return new Map(build().map((question) => [question.id, question]));
  }
}
