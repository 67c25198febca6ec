import { logIn, logOut } from '@tenfold/contract/accounts';
import type { FastifyInstance } from 'fastify';
import { AppError, serve, sessionCookie } from '../../../platform/http/index.ts';
import { allow, forgetAttempts } from '../allow.ts';
import { mailLater } from '../mails/account-mails.ts';
import type { AccountNeeds } from '../needs.ts';
import { endSession } from './session-store.ts';
import { handOver } from './sessions.ts';
import { checkPassword } from './sign-in.ts';

export function registerSessions(app: FastifyInstance, needs: AccountNeeds): void {
  const { db, clock, jobs, limits, sessions } = needs;

  serve(app, logIn, async ({ body: { username: email, password } }, context) => {
    await allow(limits, 'sign in', context.address, email);
    const checked = await checkPassword(db, email, password);
    if (checked === 'wrong') {
      throw new AppError('unauthenticated', 'The e-mail address or the password is wrong.');
    }
    if (checked === 'unconfirmed') {
      await mailLater(jobs, { what: 'asked to register', email });
      throw new AppError(
        'address_unconfirmed',
        'Please confirm your e-mail address first: we have sent the mail again.',
      );
    }
    await forgetAttempts(limits, 'sign in', email);
    return handOver(sessions, await sessions.start(db, checked.accountId), clock, context);
  });

  serve(app, logOut, async (_, { person, keepCookie }) => {
    keepCookie({ name: sessionCookie, value: null, maxAgeSeconds: 0 });
    return { isEnded: await endSession(db, person.sessionId) };
  });
}
