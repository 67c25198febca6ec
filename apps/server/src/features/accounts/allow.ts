import { type Allowance, type Limits, networkOf } from '../../platform/limits/index.ts';

const quarter = 15 * 60;
const hour = 3_600;

/** How often: from one network, where many people may sit, and about one account, whoever asks. */
const allowances = {
  'sign in': { network: { points: 100, seconds: quarter }, account: { points: 10, seconds: quarter } },
  register: { network: { points: 50, seconds: hour }, account: { points: 5, seconds: hour } },
  mail: { network: { points: 50, seconds: hour }, account: { points: 5, seconds: hour } },
  token: { network: { points: 100, seconds: quarter }, account: { points: 10, seconds: quarter } },
  password: { network: { points: 100, seconds: quarter }, account: { points: 10, seconds: quarter } },
  profile: { network: { points: 1_000, seconds: hour }, account: { points: 200, seconds: hour } },
  picture: { network: { points: 100, seconds: hour }, account: { points: 20, seconds: hour } },
  export: { network: { points: 50, seconds: hour }, account: { points: 10, seconds: hour } },
} as const satisfies Record<string, { network: Allowance; account: Allowance }>;

export type Limited = keyof typeof allowances;

/**
 * Counts an attempt by where it comes from and, where it names one, by the account it is about; whether there is such an
 * account changes nothing.
 * @throws TooManyRequests when it is one too many
 */
export async function allow(
  limits: Limits,
  what: Limited,
  address: string,
  account?: string | number,
): Promise<void> {
  await limits.limit(`${what}:network:${networkOf(address)}`, allowances[what].network);
  if (account !== undefined) await limits.limit(keyOf(what, account), allowances[what].account);
}

/** The right password was typed: the wrong ones before it were slips. */
export async function forgetAttempts(limits: Limits, what: Limited, account: string | number): Promise<void> {
  await limits.forget(keyOf(what, account), allowances[what].account);
}

function keyOf(what: Limited, account: string | number): string {
  return `${what}:account:${account}`;
}
