import { randomBytes } from 'node:crypto';
import { hash, parseOptions, verify } from '@node-rs/argon2';
import { ConcurrencyLimit, serverBusy } from '../../../platform/http/index.ts';

/** argon2id as OWASP recommends it: 19 MiB, two passes, one thread. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Two cores and 38 MiB at most, and no more waiting than is done within a few seconds. */
const hashing = new ConcurrencyLimit({
  atATime: 2,
  mostWaiting: 100,
  refusal: serverBusy('Too many people are signing in right now. Please try again in a moment.'),
});

export function hashPassword(password: string): Promise<string> {
  return hashing.run(() => hash(written(password), cost));
}

/** Whether this is the password. Without a hash the answer is no, after as much work. */
export async function matchesPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const against = passwordHash ?? (await nobodysHash());
  const same = await hashing.run(() => verify(against, written(password)));
  return same && passwordHash !== null;
}

/** Whether the cost has changed since: then the password is hashed anew when it is next typed. */
export function needsRehash(passwordHash: string): boolean {
  const was = parseOptions(passwordHash);
  return Object.entries(cost).some(([name, value]) => was[name as keyof typeof cost] !== value);
}

let nobodys: Promise<string> | null = null;

function nobodysHash(): Promise<string> {
  nobodys ??= hash(randomBytes(16).toString('hex'), cost);
  return nobodys;
}

/** The same letters are the same password, however a keyboard composes them. */
function written(password: string): string {
  return password.normalize('NFKC');
}
