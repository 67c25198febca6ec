import {
  checkEmail,
  checkMailLink,
  checkVerify,
  completeRegister,
  register,
  requestVerifyToken,
  verify,
} from '@tenfold/contract/accounts';
import { emailField } from '@tenfold/contract/accounts/credentials';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../../platform/http/index.ts';
import type { AccountDeps } from '../account-deps.ts';
import { sendMailLater } from '../mails/account-mails.ts';
import { isResetTokenValid } from '../passwords/reset-store.ts';
import { getCurrentUser } from '../profile/current-user.ts';
import { updateAccount } from '../profile/profile-store.ts';
import { hashToken } from '../random-token.ts';
import { issueSession } from '../sessions/sessions.ts';
import { isMailLimitReached, throttle } from '../slowed-attempts.ts';
import { confirmEmail } from './confirm-email.ts';
import { isVerifyTokenValid } from './registration-store.ts';
import { startRegistration } from './start-registration.ts';

const accepted = { message: 'We’ve emailed a link to this address. Open it to continue.' };

export function registerRegistration(app: FastifyInstance, deps: AccountDeps): void {
  const { db, clock, jobs, rateLimiter, sessions } = deps;

  serve(app, checkEmail, ({ params }) => {
    const read = emailField.safeParse(params.email);
    return { isAcceptable: read.success, reason: read.error?.issues[0]?.message ?? null };
  });

  serve(app, register, async ({ body }, { address }) => {
    await throttle(rateLimiter, 'register', { address, account: body.email });
    await startRegistration(deps, body, await isMailLimitReached(rateLimiter, body.email));
    return accepted;
  });

  serve(app, requestVerifyToken, async ({ body: { email } }, { address }) => {
    await throttle(rateLimiter, 'mail', { address, account: email });
    const isSpaced = await isMailLimitReached(rateLimiter, email);
    await sendMailLater(jobs, { what: 'asked to register', email }, { isSpaced });
    return accepted;
  });

  serve(app, verify, async ({ body }, context) => {
    await throttle(rateLimiter, 'token', { address: context.address, account: null });
    return issueSession(sessions, await confirmEmail(deps, body.token), clock, context);
  });

  serve(app, checkMailLink, async ({ body: { token, purpose } }, { address }) => {
    await throttle(rateLimiter, 'token', { address, account: null });
    const isTokenValid = purpose === 'verify' ? isVerifyTokenValid : isResetTokenValid;
    return { isValid: await isTokenValid(db, hashToken(token), clock.now()) };
  });

  serve(app, checkVerify, async ({ body }, { address }) => {
    await throttle(rateLimiter, 'token', { address, account: null });
    return { isVerified: (await sessions.authenticate(body.accessToken)) !== null };
  });

  serve(app, completeRegister, async ({ body: { profile, ...names } }, { person }) => {
    await updateAccount(deps, person.id, { ...names, ...(profile !== undefined && { profile }) });
    return { user: await getCurrentUser(db, person.id) };
  });
}
