import type { AccountId } from '@tenfold/contract/ids';
import { networkOf, type RateLimiter } from '../../platform/limits/index.ts';

const hour = 3_600;

const allowances = {
  comment: { network: { points: 10_000, seconds: hour }, account: { points: 1_000, seconds: hour } },
} as const;

/** @throws TooManyRequests */
export async function limitLists(
  rateLimiter: RateLimiter,
  what: keyof typeof allowances,
  { address, person }: { readonly address: string; readonly person: { readonly id: AccountId } },
): Promise<void> {
  const { network, account } = allowances[what];
  await rateLimiter.limit(`list ${what}:network:${networkOf(address)}`, network);
  await rateLimiter.limit(`list ${what}:account:${person.id}`, account);
}
