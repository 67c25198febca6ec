import type { SendMailOptions } from 'nodemailer';
import { z } from 'zod';
import type { Sender } from '../../config-fields.ts';
import type { Clock } from '../clock/index.ts';
import type { Mail } from './mailer.ts';

/** What every mail carries, however it leaves. An address is never a list of them, and no text becomes a header. */
export function composeMail(mail: Mail, from: Sender, clock: Clock): SendMailOptions {
  return {
    from,
    to: { name: '', address: oneAddress(mail.to) },
    subject: inOneLine(mail.subject),
    text: mail.text,
    html: mail.html,
    date: clock.now(),
    // Holiday replies to a machine help nobody.
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function oneAddress(to: string): string {
  if (!z.email().safeParse(to).success) throw new TypeError(`Not one email address: ${JSON.stringify(to)}`);
  return to;
}

function inOneLine(subject: string): string {
  return subject.replace(/\p{Cc}+/gu, ' ').trim();
}
