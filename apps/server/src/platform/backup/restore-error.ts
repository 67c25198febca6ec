/** Its sentence says what to do; nothing was restored. */
export class RestoreError extends Error {}

export function damaged(cause: Error): RestoreError {
  return new RestoreError(
    'This isn’t a backup of this product, or it’s truncated or damaged. Nothing was restored.',
    { cause },
  );
}
