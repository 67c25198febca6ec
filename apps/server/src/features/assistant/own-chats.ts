import type { AccountId } from '@tenfold/contract/ids';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';
import type { OwnTable } from '../../platform/own-data.ts';

export const ownChats = {
  table: 'ai_chat',
  erase: { what: 'your chats with the research assistant', how: 'delete' },
  async read(db: Db, accountId: AccountId) {
    const { rows } = await sql<{ id: number }>`
      select chat.id, chat.title, chat.created_at as "createdAt",
             json_agg(json_build_object('isAnswer', message.answers is not null, 'text', message.text,
                                        'reason', message.reason, 'rating', message.rating, 'createdAt', message.created_at)
                      order by coalesce(message.answers, message.id), message.id) as messages
        from ai_chat chat join ai_message message on message.chat_id = chat.id
       where chat.account_id = ${accountId} group by chat.id order by chat.id`.execute(db);
    return [{ name: 'assistant-chats.json', content: rows }];
  },
} satisfies OwnTable;

/** For the questions of a day. */
export const ownQuestionTimes = {
  table: 'ai_asked',
  erase: { what: 'when you asked the research assistant', how: 'delete' },
  async read(db: Db, accountId: AccountId) {
    const { rows } = await sql`
      select asked_at as "askedAt" from ai_asked where account_id = ${accountId} order by asked_at`.execute(
      db,
    );
    return [{ name: 'assistant-questions-of-the-day.json', content: rows }];
  },
} satisfies OwnTable;
