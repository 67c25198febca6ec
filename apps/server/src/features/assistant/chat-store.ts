import type {
  AiChat,
  AnswerEnd,
  AnswerRating,
  ChatMessage,
  QuotedOpinion,
} from '@tenfold/contract/assistant';
import type { AccountId, ChatId, PostId } from '@tenfold/contract/ids';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';
import type { StoredFigures } from './tables.ts';

interface ChatRow {
  readonly id: ChatId;
  readonly title: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

export interface MessageRow {
  readonly id: number;
  /** Null: of the person. */
  readonly answers: number | null;
  readonly text: string;
  readonly figures: StoredFigures | null;
  readonly refused: boolean | null;
  readonly reason: string | null;
  /** It isn’t whole. */
  readonly stopped: boolean;
  readonly ended: AnswerEnd | null;
  readonly leftOut: number;
  readonly rating: AnswerRating | null;
  readonly clientId: string | null;
  readonly createdAt: Date;
}

const mostChats = 100;
const chat = sql`id, title, created_at as "createdAt", updated_at as "updatedAt"`;

/** Newest first. */
export async function listChats(db: Db, accountId: AccountId): Promise<AiChat[]> {
  const { rows } = await sql<ChatRow>`
    select ${chat} from ai_chat where account_id = ${accountId}
     order by updated_at desc, id desc limit ${mostChats}`.execute(db);
  return rows.map(describeChat);
}

export async function findChat(db: Db, accountId: AccountId, id: ChatId): Promise<AiChat | null> {
  const { rows } = await sql<ChatRow>`
    select ${chat} from ai_chat where id = ${id} and account_id = ${accountId}`.execute(db);
  return rows[0] === undefined ? null : describeChat(rows[0]);
}

/** Each answer after the message it answers, whichever was written first. */
export async function listMessages(db: Db, id: ChatId): Promise<MessageRow[]> {
  const { rows } = await sql<MessageRow>`
    select id, answers, text, figures, refused, reason, stopped, ended, left_out as "leftOut", rating, client_id as "clientId", created_at as "createdAt"
      from ai_message where chat_id = ${id} order by coalesce(answers, id), id`.execute(db);
  return rows;
}

export async function deleteChat(db: Db, accountId: AccountId, id: ChatId): Promise<void> {
  await sql`delete from ai_chat where id = ${id} and account_id = ${accountId}`.execute(db);
}

/** @returns whether they have such an answer */
export async function rateAnswer(
  db: Db,
  accountId: AccountId,
  { id, rating }: { id: number; rating: AnswerRating | null },
): Promise<boolean> {
  const { rows } = await sql`
    update ai_message set rating = ${rating} from ai_chat
     where ai_message.id = ${id} and answers is not null
       and ai_chat.id = ai_message.chat_id and ai_chat.account_id = ${accountId}
    returning 1`.execute(db);
  return rows.length > 0;
}

/** @param opinions of the community, those that everybody still sees */
export function describeMessage(
  row: MessageRow,
  accountId: AccountId,
  opinions: ReadonlyMap<PostId, QuotedOpinion>,
): ChatMessage {
  const quoted = row.figures?.opinions ?? [];
  const shown = quoted.flatMap((id) => opinions.get(id) ?? []);
  return {
    id: row.id,
    authorId: row.answers === null ? accountId : 0,
    text: row.text,
    clientId: row.clientId,
    steps: row.figures?.steps ?? [],
    sentences: row.figures?.sentences ?? (row.answers === null ? [] : [[{ text: row.text, figure: null }]]),
    table: row.figures?.table ?? null,
    opinions: shown,
    opinionsGone: quoted.length - shown.length,
    stopped: row.stopped,
    ended: row.ended,
    leftOut: row.leftOut,
    rating: row.rating,
    createdAt: row.createdAt.toISOString(),
    figures: (row.figures?.figures ?? []).map((figure) => ({ inputs: [], ...figure })),
    filings: row.figures?.filings ?? [],
    refused: row.refused ?? false,
    reason: row.reason,
  };
}

function describeChat({ id, title, createdAt, updatedAt }: ChatRow): AiChat {
  return { id, title, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
}
