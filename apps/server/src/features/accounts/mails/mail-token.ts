import { createHash, randomBytes } from 'node:crypto';

/** What stands in the link of a mail, and what of it is kept: who reads the database cannot follow the link. */
export interface MailToken {
  readonly token: string;
  readonly hash: Buffer;
}

export function createMailToken(): MailToken {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashToken(token) };
}

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
