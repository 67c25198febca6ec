import { getMe, logIn, logOut } from '@tenfold/contract/accounts';
import type { FastifyInstance } from 'fastify';
import {
  AppError,
  type CallContext,
  type Person,
  serve,
  sessionCookie,
} from '../../../platform/http/index.ts';
import type { AccountNeeds } from '../needs.ts';
import { getCurrentUser } from '../profile/current-user.ts';
import { endSession, findExpiry } from './session-store.ts';
import { handOver } from './sessions.ts';
import { findByPassword } from './sign-in.ts';

export function registerSessions(app: FastifyInstance, needs: AccountNeeds): void {
  const { db, clock, sessions } = needs;

  serve(app, logIn, async ({ body }, context) => {
    const accountId = await findByPassword(db, body.username, body.password);
    if (accountId === null)
      throw new AppError('unauthenticated', 'The e-mail address or the password is wrong.');
    return handOver(sessions, await sessions.start(db, accountId), clock, context);
  });

  serve(app, logOut, async (_, { person, keepCookie }) => {
    keepCookie({ name: sessionCookie, value: null, maxAgeSeconds: 0 });
    return { isEnded: await endSession(db, person.sessionId) };
  });

  serve(app, getMe, async (_, context) => {
    await renewCookie(needs, context);
    return getCurrentUser(db, context.person.id);
  });
}

/** A browser that lost the cookie, or has that of another session, gets this one's again: pages then know it, too. */
async function renewCookie(
  { db, clock, sessions }: AccountNeeds,
  context: CallContext & { readonly person: Person },
): Promise<void> {
  const { id: accountId, sessionId } = context.person;
  const cookie = context.cookie(sessionCookie);
  if (cookie !== null && (await sessions.tokens.read(cookie))?.sessionId === sessionId) return;
  const expiresAt = await findExpiry(db, sessionId);
  if (expiresAt !== null) await handOver(sessions, { accountId, sessionId, expiresAt }, clock, context);
}
