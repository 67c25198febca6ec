import type { ChatWithMessages } from '@tenfold/contract/assistant';
import { type AssistantEvent, sendToAssistant } from '@tenfold/contract/assistant';
import type { RequestOf } from '@tenfold/contract/endpoint';
import type { FastifyInstance } from 'fastify';
import { type CallContext, createInProcessApi, serve } from '../../platform/http/index.ts';
import { type CompanyDeps, CompanyNames } from '../company/index.ts';
import { CompanyFiguresCache } from '../financials/index.ts';
import { answerMessage } from './answer-message.ts';
import { chatNotFound } from './chat-not-found.ts';
import { answersByModel } from './model/answer-by-model.ts';
import { type ModelLimits, usualLimits } from './model/model-limits.ts';
import { readChat } from './read-chat.ts';
import { type SavedMessage, saveMessage } from './save-message.ts';
import { Turns } from './turns.ts';
import type { WrittenEvent } from './written-answer.ts';

type ChatAuthor = CallContext<'person'>;
type ChatMessage = RequestOf<typeof sendToAssistant>['body'];

interface Asking {
  readonly caller: ChatAuthor;
  readonly fromFigures: boolean;
  readonly left: AbortSignal;
}

/** Asking: the message is kept, and its answer written while its caller reads. */
export function registerSend(
  app: FastifyInstance,
  deps: CompanyDeps,
  limits: ModelLimits = usualLimits,
): void {
  const { db, clock, quota, live, log, config } = deps;
  const figures = new CompanyFiguresCache(db);
  const names = new CompanyNames();
  const turns = new Turns(db);
  const settings = config.languageModel;
  const byModel = settings === null ? null : answersByModel({ db, clock, settings, limits });

  const save = ({ aiChatId: chatId, text, clientId }: ChatMessage, { person: { id, plan } }: ChatAuthor) =>
    saveMessage(db, { accountId: id, plan, chatId, text, clientId: clientId ?? null }, clock.now());

  async function* answer(
    saved: SavedMessage,
    { caller, fromFigures, left }: Asking,
  ): AsyncGenerator<WrittenEvent, void> {
    const open = async (symbol: string) => {
      await quota.recordView({ ...caller }, symbol);
      return figures.find(symbol);
    };
    const endTurn = await turns.begin(caller.person.id, left);
    if (endTurn === null) return;
    try {
      const listings = await live.listings.withFigures();
      const symbols = new Set(listings.map(({ symbol }) => symbol));
      const openKnown = async (symbol: string) => (symbols.has(symbol) ? open(symbol) : null);
      // Acts as the person of the request: nothing a model writes says whose notes are read.
      const api = createInProcessApi(app, { ...caller, person: async () => caller.person }, log);
      const isCompany = (symbol: string) => symbols.has(symbol);
      const model = fromFigures ? null : (byModel?.({ api, open: openKnown, isCompany, left }) ?? null);
      yield* answerMessage({ db, log, model, index: names.of(listings), open }, saved, clock.now());
    } finally {
      await endTurn();
    }
  }

  async function* stream(
    sent: ChatMessage,
    caller: ChatAuthor,
    left: AbortSignal,
  ): AsyncGenerator<AssistantEvent, void> {
    const saved = await save(sent, caller);
    const { aiChat, messages } = await readChat(db, caller.person.id, saved.chatId);
    const message = messages.find(({ id }) => id === saved.id);
    if (message === undefined) throw chatNotFound();
    yield { type: 'kept', aiChat, message };
    yield* answer(saved, { caller, fromFigures: sent.fromFigures, left });
    // A chat may be deleted while its answer is written.
    const answered = answerIn(await readChat(db, caller.person.id, saved.chatId), saved);
    if (answered === undefined) throw chatNotFound();
    yield { type: 'end', message: answered };
  }

  /** A caller without a stream can’t choose how to go on: where the model fails, the rules answer. */
  async function answerWhole(sent: ChatMessage, caller: ChatAuthor): Promise<ChatWithMessages> {
    const saved = await save(sent, caller);
    const asking = { caller, fromFigures: sent.fromFigures, left: new AbortController().signal };
    for await (const _ of answer(saved, asking));
    const chat = await readChat(db, caller.person.id, saved.chatId);
    if (answerIn(chat, saved)?.ended !== 'failed') return chat;
    for await (const _ of answer(saved, { ...asking, fromFigures: true }));
    return readChat(db, caller.person.id, saved.chatId);
  }

  serve(
    app,
    sendToAssistant,
    ({ body }, caller) => answerWhole(body, caller),
    ({ body }, caller, left) => stream(body, caller, left),
  );
}

function answerIn({ messages }: ChatWithMessages, { id }: SavedMessage) {
  const next = messages[messages.findIndex((message) => message.id === id) + 1];
  return next?.authorId === 0 ? next : undefined;
}
