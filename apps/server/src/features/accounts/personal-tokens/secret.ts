import { createHash, randomBytes } from 'node:crypto';

/** Told from a session's token by how it begins; scanners of published code know secrets by that too. */
const prefix = 'tenfold_';

export function createSecret(): string {
  return `${prefix}${randomBytes(32).toString('base64url')}`;
}

export function isSecret(token: string): boolean {
  return token.startsWith(prefix);
}

export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
