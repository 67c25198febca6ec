import type { AccountId } from '@tenfold/contract/ids';
import { type RateLimitName, rateLimits } from '@tenfold/contract/policy/rate-limits';
import type { RateLimit, RateLimiter } from './limits.ts';
import { networkOf } from './network-of.ts';

/** @throws TooManyRequests */
export async function limitCall(
  rateLimiter: RateLimiter,
  name: RateLimitName,
  { address, person }: { readonly address: string; readonly person: { readonly id: AccountId } | null },
): Promise<void> {
  const { network, account } = rateLimits[name];
  await rateLimiter.limit(`${name}:network:${networkOf(address)}`, anHour(network));
  if (account === null || person === null) return;
  await rateLimiter.limit(`${name}:account:${person.id}`, anHour(account));
}

function anHour(points: number): RateLimit {
  return { points, seconds: 3_600 };
}
