import { logIn, logOut } from '@tenfold/contract/accounts';
import type { FastifyInstance } from 'fastify';
import { AppError, serve, sessionCookie } from '../../../platform/http/index.ts';
import { forgetAttempts, slowDown } from '../allow.ts';
import type { AccountNeeds } from '../needs.ts';
import { deviceCookie, deviceDays } from './known-places.ts';
import { endSession } from './session-store.ts';
import { handOver } from './sessions.ts';
import { checkPassword } from './sign-in.ts';

const refusal = 'The email address or password is wrong, or the address isn’t confirmed yet.';

export function registerSessions(app: FastifyInstance, needs: AccountNeeds): void {
  const { db, clock, limits, sessions } = needs;

  serve(app, logIn, async ({ body: { username: email, password } }, context) => {
    const { address } = context;
    const device = await sessions.places.deviceOf(context.cookie(deviceCookie), email);
    const isKnownNetwork = await sessions.places.isKnownNetwork(email, address);
    const attempter = { address, account: email, device, isKnownNetwork };
    await slowDown(limits, 'sign in', attempter);
    const proven = await checkPassword(db, email, password);
    const session = proven === null ? null : await sessions.startProven(db, proven);
    if (session === null) throw new AppError('unauthenticated', refusal);
    await forgetAttempts(limits, 'sign in', attempter);
    const known = await sessions.places.remember(session.accountId, email, address);
    if (device === null) {
      context.keepCookie({ name: deviceCookie, value: known, maxAgeSeconds: deviceDays * 24 * 3_600 });
    }
    return handOver(sessions, session, clock, context);
  });

  serve(app, logOut, async (_, { person, keepCookie }) => {
    keepCookie({ name: sessionCookie, value: null, maxAgeSeconds: 0 });
    return { isEnded: await endSession(db, person.sessionId) };
  });
}
