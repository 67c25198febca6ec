import {
  forgotPassword,
  resetPassword as resetPasswordEndpoint,
  updatePassword,
} from '@tenfold/contract/accounts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../../platform/http/index.ts';
import type { AccountDeps } from '../account-deps.ts';
import { findRecipient } from '../account-store.ts';
import { sendMailLater } from '../mails/account-mails.ts';
import { issueSession } from '../sessions/sessions.ts';
import { isMailLimitReached, resetAttempts, throttle } from '../slowed-attempts.ts';
import { changePassword } from './change-password.ts';
import { refuseCommonPassword } from './refuse-common-password.ts';
import { resetPassword } from './reset-password.ts';
import { verifyPassword } from './verify-password.ts';

export function registerPasswords(app: FastifyInstance, deps: AccountDeps): void {
  const { db, clock, jobs, rateLimiter, sessions } = deps;

  serve(app, forgotPassword, async ({ body: { email } }, { address }) => {
    await throttle(rateLimiter, 'mail', { address, account: email });
    const isSpaced = await isMailLimitReached(rateLimiter, email);
    await sendMailLater(jobs, { what: 'asked for a new password', email }, { isSpaced });
    return { message: 'If this address has an account, we’ve emailed it a link.' };
  });

  serve(app, resetPasswordEndpoint, async ({ body }, context) => {
    await throttle(rateLimiter, 'token', { address: context.address, account: null });
    const session = await resetPassword(deps, body.token, body.password);
    sessions.known.forget(session.accountId);
    return issueSession(sessions, session, clock, context);
  });

  serve(app, updatePassword, async ({ body: { oldPassword, newPassword } }, { person, address }) => {
    const attempter = { address, account: person.id };
    await throttle(rateLimiter, 'password', attempter);
    const own = await findRecipient(db, { id: person.id });
    refuseCommonPassword(newPassword, own?.email ?? null, 'new_password');
    const was = await verifyPassword(db, person.id, 'old_password', oldPassword);
    await resetAttempts(rateLimiter, 'password', attempter);
    const endedSessions = await changePassword(deps, person, was, newPassword);
    sessions.known.forget(person.id);
    return { endedSessions };
  });
}
