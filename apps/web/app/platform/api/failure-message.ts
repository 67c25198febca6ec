import { logFailure } from './log-failure.ts';

export function failureMessage(what: string, cause: unknown): string {
  // By name: importing the class would pull the contract into the first load.
  if (cause instanceof Error && cause.name === 'ApiError') return cause.message;
  logFailure(what, cause);
  return unexpectedError;
}

export const unexpectedError = 'Unexpected error occurred.';
