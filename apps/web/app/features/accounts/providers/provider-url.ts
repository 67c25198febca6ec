import type { SignInAttempt } from './provider-attempt.ts';
import type { SignInOptions } from './sign-in-options.ts';

export const googleCallbackPath = '/auth/google/callback';

/** null if this installation doesn't offer the provider. */
export function buildProviderUrl(
  attempt: SignInAttempt,
  options: SignInOptions,
  origin: string,
): string | null {
  const { state, nonce } = attempt;
  if (attempt.provider === 'google') {
    if (options.google === null) return null;
    return withQuery('https://accounts.google.com/o/oauth2/v2/auth', {
      client_id: options.google.clientId,
      redirect_uri: origin + googleCallbackPath,
      response_type: 'id_token',
      scope: 'openid email profile',
      prompt: 'select_account',
      state,
      nonce,
    });
  }
  if (options.apple === null) return null;
  return withQuery('https://appleid.apple.com/auth/authorize', {
    client_id: options.apple.clientId,
    redirect_uri: options.apple.redirectUri,
    response_type: 'code id_token',
    // Apple requires form_post when an email address is requested.
    response_mode: 'form_post',
    scope: 'name email',
    state,
    nonce,
  });
}

function withQuery(address: string, query: Readonly<Record<string, string>>): string {
  return `${address}?${new URLSearchParams(query)}`;
}
