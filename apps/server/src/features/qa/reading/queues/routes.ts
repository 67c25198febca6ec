import type { PostId } from '@tenfold/contract/ids';
import * as calls from '@tenfold/contract/qa';
import type { FastifyInstance } from 'fastify';
import { type Person, serve } from '../../../../platform/http/index.ts';
import { countReports } from '../../reports/list-reports.ts';
import { countShared } from '../../reports/list-shared.ts';
import { describePage } from '../questions/describe-page.ts';
import type { ReadingDeps } from '../reading-deps.ts';
import { findThread } from '../thread/find-thread.ts';
import { readFirstPosts } from './first-posts.ts';
import { listNewTags } from './new-tags.ts';
import { readPlace } from './queue-cursor.ts';
import { countQueues, listEdits, listWaiting, listWithAnalysts } from './queue-store.ts';
import { reviewQuestion } from './review-question.ts';

export function registerQueues(app: FastifyInstance, deps: ReadingDeps): void {
  const { db } = deps;

  serve(app, calls.getEditorsQueue, async ({ query }, { person }) => {
    const { items, next } = await listWaiting(db, readPlace(query.cursor));
    const described = await describeById(person, items);
    const questions = items.flatMap(({ id, isFirst }) => {
      const question = described.get(id);
      return question === undefined ? [] : [{ question, isFirst }];
    });
    return { questions, next };
  });

  serve(app, calls.getEditsQueue, async ({ query }, { person }) => {
    const { items, next } = await listEdits(db, readPlace(query.cursor));
    const described = await describeById(person, items);
    const edits = items.flatMap(({ id, data, editedAt }) => {
      const question = described.get(id);
      return question === undefined
        ? []
        : [{ ownsShare: false, isGenerated: false, ...data, question, editedAt: editedAt.toISOString() }];
    });
    return { edits, next };
  });

  serve(app, calls.getQueueCounts, async () => {
    const { oldest, ...counts } = await countQueues(db);
    return {
      ...counts,
      reports: (await countReports(db)) + (await countShared(db, deps.clock.now())),
      oldestDatetime: oldest?.toISOString() ?? null,
    };
  });

  serve(app, calls.getQuestionReview, async ({ params: { id } }, { person }) => {
    const { thread } = await findThread(deps, person, id);
    return reviewQuestion(db, thread);
  });

  serve(app, calls.getFirstPosts, ({ query }, { person }) => readFirstPosts(deps, person, query.cursor));

  serve(app, calls.getNewTags, async ({ query }) => {
    const { items, next } = await listNewTags(db, readPlace(query.cursor));
    return { tags: [...items], next };
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
