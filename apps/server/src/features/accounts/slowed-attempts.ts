import {
  networksOf,
  type RateLimit,
  type RateLimitedAttempt,
  type RateLimiter,
} from '../../platform/limits/index.ts';

const quarter = 15 * 60;
const hour = 3_600;

/** Attempts before throttling starts: of one network, which many people may share, and for one account from there. */
const freeAttempts = {
  'sign in': { network: { points: 100, seconds: quarter }, account: { points: 10, seconds: quarter } },
  register: { network: { points: 50, seconds: hour }, account: { points: 5, seconds: hour } },
  mail: { network: { points: 50, seconds: hour }, account: { points: 5, seconds: hour } },
  password: { network: { points: 100, seconds: quarter }, account: { points: 10, seconds: quarter } },
  // A token names no account until it is verified.
  token: { network: { points: 100, seconds: quarter }, account: null },
} as const satisfies Record<string, { network: RateLimit; account: RateLimit | null }>;

type Slowed = keyof typeof freeAttempts;
type Account = string | number;

export interface AttemptSource {
  readonly address: string;
  readonly account: Account | null;
  /** A device on which the account signed in before: attempts elsewhere don't count for it. */
  readonly device?: string | null;
  readonly isKnownNetwork?: boolean;
}

/** By account and network together, so that attempts elsewhere slow nobody down. @throws TooManyRequests when many wait */
export function throttle(rateLimiter: RateLimiter, what: Slowed, attempter: AttemptSource): Promise<void> {
  const { address, device = null, isKnownNetwork = false } = attempter;
  const maxWaiting = isKnownNetwork || device !== null ? 50 : 3;
  const { network } = freeAttempts[what];
  const ofNetwork = networksOf(address).map((name, width) => ({
    key: `${what}:network:${name}`,
    allowance: widened(network, width),
    maxWaiting: 50,
  }));
  return rateLimiter.throttle([
    ...accountAttempts(what, attempter).map((attempt) => ({ ...attempt, maxWaiting })),
    ...(device === null ? ofNetwork : []),
  ]);
}

export async function resetAttempts(
  rateLimiter: RateLimiter,
  what: Slowed,
  attempter: AttemptSource,
): Promise<void> {
  for (const { key, allowance } of accountAttempts(what, attempter)) await rateLimiter.reset(key, allowance);
}

function accountAttempts(
  what: Slowed,
  { account, device = null, address }: AttemptSource,
): Pick<RateLimitedAttempt, 'key' | 'allowance'>[] {
  const allowance = freeAttempts[what].account;
  if (account === null || allowance === null) return [];
  const places = device === null ? networksOf(address) : [device];
  return places.map((place, width) => ({
    key: `${what}:account:${account}@${place}`,
    allowance: widened(allowance, width),
  }));
}

/** A /48 contains many /64 networks, and perhaps many people. */
function widened({ points, seconds }: RateLimit, width: number): RateLimit {
  return { points: points * 4 ** width, seconds };
}

const mailsToOneAddress = { points: 5, seconds: hour };

export function isMailLimitReached(rateLimiter: RateLimiter, email: string): Promise<boolean> {
  return rateLimiter.isExceeded(`mails to:${email}`, mailsToOneAddress);
}
