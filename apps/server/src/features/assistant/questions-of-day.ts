import type { AccountId } from '@tenfold/contract/ids';
import { limits } from '@tenfold/contract/policy/limits';
import type { PlanKey } from '@tenfold/contract/policy/rights';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';

const day = 86_400_000;

interface QuestionsAsker {
  readonly id: AccountId;
  readonly plan: PlanKey;
}

export interface QuestionsOfDay {
  /** In 24 hours. */
  readonly most: number;
  readonly left: number;
  /** When one more may be asked; null: now. */
  readonly nextAt: Date | null;
}

/** Also of chats that were deleted since. */
export async function countQuestions(
  db: Db,
  { id, plan }: QuestionsAsker,
  now: Date,
): Promise<QuestionsOfDay> {
  const most = limits.messagesToAssistantADay[plan];
  const { rows } = await sql<{ at: Date }>`
    select asked_at as at from ai_asked
     where account_id = ${id} and asked_at > ${new Date(now.getTime() - day)}
     order by asked_at desc limit ${most}`.execute(db);
  const oldest = rows[most - 1];
  const nextAt = oldest === undefined ? null : new Date(oldest.at.getTime() + day);
  return { most, left: most - rows.length, nextAt };
}

export async function noteQuestion(tx: Db, accountId: AccountId, now: Date): Promise<void> {
  await sql`insert into ai_asked (account_id, asked_at) values (${accountId}, ${now})`.execute(tx);
}
