import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { accountId, chatId } from './ids.ts';
import { chatTextLimit } from './policy/chat-text-limit.ts';
import { idParam, isoDate, isoTime } from './shapes.ts';
import { safeProse } from './text/safe-text.ts';

/** One figure that an answer states, in full: its text rounds. */
export const statedFigure = z.object({
  /** A percentage is a fraction; the winner of a comparison a symbol, a ranking symbols in order. */
  value: z.union([z.number(), z.string(), z.array(z.string())]),
  /** ISO 4217 (`USD`), `USD/share`, `shares`, `percent`, `ratio`, `year`, `symbol` or `ordered symbols`. */
  unit: z.string(),
  symbol: z.string().nullable(),
  line: z.string().nullable(),
  periodEnd: isoDate.nullable(),
  /** Accession numbers of the filings it comes from; `user` for what the person assumed. */
  source: z.array(z.string()),
});
export type StatedFigure = z.output<typeof statedFigure>;

export const chatMessage = z.object({
  id: z.number().int(),
  /** Zero: the assistant. */
  authorId: z.union([accountId, z.literal(0)]),
  text: z.string(),
  createdAt: isoTime,
  /** Of the assistant: every figure the text states. */
  figures: z.array(statedFigure),
  /** Of the assistant: no figure answers the question. */
  refused: z.boolean(),
  /** Why it is refused, or `wrong_premise` where the filings deny what a question takes for given. */
  reason: z.string().nullable(),
  /** The filings of the figures, at the SEC. */
  filings: z.array(z.object({ accession: z.string(), url: z.string() })),
});
export type ChatMessage = z.output<typeof chatMessage>;

export const aiChat = z.object({
  id: chatId,
  /** The first words of the first message. */
  title: z.string(),
  createdAt: isoTime,
  updatedAt: isoTime,
});
export type AiChat = z.output<typeof aiChat>;

const chatWithMessages = z.object({
  aiChat,
  /** Oldest first. */
  messages: z.array(chatMessage),
});
export type ChatWithMessages = z.output<typeof chatWithMessages>;

const ofChat = z.object({ id: idParam.brand<'ChatId'>() });

/** The message is kept before its answer is begun; sent again with the same `clientId`, it is one message. */
export const sendToAssistant = endpoint({
  method: 'POST',
  access: 'person',
  limit: 'assistant message',
  path: '/qa/ai/chats/send',
  summary: 'Ask the research assistant',
  body: z.object({
    /** Null begins a chat. */
    aiChatId: chatId.nullable().default(null),
    text: safeProse(chatTextLimit, `Use at most ${chatTextLimit} characters`).refine(
      (text) => text.length > 0,
      'Write a question',
    ),
    /** Chosen by the caller, so that a message sent twice is one. */
    clientId: z.uuid().optional(),
  }),
  reply: chatWithMessages,
  refusals: ['not_found', 'conflict', 'quota_reached'],
});

/** Newest first, at most a hundred. */
export const listChats = endpoint({
  method: 'GET',
  access: 'person',
  path: '/qa/ai/chats',
  summary: 'The person’s chats with the research assistant',
  reply: z.object({
    chats: z.array(aiChat),
    /** Of 24 hours, by plan. */
    questions: z.object({
      most: z.number().int(),
      left: z.number().int(),
      /** When one more may be asked; null: now. */
      nextAt: isoTime.nullable(),
    }),
  }),
});

export const getChat = endpoint({
  method: 'GET',
  access: 'person',
  path: '/qa/ai/chats/{id}',
  summary: 'A chat with the research assistant',
  params: ofChat,
  reply: chatWithMessages,
  refusals: ['not_found'],
});

/** With its messages, for good. Deleting it twice is deleting it. */
export const deleteChat = endpoint({
  method: 'DELETE',
  access: 'person',
  path: '/qa/ai/chats/{id}',
  summary: 'Delete a chat with the research assistant',
  params: ofChat,
  reply: z.object({ isDeleted: z.literal(true) }),
});
