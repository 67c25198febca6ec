import { logIn, logOut } from '@tenfold/contract/accounts';
import type { FastifyInstance } from 'fastify';
import { AppError, serve, sessionCookie } from '../../../platform/http/index.ts';
import { allow, forgetAttempts } from '../allow.ts';
import type { AccountNeeds } from '../needs.ts';
import { endSession } from './session-store.ts';
import { handOver } from './sessions.ts';
import { checkPassword } from './sign-in.ts';

const refusal = 'The e-mail address or the password is wrong, or the address is not confirmed yet.';

export function registerSessions(app: FastifyInstance, needs: AccountNeeds): void {
  const { db, clock, limits, sessions } = needs;

  serve(app, logIn, async ({ body: { username: email, password } }, context) => {
    await allow(limits, 'sign in', context.address, email);
    const proven = await checkPassword(db, email, password);
    const session = proven === null ? null : await sessions.startProven(db, proven);
    if (session === null) throw new AppError('unauthenticated', refusal);
    await forgetAttempts(limits, 'sign in', email);
    return handOver(sessions, session, clock, context);
  });

  serve(app, logOut, async (_, { person, keepCookie }) => {
    keepCookie({ name: sessionCookie, value: null, maxAgeSeconds: 0 });
    return { isEnded: await endSession(db, person.sessionId) };
  });
}
