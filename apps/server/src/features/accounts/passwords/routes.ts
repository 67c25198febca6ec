import { forgotPassword, resetPassword, updatePassword } from '@tenfold/contract/accounts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../../platform/http/index.ts';
import { findRecipient } from '../account-store.ts';
import { forgetAttempts, isFlooded, slowDown } from '../allow.ts';
import { mailLater } from '../mails/account-mails.ts';
import type { AccountNeeds } from '../needs.ts';
import { handOver } from '../sessions/sessions.ts';
import { changePassword } from './change-password.ts';
import { choosePassword } from './choose-password.ts';
import { knowPassword } from './know-password.ts';
import { refuseCommonPassword } from './refuse-common-password.ts';

export function registerPasswords(app: FastifyInstance, needs: AccountNeeds): void {
  const { db, clock, jobs, limits, sessions } = needs;

  serve(app, forgotPassword, async ({ body: { email } }, { address }) => {
    await slowDown(limits, 'mail', { address, account: email });
    const isSpaced = await isFlooded(limits, email);
    await mailLater(jobs, { what: 'asked for a new password', email }, { isSpaced });
    return { message: 'If this address has an account, we’ve emailed it a link.' };
  });

  serve(app, resetPassword, async ({ body }, context) => {
    await slowDown(limits, 'token', { address: context.address, account: null });
    return handOver(sessions, await choosePassword(needs, body.token, body.password), clock, context);
  });

  serve(app, updatePassword, async ({ body: { oldPassword, newPassword } }, { person, address }) => {
    const attempter = { address, account: person.id };
    await slowDown(limits, 'password', attempter);
    const own = await findRecipient(db, { id: person.id });
    refuseCommonPassword(newPassword, own?.email ?? null, 'new_password');
    const was = await knowPassword(db, person.id, 'old_password', oldPassword);
    await forgetAttempts(limits, 'password', attempter);
    return { endedSessions: await changePassword(needs, person, was, newPassword) };
  });
}
