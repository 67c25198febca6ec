import { createHash, randomBytes } from 'node:crypto';

/** Only the hash is stored, so that a leaked database contains no working link. */
export interface MailToken {
  readonly token: string;
  readonly hash: Buffer;
}

/** How long a link in an email works. */
export const linkHours = { confirmation: 24, passwordReset: 1 } as const;

export function createMailToken(): MailToken {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashToken(token) };
}

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
