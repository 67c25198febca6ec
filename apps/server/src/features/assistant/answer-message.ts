import type { StatedFigure } from '@tenfold/contract/assistant';
import type { ChatId } from '@tenfold/contract/ids';
import {
  type Answer,
  type AnswerFigure,
  answerQuestion,
  type CompanyIndex,
  type Earlier,
  nextEarlier,
  type ReadQuestion,
  readQuestion,
} from '@tenfold/domain/assistant';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';
import { askedCompany, type CompanyFigures, filingUrl } from '../financials/index.ts';
import { listMessages } from './chat-store.ts';
import type { StoredFigures } from './tables.ts';

export interface AnswerDeps {
  readonly db: Db;
  readonly index: CompanyIndex;
  /** Counts the company as one the person read. Null without figures. @throws Forbidden above their companies of the month */
  readonly open: (symbol: string) => Promise<CompanyFigures | null>;
}

/** Answers a message and keeps the answer, once: answering again finds it. */
export async function answerMessage(
  deps: AnswerDeps,
  { id, chatId }: { id: number; chatId: ChatId },
  now: Date,
): Promise<void> {
  const messages = await listMessages(deps.db, chatId);
  if (messages.some(({ answers }) => answers === id)) return;
  const read = readInTurn(
    messages.filter((each) => each.answers === null && each.id <= id).map(({ text }) => text),
    deps.index,
  );
  const opened = await openAll(deps, read.question?.symbols ?? []);
  const answer = answerQuestion(
    read,
    new Map([...opened].map(([symbol, figures]) => [symbol, askedCompany(figures)])),
  );
  const figures = storedFigures(answer, [...opened.values()]);
  await sql`
    insert into ai_message (chat_id, answers, text, figures, refused, reason, created_at)
    select ${chatId}, id, ${textOf(answer)}, ${JSON.stringify(figures)}::jsonb, ${answer.refused}, ${answer.reason}, ${now}
      from ai_message where id = ${id}
    on conflict (answers) do nothing`.execute(deps.db);
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

async function openAll(
  { open }: AnswerDeps,
  symbols: readonly string[],
): Promise<ReadonlyMap<string, CompanyFigures>> {
  const opened = new Map<string, CompanyFigures>();
  for (const symbol of symbols) {
    const figures = await open(symbol);
    if (figures !== null) opened.set(symbol, figures);
  }
  return opened;
}

function textOf({ sentences }: Answer): string {
  return sentences.map(({ text }) => text).join(' ');
}

function storedFigures({ sentences }: Answer, companies: readonly CompanyFigures[]): StoredFigures {
  const stated = sentences.flatMap(({ figures }) => figures);
  const accessions = [...new Set(stated.flatMap(({ sources }) => sources))];
  return {
    figures: stated.map(describeFigure),
    filings: accessions.flatMap((accession) => {
      const filer = companies.find(({ facts }) => facts.some((fact) => fact.accession === accession));
      return filer === undefined ? [] : [{ accession, url: filingUrl(filer, accession) }];
    }),
  };
}

function describeFigure({ value, unit, symbol, line, periodEnd, sources }: AnswerFigure): StatedFigure {
  return {
    value: typeof value === 'number' || typeof value === 'string' ? value : [...value],
    unit,
    symbol,
    line,
    periodEnd,
    source: [...sources],
  };
}
