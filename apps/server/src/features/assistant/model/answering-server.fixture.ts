import { apiBase } from '@tenfold/contract/endpoint';
import type { FastifyInstance } from 'fastify';
import { beforeEach } from 'vitest';
import { emptyTables } from '../../../platform/db/empty-tables.fixture.ts';
import { openedBeforeTests } from '../../../platform/db/opened-before-tests.fixture.ts';
import { signedInAs } from '../../../platform/http/calls/people.fixture.ts';
import { company } from '../../company/index.ts';
import { financials } from '../../financials/index.ts';
import { usualLimits } from './model-limits.ts';
import { type AnswerEvent, eventsIn, openScriptedServer } from './scripted-server.fixture.ts';

export const question = 'how did acme do in fiscal 2025, and what came of it?';

/** For the tests of a file: it listens, and before each nobody has asked and the model has all the time it wants. */
export function onAnsweringServer() {
  const patient = { ...usualLimits, waiting: 60_000, piece: 60_000 };
  const limits = { ...patient };
  const server = openedBeforeTests(async () => {
    let app: FastifyInstance | undefined;
    const listening = (api: FastifyInstance) => {
      app = api;
    };
    const opened = await openScriptedServer([company.routes, financials.routes, listening], {
      limits,
      budget: '1',
    });
    return { ...opened, origin: (await app?.listen({ host: '127.0.0.1', port: 0 })) ?? '' };
  });
  beforeEach(async () => {
    Object.assign(limits, patient);
    await emptyTables(server.db, ['ai_chat', 'ai_asked', 'ai_spending', 'companies_opened']);
  });
  return {
    server,
    limits,
    async stream(more: object = {}, by: 'ann' | 'ben' = 'ben'): Promise<AnswerEvent[]> {
      const headers = { accept: 'text/event-stream' };
      const reply = await server.post('/qa/ai/chats/send', { text: question, ...more }, by, headers);
      return eventsIn(reply.body);
    },
    /** An answer that is not read to its end. */
    async begin(body: object) {
      const leaving = new AbortController();
      const reply = await fetch(`${server.origin}${apiBase}/qa/ai/chats/send`, {
        method: 'POST',
        headers: { accept: 'text/event-stream', 'content-type': 'application/json', ...signedInAs('ben') },
        body: JSON.stringify(body),
        signal: leaving.signal,
      });
      return { reply, leave: () => leaving.abort() };
    },
    messages: async () => (await server.get('/qa/ai/chats/1', {}, 'ben')).json().messages,
  };
}

export const typesOf = (events: readonly AnswerEvent[]) => events.map(({ type }) => type);
