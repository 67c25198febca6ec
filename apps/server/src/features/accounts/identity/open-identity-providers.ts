import type { Config } from '../../../config.ts';
import type { Clock } from '../../../platform/clock/index.ts';
import { appleProvider } from './apple.ts';
import { googleProvider } from './google.ts';
import type { IdentityProvider } from './identity-provider.ts';

export interface IdentityProviders {
  readonly google: IdentityProvider | null;
  readonly apple: IdentityProvider | null;
}

export function openIdentityProviders(config: Config, clock: Clock): IdentityProviders {
  return {
    google: config.googleClientId === null ? null : googleProvider(config.googleClientId, clock),
    apple: config.apple === null ? null : appleProvider(config.apple.clientId, clock),
  };
}
