import { RestoreError } from '../platform/backup/index.ts';
import { CommandError } from '../platform/commands/index.ts';
import { explainStartFailure } from '../start-failure.ts';

/** Errors that the user can fix are one sentence; all others keep their stack. */
export function explainFailure(error: unknown): string {
  if (error instanceof CommandError || error instanceof RestoreError) return error.message;
  if (isAboutAFile(error)) return error.message;
  return explainStartFailure(error);
}

function isAboutAFile(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'path' in error && 'syscall' in error;
}
