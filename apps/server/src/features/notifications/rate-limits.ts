import type { AccountId } from '@tenfold/contract/ids';
import { networkOf, type RateLimiter } from '../../platform/limits/index.ts';

const hour = 3_600;

/** @throws TooManyRequests */
export async function limitNotificationChanges(
  rateLimiter: RateLimiter,
  { address, person }: { readonly address: string; readonly person: { readonly id: AccountId } },
): Promise<void> {
  await rateLimiter.limit(`notifications:network:${networkOf(address)}`, { points: 20_000, seconds: hour });
  await rateLimiter.limit(`notifications:account:${person.id}`, { points: 3_000, seconds: hour });
}

/** Of a network: links can't be guessed, and a mail program asks for those of many people. @throws TooManyRequests */
export function limitUnsubscribing(rateLimiter: RateLimiter, address: string): Promise<void> {
  return rateLimiter.limit(`unsubscribe:network:${networkOf(address)}`, { points: 2_000, seconds: hour });
}
