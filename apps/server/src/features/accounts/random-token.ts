import { createHash, randomBytes } from 'node:crypto';

/** Only the hash is stored, so that a leaked database contains no working link or token. */
export interface RandomToken {
  readonly token: string;
  readonly hash: Buffer;
}

/** 32 random bytes can’t be guessed, so a fast hash is enough. */
export function createRandomToken(prefix = ''): RandomToken {
  const token = `${prefix}${randomBytes(32).toString('base64url')}`;
  return { token, hash: hashToken(token) };
}

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
