import type { AccountId } from '@tenfold/contract/ids';
import { networkOf, type RateLimit, type RateLimiter } from '../../platform/limits/index.ts';

const hour = 3_600;

const allowances = {
  create: { network: { points: 2_000, seconds: hour }, account: { points: 300, seconds: hour } },
  change: { network: { points: 40_000, seconds: hour }, account: { points: 5_000, seconds: hour } },
  comment: { network: { points: 10_000, seconds: hour }, account: { points: 1_000, seconds: hour } },
} as const;

/** Of a network: links can't be guessed, and a page with one open asks for prices again and again. */
const sharedReads: RateLimit = { points: 10_000, seconds: hour };

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

/** @throws TooManyRequests */
export function limitSharedReads(rateLimiter: RateLimiter, address: string): Promise<void> {
  return rateLimiter.limit(`shared list:network:${networkOf(address)}`, sharedReads);
}
