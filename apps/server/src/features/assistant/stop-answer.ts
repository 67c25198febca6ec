import type { AccountId } from '@tenfold/contract/ids';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';

/**
 * Says that the answer to a message was stopped by its person, who leaves: whichever the server learns first. An answer that is
 * whole stays as it is.
 *
 * @returns whether they have such a message
 */
export async function stopAnswer(db: Db, accountId: AccountId, id: number, now: Date): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql`
      update ai_message set stop_asked_at = ${now} from ai_chat
       where ai_message.id = ${id} and answers is null
         and ai_chat.id = ai_message.chat_id and ai_chat.account_id = ${accountId}
      returning 1`.execute(tx);
    if (rows.length === 0) return false;
    await sql`update ai_message set ended = 'stopped' where answers = ${id} and ended = 'lost'`.execute(tx);
    return true;
  });
}
