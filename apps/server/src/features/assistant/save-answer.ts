import { sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';
import type { SavedMessage } from './save-message.ts';
import type { WrittenAnswer } from './written-answer.ts';

/** Once, and over one that was stopped. Not at all if its message was deleted meanwhile. */
export async function saveAnswer(
  db: Db,
  { id, chatId }: SavedMessage,
  { text, stored, verdict, ended, leftOut }: WrittenAnswer,
  now: Date,
): Promise<void> {
  await sql`
    insert into ai_message (chat_id, answers, text, figures, refused, reason, stopped, ended, left_out, created_at)
    select ${chatId}, id, ${text}, ${JSON.stringify(stored)}::jsonb, ${verdict.refused}, ${verdict.reason},
           ${ended !== null},
           case when ${ended}::text = 'lost' and stop_asked_at is not null then 'stopped' else ${ended}::text end, ${leftOut}, ${now}
      from ai_message where id = ${id}
    on conflict (answers) do update
      set text = excluded.text, figures = excluded.figures, refused = excluded.refused, reason = excluded.reason,
          stopped = excluded.stopped, ended = excluded.ended, left_out = excluded.left_out, rating = null, created_at = excluded.created_at
      where ai_message.stopped`.execute(db);
}
