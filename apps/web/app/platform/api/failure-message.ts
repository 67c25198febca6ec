import { logFailure } from './log-failure.ts';

/** What a reader is told of a call that failed: what the API says, or that nobody expected it. */
export function failureMessage(what: string, cause: unknown): string {
  // By name: the class is part of the contract, which is no part of a first load.
  if (cause instanceof Error && cause.name === 'ApiError') return cause.message;
  logFailure(what, cause);
  return unexpectedError;
}

export const unexpectedError = 'Unexpected error occurred.';
