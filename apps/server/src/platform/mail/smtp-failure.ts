import { MailNotSent } from './mailer.ts';

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
export function describeSmtpFailure(error: unknown): unknown {
  if (error instanceof TypeError) return new MailNotSent(error, true);
  const { code, syscall, timeoutType, responseCode, command } = error as SmtpError;
  // `CONN`: the server ended the connection, at whatever moment.
  if (responseCode !== undefined && command !== 'CONN') return new MailNotSent(error, responseCode >= 500);
  const isBefore =
    beforeMessage.has(code ?? '') || beforeGreeting.has(timeoutType ?? '') || syscall === 'connect';
  return isBefore ? new MailNotSent(error, code === 'EENVELOPE') : error;
}
