import { decodeProtectedHeader } from 'jose';
import { z } from 'zod';
import type { Clock } from '../../../platform/clock/index.ts';
import { createIdTokenVerifier } from './id-token.ts';
import { emailNotVerified, providerUnavailable } from './identity-errors.ts';
import type { ExternalIdentity, IdentityProvider } from './identity-provider.ts';
import { idTokenClaims, toIdentity } from './to-identity.ts';

const name = 'Google';

export const googleEndpoints = {
  issuers: ['https://accounts.google.com', 'accounts.google.com'],
  keysUrl: 'https://www.googleapis.com/oauth2/v3/certs',
  tokenInfoUrl: 'https://oauth2.googleapis.com/tokeninfo',
  userInfoUrl: 'https://openidconnect.googleapis.com/v1/userinfo',
};

export function googleProvider(clientId: string, clock: Clock, at = googleEndpoints): IdentityProvider {
  const verifyIdToken = createIdTokenVerifier({ ...at, name, clientId }, clock);
  return {
    verify: (token) => (isJwt(token) ? verifyIdToken(token) : askAbout(token, clientId, at)),
  };
}

/** Any website can get an access token of its visitors, so tokens issued to other products are refused. */
async function askAbout(
  token: string,
  clientId: string,
  at: typeof googleEndpoints,
): Promise<ExternalIdentity> {
  if (!/^[\w.~+/=-]+$/.test(token)) throw emailNotVerified(name);
  const { aud, sub } = await request(at.tokenInfoUrl, 'POST', token, tokenInfo);
  if (aud !== clientId) throw emailNotVerified(name);
  const person = await request(at.userInfoUrl, 'GET', token, idTokenClaims);
  if (person.sub !== sub) throw emailNotVerified(name);
  return toIdentity(person);
}

const tokenInfo = z.object({ aud: z.string(), sub: z.string().optional() });

async function request<T>(
  url: string,
  method: 'GET' | 'POST',
  token: string,
  answer: z.ZodType<T>,
): Promise<T> {
  const response = await fetch(url, {
    method,
    headers: { authorization: `Bearer ${token}`, accept: 'application/json' },
    signal: AbortSignal.timeout(5_000),
    redirect: 'error',
  }).catch(() => null);
  if (response !== null && [400, 401, 403].includes(response.status)) throw emailNotVerified(name);
  const parsed = answer.safeParse(response?.ok ? await response.json().catch(() => null) : null);
  if (!parsed.success) throw providerUnavailable(name);
  return parsed.data;
}

function isJwt(token: string): boolean {
  try {
    return decodeProtectedHeader(token) !== null;
  } catch {
    return false;
  }
}
