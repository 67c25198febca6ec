import { createRemoteJWKSet, errors, type JWTVerifyGetKey, jwtVerify } from 'jose';
import type { Clock } from '../../../platform/clock/index.ts';
import { emailNotVerified, providerUnavailable } from './identity-errors.ts';
import type { ExternalIdentity } from './identity-provider.ts';
import { idTokenClaims, toIdentity } from './to-identity.ts';

export interface IdTokenIssuer {
  readonly name: string;
  readonly keysUrl: string;
  readonly issuers: readonly string[];
  readonly clientId: string;
}

/** Published keys are cached for ten minutes and fetched again for an unknown one. */
export function createIdTokenVerifier(
  issuer: IdTokenIssuer,
  clock: Clock,
): (token: string) => Promise<ExternalIdentity> {
  const keys = publishedKeys(issuer);
  return async (token) => {
    const verified = await jwtVerify(token, keys, {
      algorithms: ['RS256'],
      issuer: [...issuer.issuers],
      audience: issuer.clientId,
      requiredClaims: ['exp', 'iat', 'sub'],
      currentDate: clock.now(),
    }).catch((error: unknown) => {
      throw error instanceof errors.JOSEError ? emailNotVerified(issuer.name) : error;
    });
    const parsed = idTokenClaims.safeParse(verified.payload);
    if (!parsed.success) throw emailNotVerified(issuer.name);
    return toIdentity(parsed.data);
  };
}

/** An unknown key is a bad token; keys that can't be fetched are the issuer's outage. */
function publishedKeys({ name, keysUrl }: IdTokenIssuer): JWTVerifyGetKey {
  const published = createRemoteJWKSet(new URL(keysUrl), { timeoutDuration: 5_000 });
  return async (header, token) => {
    try {
      return await published(header, token);
    } catch (error) {
      if (error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JWKSMultipleMatchingKeys)
        throw error;
      throw providerUnavailable(name);
    }
  };
}
