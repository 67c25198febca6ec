import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { textFigure } from './financials/text-figure.ts';
import { accountId, chatId, postId } from './ids.ts';
import { chatTextLimit } from './policy/chat-text-limit.ts';
import { author } from './qa/author.ts';
import { idParam, isoDate, isoTime } from './shapes.ts';
import { safeProse } from './text/safe-text.ts';

/** A figure in a column of a company’s statements. */
const figureInput = z.object({
  symbol: z.string(),
  line: z.string(),
  /** The column in the path of a figure’s source: `2024`, `2024-Q3`, `LTM`; null where the value isn’t the one in force. */
  column: z.string().nullable(),
  periodEnd: isoDate,
  value: z.number(),
  unit: z.string(),
});

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
  /** The figure itself, or those it is calculated from. Answers of the first weeks name none. */
  inputs: z.array(figureInput),
});
export type StatedFigure = z.output<typeof statedFigure>;

/** Words of a sentence, or a figure as it stands there. */
const answerPart = z.object({
  text: z.string(),
  /** Its place among the figures of the message; null: words. */
  figure: z.number().int().nullable(),
});
export type AnswerPart = z.output<typeof answerPart>;

/** One line in several years or of several companies. */
const figureTable = z.object({
  title: z.string(),
  rowsAre: z.enum(['year', 'company']),
  rows: z.array(z.object({ label: z.string(), text: z.string(), figure: statedFigure })),
});
export type FigureTable = z.output<typeof figureTable>;

/** What somebody of the community thinks, in their words: never a statement of the assistant. */
export const quotedOpinion = z.object({
  answerId: postId,
  questionId: postId,
  /** What it answers. */
  question: z.string(),
  author: author.pick({ id: true, fullName: true }),
  isByAnalyst: z.boolean(),
  /** Its beginning, where it is long. */
  text: z.string(),
  isCut: z.boolean(),
  /** Those that its text names in braces, as they were when it was posted. */
  figures: z.array(textFigure).readonly(),
  answeredAt: isoTime,
});
export type QuotedOpinion = z.output<typeof quotedOpinion>;

const filing = z.object({ accession: z.string(), url: z.string() });

const answerEnd = z.enum(['stopped', 'lost', 'failed']);
export type AnswerEnd = z.output<typeof answerEnd>;

const answerRating = z.enum(['good', 'bad']);
export type AnswerRating = z.output<typeof answerRating>;

export const chatMessage = z.object({
  id: z.number().int(),
  /** Zero: the assistant. */
  authorId: z.union([accountId, z.literal(0)]),
  text: z.string(),
  /** The person's id for it, as chosen by the caller: sent again with it, the message gets the answer it has none of. */
  clientId: z.uuid().nullable(),
  createdAt: isoTime,
  /** The assistant's steps: what it read, in sentences. */
  steps: z.array(z.string()),
  /** The assistant's sentences: the text, cut where a figure stands in it. */
  sentences: z.array(z.array(answerPart)),
  /** The assistant's table: what a table says better. */
  table: figureTable.nullable(),
  /** Answers of the community that the assistant quotes and everybody still sees. */
  opinions: z.array(quotedOpinion),
  /** How many others it quoted. */
  opinionsGone: z.number().int(),
  /** The assistant's answer: it isn’t whole. */
  stopped: z.boolean(),
  /** How an answer ended that isn’t whole: its person stopped it, the connection was lost, or the language model failed. */
  ended: answerEnd.nullable(),
  /** How many sentences of the language model that aren’t shown, as the figures don’t say what they say. */
  leftOut: z.number().int(),
  /** The answer's rating: what its person thinks of it. */
  rating: answerRating.nullable(),
  /** The answer's figures: every figure the text states. */
  figures: z.array(statedFigure),
  /** The assistant's refusal: no figure answers the question. */
  refused: z.boolean(),
  /** Why it is refused, or `wrong_premise` where the filings deny what a question takes for given. */
  reason: z.string().nullable(),
  /** The filings of the figures, at the SEC. */
  filings: z.array(filing),
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

/** Named by its type. */
const assistantEvent = z.discriminatedUnion('type', [
  /** The message is stored, and its answer begins. */
  z.object({ type: z.literal('kept'), aiChat, message: chatMessage }),
  z.object({ type: z.literal('step'), text: z.string() }),
  z.object({
    type: z.literal('sentence'),
    parts: z.array(answerPart),
    /** Those the sentence states: they go on from the figures of the sentences before. */
    figures: z.array(statedFigure),
    /** Filings of these figures. */
    filings: z.array(filing),
  }),
  /** An answer of the community, below the sentences. */
  z.object({ type: z.literal('opinion'), opinion: quotedOpinion }),
  /** One more sentence of the language model isn’t shown. */
  z.object({ type: z.literal('left_out'), count: z.number().int() }),
  /** The language model takes long for its next sentence: the caller may go on waiting, or leave and ask with `fromFigures`. */
  z.object({ type: z.literal('waiting') }),
  /** After the sentences, where there is one. */
  z.object({ type: z.literal('table'), table: figureTable, filings: z.array(filing) }),
  /** The answer is stored: whole, unless its message says how it `ended`. */
  z.object({ type: z.literal('end'), message: chatMessage }),
]);
export type AssistantEvent = z.output<typeof assistantEvent>;

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
    /** By rules, without the language model. */
    fromFigures: z.boolean().default(false),
  }),
  reply: chatWithMessages,
  events: assistantEvent,
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
    /** Questions in 24 hours, by plan. */
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

/** Rates an answer in one’s own chats. Null takes it back. */
export const rateAnswer = endpoint({
  method: 'POST',
  access: 'person',
  path: '/qa/ai/answers/{id}/rate',
  summary: 'Rate an answer of the research assistant',
  params: z.object({ id: idParam }),
  body: z.object({ rating: answerRating.nullable() }),
  reply: z.object({ rating: answerRating.nullable() }),
  refusals: ['not_found'],
});

/** The caller stops the answer to a message by leaving its stream; this says that they meant to. */
export const stopAnswer = endpoint({
  method: 'POST',
  access: 'person',
  path: '/qa/ai/messages/{id}/stop',
  summary: 'Stop an answer of the research assistant',
  params: z.object({ id: idParam }),
  reply: z.object({ isStopped: z.literal(true) }),
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
