import type { AccountId } from '@tenfold/contract/ids';
import { networkOf, type RateLimit, type RateLimiter } from '../../platform/limits/index.ts';

const hour = 3_600;

/** A save is sent when typing rests, at most every 0.8 seconds. */
const allowances = {
  create: { network: { points: 2_000, seconds: hour }, account: { points: 300, seconds: hour } },
  'look back': { network: { points: 2_000, seconds: hour }, account: { points: 300, seconds: hour } },
  save: { network: { points: 40_000, seconds: hour }, account: { points: 5_000, seconds: hour } },
} as const;

/** Of a network: links can't be guessed, and reading one computes a forecast. */
export const sharedReads: RateLimit = { points: 1_000, seconds: hour };

/** @throws TooManyRequests */
export async function limitForecasts(
  rateLimiter: RateLimiter,
  what: keyof typeof allowances,
  { address, person }: { readonly address: string; readonly person: { readonly id: AccountId } },
): Promise<void> {
  const { network, account } = allowances[what];
  await rateLimiter.limit(`forecast ${what}:network:${networkOf(address)}`, network);
  await rateLimiter.limit(`forecast ${what}:account:${person.id}`, account);
}
