import { createHash, type KeyObject, randomUUID } from 'node:crypto';
import type { AccountId } from '@tenfold/contract/ids';
import { jwtVerify, SignJWT } from 'jose';
import { sql } from 'kysely';
import type { Clock } from '../../../platform/clock/index.ts';
import type { Db } from '../../../platform/db/index.ts';
import { networkOf } from '../../../platform/limits/index.ts';

export interface SignInHistory {
  findDevice(cookie: string | null, email: string): Promise<string | null>;
  isKnownNetwork(email: string, address: string): Promise<boolean>;
  record(accountId: AccountId, email: string, address: string): Promise<string>;
}

export const deviceCookie = 'device';
export const deviceDays = 400;

const audience = 'device';

export function openSignInHistory(db: Db, key: () => Promise<KeyObject>, clock: Clock): SignInHistory {
  return {
    async findDevice(cookie, email) {
      if (cookie === null) return null;
      const options = { algorithms: ['HS256'], audience, subject: hashed(email), currentDate: clock.now() };
      const verified = await jwtVerify(cookie, await key(), options).catch(() => null);
      return verified?.payload.jti ?? null;
    },
    async isKnownNetwork(email, address) {
      const { rows } = await sql<{ id: AccountId; hash: Buffer }>`
        select account_id as id, network_hash as hash
          from known_network join account on account.id = account_id where email = ${email}`.execute(db);
      return rows.some(({ id, hash }) => networkHash(id, address).equals(hash));
    },
    async record(accountId, email, address) {
      await sql`
        insert into known_network (account_id, network_hash, seen_at)
        values (${accountId}, ${networkHash(accountId, address)}, ${clock.now()})
            on conflict (account_id, network_hash) do update set seen_at = excluded.seen_at`.execute(db);
      return new SignJWT()
        .setProtectedHeader({ alg: 'HS256' })
        .setAudience(audience)
        .setSubject(hashed(email))
        .setJti(randomUUID())
        .setExpirationTime(new Date(clock.now().getTime() + deviceDays * 24 * 3_600_000))
        .sign(await key());
    },
  };
}

function networkHash(accountId: AccountId, address: string): Buffer {
  return createHash('sha256')
    .update(`${accountId} ${networkOf(address)}`)
    .digest();
}

function hashed(email: string): string {
  return createHash('sha256').update(email).digest('base64url');
}
