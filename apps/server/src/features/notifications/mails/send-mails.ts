import type { QueueDeps } from '../../../platform/feature.ts';
import { type Mail, type Mailer, MailNotSent } from '../../../platform/mail/index.ts';
import {
  type ClaimedMail,
  claimMail,
  dropMail,
  recordNotSent,
  recordSent,
  recordUncertain,
} from './mail-store.ts';
import { writeMail } from './write-mail.ts';

export type SendingDeps = Pick<QueueDeps, 'db' | 'clock' | 'log' | 'mailer' | 'siteUrl'>;

const minute = 60_000;
/** Longer than a mail server may take to answer. */
const claimMs = 2 * minute;
/** Until the email goes out, it may be overtaken by another worker: so late it is left to that one. */
const lateMs = claimMs / 2;
const usualLanes = 4;
/** The most emails of each lane: a worker that stops waits for them. */
const mostInARun = 25;
/** The last is about seven hours after the first. */
const mostAttempts = 12;

/** Sends what is due. Each email is claimed and recorded in transactions of its own: a crash leaves one uncertain. */
export async function sendMails(deps: SendingDeps, lanes = usualLanes): Promise<void> {
  await Promise.all(Array.from({ length: lanes }, () => sendUntilNone(deps)));
}

async function sendUntilNone(deps: SendingDeps): Promise<void> {
  const { db, clock } = deps;
  for (let sent = 0; sent < mostInARun; sent += 1) {
    const now = clock.now();
    const claimed = await claimMail(db, now, new Date(now.getTime() + claimMs));
    if (claimed === null) return;
    if (claimed !== 'given up') await send(deps, claimed, now);
  }
}

async function send(deps: SendingDeps, claimed: ClaimedMail, claimedAt: Date): Promise<void> {
  const { db, clock, mailer } = deps;
  try {
    const mail = await writeMail(db, deps.siteUrl(), claimed);
    if (mail === null) return await dropMail(db, claimed);
    if (clock.now().getTime() - claimedAt.getTime() > lateMs) throw new Error('paused for too long');
    await transmit(mailer, { ...mail, key: keyOf(claimed) });
  } catch (error) {
    return recordFailure(deps, claimed, error);
  }
  await recordSent(db, claimed);
}

class Unanswered extends Error {}

async function transmit(mailer: Mailer, mail: Mail): Promise<void> {
  try {
    await mailer.send(mail);
  } catch (cause) {
    if (cause instanceof MailNotSent) throw cause;
    throw new Unanswered('neither accepted nor refused', { cause });
  }
}

async function recordFailure(
  { db, clock, log }: SendingDeps,
  claimed: ClaimedMail,
  error: unknown,
): Promise<void> {
  log.warn({ err: error, mail: claimed.id }, 'failed to send a notification by email');
  const retryAt = new Date(clock.now().getTime() + backoff(claimed.attempts));
  if (error instanceof Unanswered) return recordUncertain(db, claimed, retryAt);
  const isOver = (error instanceof MailNotSent && error.isFinal) || claimed.attempts >= mostAttempts;
  return recordNotSent(db, claimed, isOver ? null : retryAt);
}

/** The same however often it is sent, and another in another database. */
function keyOf({ accountId, notificationId, digestDay, createdAt }: ClaimedMail): string {
  const about =
    notificationId === null ? `digest-${accountId}-${digestDay}` : `notification-${notificationId}`;
  return `${about}.${createdAt.getTime().toString(36)}`;
}

function backoff(attempts: number): number {
  return Math.min(2 ** (attempts - 1), 60) * minute;
}
