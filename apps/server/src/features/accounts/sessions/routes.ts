import { logIn, logOut } from '@tenfold/contract/accounts';
import type { FastifyInstance } from 'fastify';
import { AppError, serve, sessionCookie } from '../../../platform/http/index.ts';
import type { AccountDeps } from '../account-deps.ts';
import { resetAttempts, throttle } from '../slowed-attempts.ts';
import { checkPassword } from './check-password.ts';
import { endSession } from './session-store.ts';
import { issueSession } from './sessions.ts';
import { deviceCookie, deviceDays } from './sign-in-history.ts';

const refusal = 'The email address or password is wrong, or the address isn’t confirmed yet.';

export function registerSessions(app: FastifyInstance, deps: AccountDeps): void {
  const { db, clock, rateLimiter, sessions } = deps;

  serve(app, logIn, async ({ body: { username: email, password } }, context) => {
    const { address } = context;
    const device = await sessions.signInHistory.findDevice(context.cookie(deviceCookie), email);
    const isKnownNetwork = await sessions.signInHistory.isKnownNetwork(email, address);
    const attempter = { address, account: email, device, isKnownNetwork };
    await throttle(rateLimiter, 'sign in', attempter);
    const checked = await checkPassword(db, email, password);
    const session = checked === null ? null : await sessions.startWithPassword(db, checked);
    if (session === null) throw new AppError('unauthenticated', refusal);
    await resetAttempts(rateLimiter, 'sign in', attempter);
    const known = await sessions.signInHistory.record(session.accountId, email, address);
    if (device === null) {
      context.setCookie({ name: deviceCookie, value: known, maxAgeSeconds: deviceDays * 24 * 3_600 });
    }
    return issueSession(sessions, session, clock, context);
  });

  serve(app, logOut, async (_, { person, setCookie }) => {
    setCookie({ name: sessionCookie, value: null, maxAgeSeconds: 0 });
    const isEnded = await endSession(db, person.sessionId);
    sessions.known.forget(person.id);
    return { isEnded };
  });
}
