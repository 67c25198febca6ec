import { getSignInOptions, logInWithApple, logInWithGoogle } from '@tenfold/contract/accounts';
import type { FastifyInstance } from 'fastify';
import { type CallContext, NotFound, serve } from '../../../platform/http/index.ts';
import type { AccountDeps } from '../account-deps.ts';
import { issueSession } from '../sessions/sessions.ts';
import { throttle } from '../slowed-attempts.ts';
import type { ProviderName } from '../tables.ts';
import { signInByIdentity } from './sign-in-by-identity.ts';

export function registerIdentities(app: FastifyInstance, deps: AccountDeps): void {
  const { clock, config, rateLimiter, sessions, providers } = deps;
  const signIn = async (provider: ProviderName, token: string, context: CallContext) => {
    await throttle(rateLimiter, 'token', { address: context.address, account: null });
    const identityProvider = providers[provider];
    if (identityProvider === null) throw new NotFound('This way to sign in isn’t available here.');
    const session = await signInByIdentity(deps, provider, await identityProvider.verify(token));
    return issueSession(sessions, session, clock, context);
  };

  serve(app, getSignInOptions, () => ({
    google: config.googleClientId === null ? null : { clientId: config.googleClientId },
    apple: config.apple,
  }));

  serve(app, logInWithGoogle, ({ body }, context) => signIn('google', body.accessToken, context));

  serve(app, logInWithApple, ({ body }, context) => signIn('apple', body.accessToken, context));
}
