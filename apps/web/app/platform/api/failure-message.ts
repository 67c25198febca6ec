import { logFailure } from './log-failure.ts';

export function failureMessage(what: string, cause: unknown): string {
  if (!isRefusal(cause)) logFailure(what, cause);
  return messageOf(cause);
}

export function messageOf(cause: unknown): string {
  return isRefusal(cause) ? cause.message : unexpectedError;
}

export const unexpectedError = 'Unexpected error occurred.';

/** By name: the class would be in the first load. */
function isRefusal(cause: unknown): cause is Error {
  return cause instanceof Error && cause.name === 'ApiError';
}
