import { createHash } from 'node:crypto';

/** Weak, because the compressed forms of an answer differ in their bytes. */
export function etagOf(text: string): string {
  return `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
}
