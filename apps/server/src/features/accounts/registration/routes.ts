import {
  checkEmail,
  checkVerify,
  completeRegister,
  register,
  requestVerifyToken,
  verify,
} from '@tenfold/contract/accounts';
import { emailField } from '@tenfold/contract/accounts/fields';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../../platform/http/index.ts';
import { allow, isFlooded, slowDown } from '../allow.ts';
import { mailLater } from '../mails/account-mails.ts';
import type { AccountNeeds } from '../needs.ts';
import { getCurrentUser } from '../profile/current-user.ts';
import { updateAccount } from '../profile/profile-store.ts';
import { handOver } from '../sessions/sessions.ts';
import { askForAccount } from './ask-for-account.ts';
import { confirmAddress } from './confirm-address.ts';

const accepted = { message: 'We’ve emailed a link to this address. Open it to continue.' };

export function registerRegistration(app: FastifyInstance, needs: AccountNeeds): void {
  const { db, clock, jobs, limits, sessions } = needs;

  serve(app, checkEmail, ({ params }) => {
    const read = emailField.safeParse(params.email);
    return { isAcceptable: read.success, reason: read.error?.issues[0]?.message ?? null };
  });

  serve(app, register, async ({ body }, { address }) => {
    await slowDown(limits, 'register', { address, account: body.email });
    await askForAccount(needs, body, await isFlooded(limits, body.email));
    return accepted;
  });

  serve(app, requestVerifyToken, async ({ body: { email } }, { address }) => {
    await slowDown(limits, 'mail', { address, account: email });
    const isSpaced = await isFlooded(limits, email);
    await mailLater(jobs, { what: 'asked to register', email }, { isSpaced });
    return accepted;
  });

  serve(app, verify, async ({ body }, context) => {
    await slowDown(limits, 'token', { address: context.address, account: null });
    return handOver(sessions, await confirmAddress(needs, body.token), clock, context);
  });

  serve(app, checkVerify, async ({ body }, { address }) => {
    await slowDown(limits, 'token', { address, account: null });
    return { isVerified: (await sessions.recognise(body.accessToken)) !== null };
  });

  serve(app, completeRegister, async ({ body: { profile, ...names } }, { person, address }) => {
    await allow(limits, 'profile', address, person.id);
    await updateAccount(db, person.id, { ...names, ...(profile !== undefined && { profile }) });
    return { user: await getCurrentUser(db, person.id) };
  });
}
