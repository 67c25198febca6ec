import * as calls from '@tenfold/contract/assistant';
import type { FastifyInstance } from 'fastify';
import { NotFound, serve } from '../../platform/http/index.ts';
import type { CompanyDeps } from '../company/index.ts';
import { deleteChat, listChats, rateAnswer } from './chat-store.ts';
import type { ModelLimits } from './model/model-limits.ts';
import { countQuestions } from './questions-of-day.ts';
import { readChat } from './read-chat.ts';
import { registerSend } from './send.ts';
import { stopAnswer } from './stop-answer.ts';

export function registerAssistant(app: FastifyInstance, deps: CompanyDeps, limits?: ModelLimits): void {
  const { db, clock } = deps;
  registerSend(app, deps, limits);

  serve(app, calls.listChats, async (_, { person }) => {
    const { most, left, nextAt } = await countQuestions(db, person, clock.now());
    const questions = { most, left, nextAt: nextAt?.toISOString() ?? null };
    return { chats: await listChats(db, person.id), questions };
  });

  serve(app, calls.getChat, ({ params }, { person }) => readChat(db, person.id, params.id));

  serve(app, calls.rateAnswer, async ({ params: { id }, body: { rating } }, { person }) => {
    if (await rateAnswer(db, person.id, { id, rating })) return { rating };
    throw new NotFound('There is no such answer.');
  });

  serve(app, calls.stopAnswer, async ({ params: { id } }, { person }) => {
    if (await stopAnswer(db, person.id, id, clock.now())) return { isStopped: true as const };
    throw new NotFound('There is no such message.');
  });

  serve(app, calls.deleteChat, async ({ params }, { person }) => {
    await deleteChat(db, person.id, params.id);
    return { isDeleted: true as const };
  });
}
