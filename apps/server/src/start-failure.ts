import { InvalidConfig } from './config.ts';
import { DataDirInUse, databaseAway, MigrationEdited } from './platform/db/index.ts';

/** What a person can do something about is one sentence; anything else comes with where it happened. */
export function explainStartFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const expected = [InvalidConfig, DataDirInUse, MigrationEdited].some((kind) => error instanceof kind);
  if (expected) return error.message;
  if ('code' in error && error.code === 'EADDRINUSE') {
    return `${error.message}: another program listens there. Choose another PORT.`;
  }
  const away = databaseAway(error);
  if (away !== null) return `${away} DATABASE_URL names it: ${error.message || causeOf(error)}`;
  return `${error.stack}${error.cause instanceof Error ? `\nbecause ${error.cause.stack}` : ''}`;
}

/** A host with several addresses fails once for each. */
function causeOf(error: Error): string {
  return error instanceof AggregateError
    ? error.errors.map((each: Error) => each.message).join(', ')
    : error.name;
}
