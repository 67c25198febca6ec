/** Emails: layout, sending, the outbox of sample mode. */

export { buildMail, type MailContent, type MailPart } from './build-mail.ts';
export { type Mail, type Mailer, MailNotSent } from './mailer.ts';
export { openMailer, openVisibleOutbox } from './open-mailer.ts';
export type { Outbox, StoredMail } from './outbox.ts';
