/** Counting attempts: rate limits. */

export { limitCall } from './limit-call.ts';
export { openRateLimiter, type RateLimit, type RateLimitedAttempt, type RateLimiter } from './limits.ts';
export { networkOf, networksOf } from './network-of.ts';
