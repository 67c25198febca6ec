import { FormRefusedError } from '../../../forms/form-error.ts';
import { decodeClaims } from '../../../platform/storage/access-token.ts';

export type ProviderName = 'google' | 'apple';

export const providerNames: Readonly<Record<ProviderName, string>> = { google: 'Google', apple: 'Apple' };

/** A sign-in on its way to Google or Apple. Only this tab knows its two secrets. */
export interface SignInAttempt {
  readonly provider: ProviderName;
  /** Returned beside the token; nobody else can sign a person in as someone they are not. */
  readonly state: string;
  /** Returned inside the token; rejects a token issued for another sign-in. */
  readonly nonce: string;
  readonly next: string;
}

export interface ProviderGrant {
  readonly idToken: string | null;
  readonly state: string | null;
  readonly error: string | null;
}

export function createAttempt(provider: ProviderName, next: string): SignInAttempt {
  return { provider, next, state: secret(), nonce: secret() };
}

function secret(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(24)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

/**
 * The token, if it belongs to this tab's attempt; the server verifies that it is genuine.
 * @throws FormRefusedError
 */
export function tokenFor(
  attempt: SignInAttempt | null,
  provider: ProviderName,
  granted: ProviderGrant,
): string {
  const name = providerNames[provider];
  if (granted.error !== null) {
    const cancelled = ['access_denied', 'user_cancelled_authorize'].includes(granted.error);
    throw new FormRefusedError(
      cancelled
        ? `You cancelled signing in with ${name}.`
        : `${name} couldn’t sign you in. Please try again.`,
    );
  }
  if (granted.idToken === null)
    throw new FormRefusedError(`${name} didn’t complete the sign-in. Please try again.`);
  const isOurs =
    attempt !== null &&
    attempt.provider === provider &&
    granted.state === attempt.state &&
    decodeClaims(granted.idToken)?.nonce === attempt.nonce;
  if (!isOurs) throw new FormRefusedError('This sign-in has expired or started elsewhere. Please try again.');
  return granted.idToken;
}
