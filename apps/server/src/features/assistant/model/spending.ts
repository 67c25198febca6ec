import { sql } from 'kysely';
import type { ModelPrices } from '../../../config-fields.ts';
import type { Db } from '../../../platform/db/index.ts';

export interface UsedTokens {
  readonly input: number;
  readonly output: number;
}

interface Budget {
  readonly prices: ModelPrices;
  /** Dollars a month; null: no limit. */
  readonly budget: number | null;
}

/** What one answer is taken to cost until it is known. */
const reserved: UsedTokens = { input: 40_000, output: 3_000 };

/** Where a server doesn’t count: at least so many. */
export function tokensOf(text: string): number {
  return Math.ceil(text.length / charactersOfToken);
}

/** At the least. */
const charactersOfToken = 3;

/** In millionths of a dollar, as prices are dollars for a million tokens. */
function costOf({ input, output }: UsedTokens, { prices }: Budget): number {
  return Math.ceil(input * prices.input + output * prices.output);
}

/** Counts an answer before it is begun. @returns false where the month’s money doesn’t cover it */
export async function reserveSpending(db: Db, given: Budget, now: Date): Promise<boolean> {
  const cost = costOf(reserved, given);
  const most = given.budget === null ? null : Math.round(given.budget * 1_000_000);
  if (most !== null && cost > most) return false;
  const { rows } = await sql`
    insert into ai_spending (month, input_tokens, output_tokens, cost) values (${monthOf(now)}, 0, 0, ${cost})
    on conflict (month) do update set cost = ai_spending.cost + ${cost}
     where ${most}::bigint is null or ai_spending.cost + ${cost} <= ${most}
    returning 1`.execute(db);
  return rows.length > 0;
}

/** Counts what it did use. @param began of the month in which it was reserved */
export async function settleSpending(db: Db, given: Budget, used: UsedTokens, began: Date): Promise<void> {
  const difference = costOf(used, given) - costOf(reserved, given);
  await sql`
    update ai_spending
       set input_tokens = input_tokens + ${used.input}, output_tokens = output_tokens + ${used.output},
           cost = greatest(0, cost + ${difference})
     where month = ${monthOf(began)}`.execute(db);
}

function monthOf(now: Date): string {
  return `${now.toISOString().slice(0, 7)}-01`;
}
