import { isApiError } from '@tenfold/contract/errors/api-error';

/** What a change was refused for: the same thing as another tab or device has saved it since. Null for any other refusal. */
export function newerOf<Thing>(cause: unknown): Thing | null {
  return isApiError(cause) && cause.code === 'stale' ? (cause.current as Thing) : null;
}
