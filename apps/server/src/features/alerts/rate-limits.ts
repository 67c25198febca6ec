import type { AccountId } from '@tenfold/contract/ids';
import { networkOf, type RateLimiter } from '../../platform/limits/index.ts';

const hour = 3_600;

/** @throws TooManyRequests */
export async function limitAlerts(
  rateLimiter: RateLimiter,
  { address, person }: { readonly address: string; readonly person: { readonly id: AccountId } },
): Promise<void> {
  await rateLimiter.limit(`alerts:network:${networkOf(address)}`, { points: 10_000, seconds: hour });
  await rateLimiter.limit(`alerts:account:${person.id}`, { points: 2_000, seconds: hour });
}
