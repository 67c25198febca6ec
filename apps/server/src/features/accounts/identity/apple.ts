import type { Clock } from '../../../platform/clock/index.ts';
import { idTokenVerifier } from './id-token.ts';
import type { IdentityProvider } from './identity-provider.ts';

/** What Apple calls itself in its tokens, and where its keys are. */
export const atApple = {
  issuers: ['https://appleid.apple.com'],
  keysUrl: 'https://appleid.apple.com/auth/keys',
};

/** @param at another place for tests */
export function appleProvider(clientId: string, clock: Clock, at = atApple): IdentityProvider {
  return { verify: idTokenVerifier({ ...at, name: 'Apple', clientId }, clock) };
}
