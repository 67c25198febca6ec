import { createHash } from 'node:crypto';

/** Weak: the compressed forms are other bytes of the same answer. */
export function etagOf(text: string): string {
  return `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
}
