import type { Clock } from '../../../platform/clock/index.ts';
import { createIdTokenVerifier } from './id-token.ts';
import type { IdentityProvider } from './identity-provider.ts';

export const appleEndpoints = {
  issuers: ['https://appleid.apple.com'],
  keysUrl: 'https://appleid.apple.com/auth/keys',
};

export function appleProvider(clientId: string, clock: Clock, at = appleEndpoints): IdentityProvider {
  return { verify: createIdTokenVerifier({ ...at, name: 'Apple', clientId }, clock) };
}
