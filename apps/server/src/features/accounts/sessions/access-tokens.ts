import type { KeyObject } from 'node:crypto';
import { type AccountId, accountId } from '@tenfold/contract/ids';
import { errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { Clock } from '../../../platform/clock/index.ts';

export interface TokenClaims {
  readonly accountId: AccountId;
  readonly sessionId: string;
}

export interface AccessTokens {
  sign(claims: TokenClaims, expiresAt: Date): Promise<string>;
  /** Null for a token that is forged, changed or expired. Does not check whether its session has ended. */
  read(token: string): Promise<TokenClaims | null>;
}

const algorithm = 'HS256';

const payload = z.object({
  sub: z
    .string()
    .regex(/^[1-9]\d{0,14}$/)
    .transform(Number)
    .pipe(accountId),
  sid: z.uuid(),
});

export function createAccessTokens(key: () => Promise<KeyObject>, clock: Clock): AccessTokens {
  return {
    async sign({ accountId, sessionId }, expiresAt) {
      return new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: algorithm })
        .setSubject(String(accountId))
        .setIssuedAt(clock.now())
        .setExpirationTime(expiresAt)
        .sign(await key());
    },
    read: async (token) => claimsIn(token, await key(), clock.now()),
  };
}

async function claimsIn(token: string, key: KeyObject, currentDate: Date): Promise<TokenClaims | null> {
  try {
    const verified = await jwtVerify(token, key, {
      algorithms: [algorithm],
      requiredClaims: ['exp'],
      currentDate,
    });
    const read = payload.safeParse(verified.payload);
    return read.success ? { accountId: read.data.sub, sessionId: read.data.sid } : null;
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}
