import { z } from 'zod';
import { isPrintable } from '../printable.ts';

/** Compared and kept in lower case: nobody means two people by Ann@ and ann@. */
export const emailField = z
  .string()
  .trim()
  .toLowerCase()
  .max(254, 'Use at most 254 characters')
  .pipe(z.email('Enter an email address, such as ann@example.com'));

/** Length is what makes a password strong; the upper bound keeps hashing cheap. */
export const newPasswordField = z
  .string()
  .min(10, 'Use at least 10 characters')
  .max(200, 'Use at most 200 characters');

/** An existing password is only compared, never judged. */
export const passwordField = z.string().min(1, 'Enter your password').max(200, 'This is too long');

/** Names are shown to others and stand in mails: they lead nowhere and break no line. */
export const nameField = z
  .string()
  .trim()
  .max(80, 'Use at most 80 characters')
  .refine(isPrintable, 'Use letters, spaces and punctuation only')
  .refine((name) => !looksLikeLink(name), 'A name can’t contain a link');

/** What mail programs turn into a link: an address, or a domain in lower case. */
function looksLikeLink(name: string): boolean {
  return /:\/\/|\bwww\.|@/i.test(name) || /[\p{L}\p{N}]\.\p{Ll}{2,}/u.test(name);
}

/** A token from a mail: opaque, single use. */
export const mailTokenField = z
  .string()
  .trim()
  .min(1, 'This link is incomplete')
  .max(200, 'This link isn’t valid');

/** What a browser keeps under `access-token` and sends as bearer. */
export const accessTokenReply = z.object({ accessToken: z.string(), tokenType: z.literal('bearer') });
export type AccessTokenReply = z.output<typeof accessTokenReply>;

/** Said the same whether or not there is such an account. */
export const acceptedReply = z.object({ message: z.string() });
