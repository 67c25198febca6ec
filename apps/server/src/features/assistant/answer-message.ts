import type { ChatId } from '@tenfold/contract/ids';
import {
  answerQuestion,
  type CompanyIndex,
  type Earlier,
  nextEarlier,
  type ReadQuestion,
  readingStep,
  readQuestion,
} from '@tenfold/domain/assistant';
import type { LookupCompany } from '@tenfold/domain/figure-lookup';
import type { Db } from '../../platform/db/index.ts';
import type { Logger } from '../../platform/log/index.ts';
import { type CompanyFigures, lookupCompanyOf } from '../financials/index.ts';
import { listMessages } from './chat-store.ts';
import type { AnswerByModel } from './model/answer-by-model.ts';
import { ModelFailed } from './model/read-model.ts';
import { saveAnswer } from './save-answer.ts';
import { WrittenAnswer, type WrittenEvent } from './written-answer.ts';

export interface AnswerDeps {
  readonly db: Db;
  readonly log: Logger;
  /** Null: by rules. */
  readonly model: AnswerByModel | null;
  readonly index: CompanyIndex;
  /** Counts the company as one the person read. Null without figures. @throws Forbidden above their companies of the month */
  readonly open: (symbol: string) => Promise<CompanyFigures | null>;
}

/**
 * Answers a message as it is read, and keeps the answer: whole, or what of it was written when its caller left, which is answered
 * anew when the message is sent again. A whole answer is given again as it stands.
 */
export async function* answerMessage(
  deps: AnswerDeps,
  { id, chatId }: { id: number; chatId: ChatId },
  now: Date,
): AsyncGenerator<WrittenEvent, void> {
  const messages = await listMessages(deps.db, chatId);
  const before = messages.find(({ answers }) => answers === id);
  if (before?.figures != null && !before.stopped) return;
  const written = new WrittenAnswer();
  let failed = false;
  try {
    const isWritten = deps.model !== null && (yield* deps.model(messages, id, written));
    const questions = messages.filter((each) => each.answers === null && each.id <= id);
    const texts = questions.map(({ text }) => text);
    if (!isWritten) yield* writeByRules(deps, readInTurn(texts, deps.index), written);
  } catch (cause) {
    if (cause instanceof ModelFailed) {
      deps.log.warn({ err: cause }, 'the language model failed');
      written.fail();
      return;
    }
    failed = true;
    throw cause;
  } finally {
    // Also where the caller has left, and this function returns from a `yield`.
    if (!failed) await saveAnswer(deps.db, { id, chatId }, written, now);
  }
}

async function* writeByRules(
  { open }: AnswerDeps,
  read: ReadQuestion,
  written: WrittenAnswer,
): AsyncGenerator<WrittenEvent, void> {
  const companies = new Map<string, LookupCompany>();
  for (const symbol of read.question?.symbols ?? []) {
    const figures = await open(symbol);
    if (figures === null) continue;
    const company = lookupCompanyOf(figures);
    companies.set(symbol, company);
    if (read.question !== null) yield written.addStep(readingStep(read.question, company), figures);
  }
  const { sentences, table, reason, refused } = answerQuestion(read, companies);
  written.begin({ reason, refused }, sentences.length);
  for (const sentence of sentences) yield written.addSentence(sentence);
  if (table !== null) yield written.addTable(table);
}

/** The last of a chat’s messages, read with what those before it asked. */
function readInTurn(texts: readonly string[], index: CompanyIndex): ReadQuestion {
  let earlier: Earlier = null;
  let read = readQuestion('', index);
  for (const text of texts) {
    read = readQuestion(text, index, earlier);
    earlier = nextEarlier(read, earlier);
  }
  return read;
}
