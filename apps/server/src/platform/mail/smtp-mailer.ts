import type { Transporter } from 'nodemailer';
import type { Sender } from '../../config-fields.ts';
import type { Clock } from '../clock/index.ts';
import { composeMail } from './compose-mail.ts';
import type { Mailer } from './mailer.ts';
import { describeSmtpFailure } from './smtp-failure.ts';

/** @param url `smtp://` (encrypted when the server offers it) or `smtps://`, with user and password if needed */
export function smtpMailer(url: string, from: Sender, clock: Clock): Mailer {
  let transport: Transporter | undefined;
  return {
    async send(mail) {
      transport ??= await openTransport(url);
      try {
        await transport.sendMail(composeMail(mail, from, clock));
      } catch (error) {
        throw describeSmtpFailure(error);
      }
    },
  };
}

async function openTransport(url: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  });
}
