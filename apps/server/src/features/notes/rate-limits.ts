import type { AccountId } from '@tenfold/contract/ids';
import { networkOf, type RateLimiter } from '../../platform/limits/index.ts';

const hour = 3_600;

/** Writing keeps what is known of each company; an export reads all there is. */
const allowances = {
  write: { network: { points: 2_000, seconds: hour }, account: { points: 500, seconds: hour } },
  save: { network: { points: 10_000, seconds: hour }, account: { points: 3_000, seconds: hour } },
  export: { network: { points: 300, seconds: hour }, account: { points: 30, seconds: hour } },
} as const;

/** @throws TooManyRequests */
export async function limitNotes(
  rateLimiter: RateLimiter,
  what: keyof typeof allowances,
  { address, person }: { readonly address: string; readonly person: { readonly id: AccountId } },
): Promise<void> {
  const { network, account } = allowances[what];
  await rateLimiter.limit(`note ${what}:network:${networkOf(address)}`, network);
  await rateLimiter.limit(`note ${what}:account:${person.id}`, account);
}
