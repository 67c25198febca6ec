import { sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';
import { PaymentRefused } from '../provider/provider.ts';
import { readText, writeText } from './state-text.ts';

/** What a call with an idempotency key was answered: a refusal is an answer too. */
export type Answer<T> =
  | { readonly value: T }
  | { readonly refused: { readonly reason: string; readonly message: string } };

/** @throws Error the key was used for another call: a mistake of ours */
export async function findAnswer<T>(tx: Db, key: string, call: string): Promise<Answer<T> | null> {
  const { rows } = await sql<{ call: string; answer: string }>`
    select call, answer::text as answer from sandbox_answer where key = ${key}`.execute(tx);
  const [row] = rows;
  if (row === undefined) return null;
  if (row.call !== call) throw new Error(`the key of ${row.call} was used for ${call}`);
  return readText<Answer<T>>(row.answer);
}

export async function saveAnswer(
  tx: Db,
  { key, call, customer }: { readonly key: string; readonly call: string; readonly customer: string },
  answer: Answer<unknown>,
  at: Date,
): Promise<void> {
  await sql`
    insert into sandbox_answer (key, customer, call, answer, created_at)
    values (${key}, ${customer}, ${call}, ${writeText(answer)}::text::jsonb, ${at})`.execute(tx);
}

/** @throws PaymentRefused when that was the answer */
export function open<T>(answer: Answer<T>): T {
  if ('value' in answer) return answer.value;
  throw new PaymentRefused(answer.refused.reason, answer.refused.message);
}
