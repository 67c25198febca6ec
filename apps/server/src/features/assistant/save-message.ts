import type { AccountId, ChatId } from '@tenfold/contract/ids';
import { limits } from '@tenfold/contract/policy/limits';
import type { PlanKey } from '@tenfold/contract/policy/rights';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';
import { Conflict, TooManyRequests } from '../../platform/http/index.ts';
import { chatNotFound } from './chat-not-found.ts';
import { countQuestions, noteQuestion } from './questions-of-day.ts';

export interface SentMessage {
  readonly accountId: AccountId;
  readonly plan: PlanKey;
  readonly chatId: ChatId | null;
  readonly text: string;
  readonly clientId: string | null;
}

export interface SavedMessage {
  readonly id: number;
  readonly chatId: ChatId;
}

const titleLength = 80;

/**
 * Keeps a message before its answer is begun. One that was sent before, by its client id, is not kept again.
 *
 * @throws NotFound for a chat that isn’t theirs, TooManyRequests above their messages of a day, Conflict for a full chat
 */
export function saveMessage(db: Db, sent: SentMessage, now: Date): Promise<SavedMessage> {
  return db.transaction().execute(async (tx) => {
    // One at a time a person: their messages are counted.
    await sql`select from account where id = ${sent.accountId} for update`.execute(tx);
    const known = await findSent(tx, sent);
    if (known !== null) {
      await sql`update ai_message set stop_asked_at = null where id = ${known.id}`.execute(tx);
      return known;
    }
    await refuseAboveDaily(tx, sent, now);
    const chatId =
      sent.chatId === null ? await insertChat(tx, sent, now) : await touchChat(tx, sent, sent.chatId, now);
    const { rows } = await sql<{ id: number }>`
      insert into ai_message (chat_id, text, client_id, created_at)
      values (${chatId}, ${sent.text}, ${sent.clientId}, ${now}) returning id`.execute(tx);
    await noteQuestion(tx, sent.accountId, now);
    return { id: rows[0]?.id ?? 0, chatId };
  });
}

async function findSent(tx: Db, { accountId, chatId, clientId }: SentMessage): Promise<SavedMessage | null> {
  if (clientId === null) return null;
  const { rows } = await sql<SavedMessage>`
    select message.id, message.chat_id as "chatId"
      from ai_message message join ai_chat chat on chat.id = message.chat_id
     where chat.account_id = ${accountId} and message.client_id = ${clientId}
       and (${chatId}::bigint is null or chat.id = ${chatId})`.execute(tx);
  return rows[0] ?? null;
}

/** @throws TooManyRequests */
async function refuseAboveDaily(tx: Db, { accountId: id, plan }: SentMessage, now: Date): Promise<void> {
  const { most, nextAt } = await countQuestions(tx, { id, plan }, now);
  if (nextAt === null) return;
  const seconds = Math.max(1, Math.ceil((nextAt.getTime() - now.getTime()) / 1_000));
  throw new TooManyRequests(
    `You can ask ${most} questions a day. You can ask again in ${inWords(seconds)}.`,
    seconds,
  );
}

function inWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 60) return minutes === 1 ? 'a minute' : `${minutes} minutes`;
  const hours = Math.ceil(minutes / 60);
  return hours === 1 ? 'an hour' : `${hours} hours`;
}

async function insertChat(tx: Db, { accountId, text }: SentMessage, now: Date): Promise<ChatId> {
  const { rows } = await sql<{ id: ChatId }>`
    insert into ai_chat (account_id, title, created_at, updated_at)
    values (${accountId}, ${titleOf(text)}, ${now}, ${now}) returning id`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw chatNotFound();
  return row.id;
}

/** @throws NotFound, Conflict */
async function touchChat(tx: Db, { accountId }: SentMessage, id: ChatId, now: Date): Promise<ChatId> {
  const { rows } = await sql<{ messages: number }>`
    update ai_chat set updated_at = ${now} where id = ${id} and account_id = ${accountId}
    returning (select count(*)::int from ai_message where chat_id = ai_chat.id) as messages`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw chatNotFound();
  if (row.messages >= limits.messagesOfChat) {
    throw new Conflict(`This chat has ${limits.messagesOfChat} messages. Please begin another.`);
  }
  return id;
}

function titleOf(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length <= titleLength ? line : `${line.slice(0, titleLength - 1).trimEnd()}…`;
}
