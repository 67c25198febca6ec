import type { AccountId } from '@tenfold/contract/ids';
import type { Clock } from '../../../platform/clock/index.ts';
import type { Db } from '../../../platform/db/index.ts';
import type { Jobs, Queue } from '../../../platform/jobs/index.ts';
import { buildMail, type Mailer } from '../../../platform/mail/index.ts';
import { findRecipient } from '../account-store.ts';
import { saveResetToken } from '../passwords/reset-store.ts';
import { createRandomToken } from '../random-token.ts';
import {
  clearPendingPassword,
  deleteRegistration,
  saveVerifyToken,
} from '../registration/registration-store.ts';
import { linkHours } from './link-hours.ts';
import {
  accountDeletedMail,
  alreadyRegisteredMail,
  confirmEmailMail,
  passwordChangedMail,
  resetPasswordMail,
} from './mail-contents.ts';

/** Looks up the account in the job, so that response times reveal nothing; creates tokens there, because jobs are stored. */
export type MailReason =
  | { readonly what: 'asked to register' | 'asked for a new password'; readonly email: string }
  | { readonly what: 'changed the password'; readonly accountId: AccountId }
  | { readonly what: 'deleted the account'; readonly email: string; readonly firstName: string };

export interface MailDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly mailer: Mailer;
  readonly siteUrl: () => string;
}

const name = 'account-mails';

interface MailOptions {
  readonly tx?: Db;
  /** The address got many emails lately: one each ten minutes from now on, the newest. */
  readonly isSpaced?: boolean;
}

export function sendMailLater(jobs: Jobs, reason: MailReason, options: MailOptions = {}): Promise<void> {
  const { tx, isSpaced = false } = options;
  const spaced =
    isSpaced && 'email' in reason ? { key: `${reason.what} ${reason.email}`, seconds: 600 } : null;
  return jobs.send({ name }, reason, { ...(tx !== undefined && { tx }), ...(spaced !== null && { spaced }) });
}

export function accountMailQueue(deps: MailDeps): Queue<MailReason> {
  return {
    name,
    cron: null,
    isAwaited: true,
    perform: (reason, _, job) => write({ ...deps, mailer: naming(deps.mailer, job) }, reason),
    // The address and the name of somebody who left.
    isForgotten: ({ what }) => what === 'deleted the account',
  };
}

/** Its link is a new one when it runs again: the email it wrote before has none that works. */
function naming(mailer: Mailer, job: string): Mailer {
  return { ...mailer, send: (mail) => mailer.send({ ...mail, job }) };
}

/** Emails that wait for somebody who leaves, and what is kept of those that were sent. */
export async function forgetMails(
  jobs: Jobs,
  { email, accountId }: { readonly email: string; readonly accountId: AccountId },
  tx: Db,
): Promise<void> {
  await jobs.forget({ name }, { email }, { tx });
  await jobs.forget({ name }, { accountId }, { tx });
}

async function write(deps: MailDeps, reason: MailReason): Promise<void> {
  const { db, mailer, siteUrl } = deps;
  switch (reason.what) {
    case 'asked to register':
      return writeToRegister(deps, reason.email);
    case 'asked for a new password':
      return writeToReset(deps, reason.email);
    case 'changed the password': {
      const to = await findRecipient(db, { id: reason.accountId });
      if (to !== null) await mailer.send(buildMail(to.email, passwordChangedMail(to.firstName, siteUrl())));
      return;
    }
    case 'deleted the account':
      await mailer.forget?.(reason.email);
      return mailer.send(buildMail(reason.email, accountDeletedMail(reason.firstName)));
  }
}

async function writeToRegister(deps: MailDeps, email: string): Promise<void> {
  const { db, mailer, siteUrl } = deps;
  const owner = await findRecipient(db, { email });
  if (owner === null) return writeToConfirm(deps, email);
  await deleteRegistration(db, email);
  await mailer.send(buildMail(email, alreadyRegisteredMail(owner.firstName, siteUrl())));
}

async function writeToConfirm({ db, clock, mailer, siteUrl }: MailDeps, email: string): Promise<void> {
  const { token, hash } = createRandomToken();
  const verification = await saveVerifyToken(db, email, hash, hoursFrom(clock, linkHours.confirmation));
  if (verification === null) return;
  const letter = confirmEmailMail(`${siteUrl()}/verify/${token}`, verification.lacksPassword);
  await mailer.send(buildMail(email, letter));
}

async function writeToReset(deps: MailDeps, email: string): Promise<void> {
  const { db, clock, mailer, siteUrl } = deps;
  const owner = await findRecipient(db, { email });
  if (owner === null) {
    // The typed password may be a stranger's: a new one is set when confirming.
    await clearPendingPassword(db, email);
    return writeToConfirm(deps, email);
  }
  const { token, hash } = createRandomToken();
  await saveResetToken(db, owner.id, hash, hoursFrom(clock, linkHours.passwordReset));
  await mailer.send(
    buildMail(email, resetPasswordMail(owner.firstName, `${siteUrl()}/reset-password/${token}`)),
  );
}

function hoursFrom(clock: Clock, hours: number): Date {
  return new Date(clock.now().getTime() + hours * 3_600_000);
}
