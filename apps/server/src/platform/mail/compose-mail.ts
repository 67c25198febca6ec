import type { SendMailOptions } from 'nodemailer';
import { z } from 'zod';
import type { Sender } from '../../config-fields.ts';
import type { Clock } from '../clock/index.ts';
import type { Mail } from './mailer.ts';

/** An address is never a list, and no text becomes a header. */
export function composeMail(mail: Mail, from: Sender, clock: Clock): SendMailOptions {
  return {
    from,
    to: { name: '', address: oneAddress(mail.to) },
    subject: inOneLine(mail.subject),
    text: mail.text,
    html: mail.html,
    date: clock.now(),
    ...(mail.key !== undefined && { messageId: `<${mail.key}@${from.address.split('@')[1]}>` }),
    // Keeps out-of-office replies away.
    headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(mail) },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** One line each, as written: mail programs look for exactly these. */
function unsubscribeHeaders({ unsubscribeUrl }: Mail) {
  if (unsubscribeUrl === undefined) return {};
  return {
    'List-Unsubscribe': { prepared: true, value: `<${new URL(unsubscribeUrl).href}>` },
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

function oneAddress(to: string): string {
  if (!z.email().safeParse(to).success) throw new TypeError(`Not one email address: ${JSON.stringify(to)}`);
  return to;
}

function inOneLine(subject: string): string {
  return subject.replace(/\p{Cc}+/gu, ' ').trim();
}
