import { type AssistantEvent, sendToAssistant } from '@tenfold/contract/assistant';
import type { RequestOf } from '@tenfold/contract/endpoint';
import type { FastifyInstance } from 'fastify';
import { type CallContext, serve } from '../../platform/http/index.ts';
import type { CompanyDeps } from '../company/index.ts';
import { CompanyFiguresCache } from '../financials/index.ts';
import { answerMessage } from './answer-message.ts';
import { chatNotFound } from './chat-not-found.ts';
import { CompanyNames } from './company-names.ts';
import { type KeptMessage, keepMessage } from './keep-message.ts';
import { readChat } from './read-chat.ts';
import { Turns } from './turns.ts';
import type { WrittenEvent } from './written-answer.ts';

type Asker = CallContext<'person'>;
type Sent = RequestOf<typeof sendToAssistant>['body'];

/** Asking: the message is kept, and its answer written while its caller reads. */
export function registerSend(app: FastifyInstance, { db, clock, quota, live }: CompanyDeps): void {
  const figures = new CompanyFiguresCache(db);
  const names = new CompanyNames();
  const turns = new Turns();

  const keep = ({ aiChatId: chatId, text, clientId }: Sent, { person: { id, plan } }: Asker) =>
    keepMessage(db, { accountId: id, plan, chatId, text, clientId: clientId ?? null }, clock.now());

  async function* answer(kept: KeptMessage, caller: Asker): AsyncGenerator<WrittenEvent, void> {
    const open = async (symbol: string) => {
      await quota.recordView({ ...caller }, symbol);
      return figures.find(symbol);
    };
    const endTurn = await turns.begin(caller.person.id);
    try {
      const index = names.of(await live.listings.withFigures());
      yield* answerMessage({ db, index, open }, kept, clock.now());
    } finally {
      endTurn();
    }
  }

  async function* stream(sent: Sent, caller: Asker): AsyncGenerator<AssistantEvent, void> {
    const kept = await keep(sent, caller);
    const { aiChat, messages } = await readChat(db, caller.person.id, kept.chatId);
    const message = messages.find(({ id }) => id === kept.id);
    if (message === undefined) throw chatNotFound();
    yield { type: 'kept', aiChat, message };
    yield* answer(kept, caller);
    // A chat may be deleted while its answer is written.
    const after = (await readChat(db, caller.person.id, kept.chatId)).messages;
    const answered = after[after.findIndex(({ id }) => id === kept.id) + 1];
    if (answered === undefined) throw chatNotFound();
    yield { type: 'end', message: answered };
  }

  serve(
    app,
    sendToAssistant,
    async ({ body }, caller) => {
      const kept = await keep(body, caller);
      for await (const _ of answer(kept, caller));
      return readChat(db, caller.person.id, kept.chatId);
    },
    ({ body }, caller) => stream(body, caller),
  );
}
