export type { Mail, Mailer } from './mailer.ts';
export { openMailer, openShownOutbox } from './open-mailer.ts';
export type { KeptMail, Outbox } from './outbox.ts';
