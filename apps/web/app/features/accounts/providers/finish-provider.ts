import { logInWithApple, logInWithGoogle } from '@tenfold/contract/accounts';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { beginSession } from '../../../session/begin-session.ts';
import { type ProviderGrant, type ProviderName, tokenFor } from './provider-attempt.ts';
import { takeAttempt } from './stored-attempt.ts';

export async function finishProvider(provider: ProviderName, granted: ProviderGrant): Promise<void> {
  const attempt = takeAttempt();
  const body = { accessToken: tokenFor(attempt, provider, granted) };
  const call = provider === 'google' ? logInWithGoogle : logInWithApple;
  beginSession(await browserApi.call(call, { body }));
  window.location.replace(attempt?.next ?? '/');
}
