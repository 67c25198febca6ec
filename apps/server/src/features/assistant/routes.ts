import * as calls from '@tenfold/contract/assistant';
import type { ChatId } from '@tenfold/contract/ids';
import { type CompanyIndex, companyIndex } from '@tenfold/domain/assistant';
import type { FastifyInstance } from 'fastify';
import { type CallContext, serve } from '../../platform/http/index.ts';
import type { CompanyDeps, SearchableListing } from '../company/index.ts';
import { CompanyFiguresCache } from '../financials/index.ts';
import { answerMessage } from './answer-message.ts';
import { chatNotFound } from './chat-not-found.ts';
import { deleteChat, describeMessage, findChat, listChats, listMessages } from './chat-store.ts';
import { keepMessage } from './keep-message.ts';
import { countQuestions } from './questions-of-day.ts';

export function registerAssistant(app: FastifyInstance, deps: CompanyDeps): void {
  const { db, clock, quota, live } = deps;
  const figures = new CompanyFiguresCache(db);
  const indexes = new WeakMap<readonly SearchableListing[], CompanyIndex>();

  const indexOf = (listings: readonly SearchableListing[]): CompanyIndex => {
    const known = indexes.get(listings) ?? companyIndex(namedOnce(listings));
    indexes.set(listings, known);
    return known;
  };

  const read = async (id: ChatId, { person }: CallContext<'person'>) => {
    const aiChat = await findChat(db, person.id, id);
    if (aiChat === null) throw chatNotFound();
    const messages = await listMessages(db, id);
    return { aiChat, messages: messages.map((row) => describeMessage(row, person.id)) };
  };

  serve(app, calls.sendToAssistant, async ({ body: { aiChatId, text, clientId } }, caller) => {
    const { person } = caller;
    const sent = {
      accountId: person.id,
      plan: person.plan,
      chatId: aiChatId,
      text,
      clientId: clientId ?? null,
    };
    const kept = await keepMessage(db, sent, clock.now());
    const open = async (symbol: string) => {
      await quota.recordView({ ...caller }, symbol);
      return figures.find(symbol);
    };
    const index = indexOf(await live.listings.withFigures());
    await answerMessage({ db, index, open }, kept, clock.now());
    return read(kept.chatId, caller);
  });

  serve(app, calls.listChats, async (_, { person }) => {
    const { most, left, nextAt } = await countQuestions(db, person, clock.now());
    const questions = { most, left, nextAt: nextAt?.toISOString() ?? null };
    return { chats: await listChats(db, person.id), questions };
  });

  serve(app, calls.getChat, ({ params }, caller) => read(params.id, caller));

  serve(app, calls.deleteChat, async ({ params }, { person }) => {
    await deleteChat(db, person.id, params.id);
    return { isDeleted: true as const };
  });
}

/** A company’s names are those of its first listing; the others are found by their symbols. */
function namedOnce(listings: readonly SearchableListing[]) {
  const first = new Map(listings.toReversed().map(({ cik, symbol }) => [cik, symbol]));
  return listings.map(({ symbol, cik, name, shortName }) => ({
    symbol,
    names: first.get(cik) === symbol ? [name, shortName] : [],
  }));
}
