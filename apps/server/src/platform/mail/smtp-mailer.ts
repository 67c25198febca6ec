import type { Transporter } from 'nodemailer';
import type { Sender } from '../../config-fields.ts';
import type { Clock } from '../clock/index.ts';
import { composeMail } from './compose-mail.ts';
import { type Mailer, MailNotSent } from './mailer.ts';

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

interface SmtpError {
  readonly code?: string;
  readonly syscall?: string;
  readonly timeoutType?: string;
  readonly responseCode?: number;
  readonly command?: string;
}

/** Before the message itself: nothing of it has left. */
const beforeMessage = new Set(['EDNS', 'EAUTH', 'ETLS', 'EENVELOPE', 'EREQUIRETLS', 'ENOAUTH', 'EOAUTH2']);
const beforeGreeting = new Set(['CONNECTION_TIMEOUT', 'GREETING_TIMEOUT']);

/** What the failure says of the email. An error that says neither is given back: it may have been sent. */
function describeSmtpFailure(error: unknown): unknown {
  if (error instanceof TypeError) return new MailNotSent(error, true);
  const { code, syscall, timeoutType, responseCode, command } = error as SmtpError;
  // `CONN`: the server ended the connection, at whatever moment.
  if (responseCode !== undefined && command !== 'CONN') return new MailNotSent(error, responseCode >= 500);
  const isBefore =
    beforeMessage.has(code ?? '') || beforeGreeting.has(timeoutType ?? '') || syscall === 'connect';
  return isBefore ? new MailNotSent(error, code === 'EENVELOPE') : error;
}
