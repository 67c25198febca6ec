import { mixesAlphabets } from '@tenfold/domain/qa';
import { z } from 'zod';
import { isPrintable } from '../text/printable.ts';
import { unsafeBecause } from '../text/safe-text.ts';

export const emailField = z
  .string()
  .trim()
  .toLowerCase()
  .max(254, 'Use at most 254 characters')
  .pipe(z.email('Enter an email address, such as ann@example.com'));

/** Length makes a password strong; the upper bound keeps hashing cheap. */
export const newPasswordField = z
  .string()
  .min(10, 'Use at least 10 characters')
  .max(200, 'Use at most 200 characters');

/** An existing password is only compared. */
export const passwordField = z.string().min(1, 'Enter your password').max(200, 'This is too long');

/** Names appear to others and in emails: no links, no line breaks. */
export const nameField = z
  .string()
  .trim()
  .max(80, 'Use at most 80 characters')
  .refine(isPrintable, 'Use letters, spaces and punctuation only')
  .refine((name) => unsafeBecause(name) === null, 'Remove the invisible characters and stacked accents')
  .refine((name) => !mixesAlphabets(name), 'Use letters of one alphabet in a name')
  .refine((name) => !looksLikeLink(name), 'A name can’t contain a link');

/** What mail programs turn into a link: an address, or a domain in lower case. */
function looksLikeLink(name: string): boolean {
  return /:\/\/|\bwww\.|@/i.test(name) || /[\p{L}\p{N}]\.\p{Ll}{2,}/u.test(name);
}

export const mailTokenField = z
  .string()
  .trim()
  .min(1, 'This link is incomplete')
  .max(200, 'This link isn’t valid');

export const accessTokenReply = z.object({ accessToken: z.string(), tokenType: z.literal('bearer') });
export type AccessTokenReply = z.output<typeof accessTokenReply>;

/** Must not reveal whether the account exists. */
export const acceptedReply = z.object({ message: z.string() });
