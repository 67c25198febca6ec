export type { Mail, Mailer } from './mailer.ts';
export { openMailer, openVisibleOutbox } from './open-mailer.ts';
export type { Outbox, StoredMail } from './outbox.ts';
