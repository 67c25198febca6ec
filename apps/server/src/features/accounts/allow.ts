import { type Allowance, type Limits, networkOf } from '../../platform/limits/index.ts';

const quarter = 15 * 60;
const hour = 3_600;

/** How often: from one network, where many people may sit, and about one account, whoever asks. */
const allowances = {
  'sign in': { network: { points: 100, seconds: quarter }, account: { points: 10, seconds: quarter } },
  register: { network: { points: 50, seconds: hour }, account: { points: 5, seconds: hour } },
  mail: { network: { points: 50, seconds: hour }, account: { points: 5, seconds: hour } },
  // A token names nobody before it is known to be good.
  token: { network: { points: 100, seconds: quarter } },
  password: { network: { points: 100, seconds: quarter }, account: { points: 10, seconds: quarter } },
  profile: { network: { points: 1_000, seconds: hour }, account: { points: 200, seconds: hour } },
  picture: { network: { points: 100, seconds: hour }, account: { points: 20, seconds: hour } },
  export: { network: { points: 50, seconds: hour }, account: { points: 10, seconds: hour } },
} as const satisfies Record<string, { network: Allowance; account?: Allowance }>;

type Limited = keyof typeof allowances;
type OfAccount = Exclude<Limited, 'token'>;
type Account = string | number;

/**
 * Counts an attempt by where it comes from and by the account it is about; whether there is such an account changes nothing.
 * @throws TooManyRequests when it is one too many
 */
export function allow(limits: Limits, what: 'token', address: string): Promise<void>;
export function allow(limits: Limits, what: OfAccount, address: string, account: Account): Promise<void>;
export async function allow(
  limits: Limits,
  what: Limited,
  address: string,
  account?: Account,
): Promise<void> {
  await limits.limit(`${what}:network:${networkOf(address)}`, allowances[what].network);
  if (what === 'token' || account === undefined) return;
  await limits.limit(keyOf(what, account), allowances[what].account);
}

/** The right password was typed: the wrong ones before it were slips. */
export async function forgetAttempts(limits: Limits, what: OfAccount, account: Account): Promise<void> {
  await limits.forget(keyOf(what, account), allowances[what].account);
}

function keyOf(what: OfAccount, account: Account): string {
  return `${what}:account:${account}`;
}
