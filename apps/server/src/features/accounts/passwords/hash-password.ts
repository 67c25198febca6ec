import { randomBytes } from 'node:crypto';
import { hash, parseOptions, verify } from '@node-rs/argon2';
import { ConcurrencyLimit, serverBusy } from '../../../platform/http/index.ts';

/** argon2id as OWASP recommends: 19 MiB, two passes, one thread. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** At most two cores and 38 MiB, and a queue of a few seconds. */
const hashing = new ConcurrencyLimit({
  atATime: 2,
  maxWaiting: 100,
  refusal: serverBusy('Too many people are signing in right now. Please try again in a moment.'),
});

export function hashPassword(password: string): Promise<string> {
  return hashing.run(() => hash(written(password), cost));
}

/** Without a hash it returns false after the same work, so that timing reveals nothing. */
export async function matchesPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const against = passwordHash ?? (await nobodysHash());
  const same = await hashing.run(() => verify(against, written(password)));
  return same && passwordHash !== null;
}

export function needsRehash(passwordHash: string): boolean {
  const was = parseOptions(passwordHash);
  return Object.entries(cost).some(([name, value]) => was[name as keyof typeof cost] !== value);
}

let nobodys: Promise<string> | null = null;

function nobodysHash(): Promise<string> {
  nobodys ??= hash(randomBytes(16).toString('hex'), cost);
  return nobodys;
}

/** Keyboards compose the same letters in different ways. */
function written(password: string): string {
  return password.normalize('NFKC');
}
