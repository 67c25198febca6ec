import { createTransport } from 'nodemailer';
import type { Sender } from '../../config-fields.ts';
import type { Clock } from '../clock/index.ts';
import { composeMail } from './compose-mail.ts';
import type { Mailer } from './mailer.ts';

/** @param url `smtp://` (encrypted when the server offers it) or `smtps://`, with user and password if needed */
export function smtpMailer(url: string, from: Sender, clock: Clock): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  });
  return {
    async send(mail) {
      await transport.sendMail(composeMail(mail, from, clock));
    },
  };
}
