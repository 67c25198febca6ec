import type { AccountId } from '@tenfold/contract/ids';
import { networkOf, type RateLimiter } from '../../../platform/limits/index.ts';

const hour = 3_600;

const allowances = {
  create: { network: { points: 3_000, seconds: hour }, account: { points: 300, seconds: hour } },
  change: { network: { points: 10_000, seconds: hour }, account: { points: 1_000, seconds: hour } },
} as const;

/** @throws TooManyRequests */
export async function limitComments(
  rateLimiter: RateLimiter,
  what: keyof typeof allowances,
  { address, person }: { readonly address: string; readonly person: { readonly id: AccountId } },
): Promise<void> {
  const { network, account } = allowances[what];
  await rateLimiter.limit(`comment ${what}:network:${networkOf(address)}`, network);
  await rateLimiter.limit(`comment ${what}:account:${person.id}`, account);
}
