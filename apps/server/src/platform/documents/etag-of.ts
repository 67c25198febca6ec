import { createHash } from 'node:crypto';

/** Weak: the compressed forms are other bytes of the same answer. */
export function etagOf(body: string): string {
  return `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
}
