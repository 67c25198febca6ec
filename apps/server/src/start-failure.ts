import { InvalidConfig } from './config.ts';
import { DataDirInUse, describeDatabaseOutage, isDiskFull, MigrationEdited } from './platform/db/index.ts';

/** Errors that the user can fix are one sentence; all others keep their stack. */
export function explainStartFailure(error: unknown): string {
  if (isDiskFull(error)) return noSpace;
  if (!(error instanceof Error)) return `Not started: ${JSON.stringify(error) ?? String(error)}`;
  const expected = [InvalidConfig, DataDirInUse, MigrationEdited].some((kind) => error instanceof kind);
  if (expected) return error.message;
  const known = explainListening(error) ?? explainDataDir(error) ?? explainDatabase(error);
  if (known !== null) return known;
  return `${error.stack}${error.cause instanceof Error ? `\nCaused by ${error.cause.stack}` : ''}`;
}

const noSpace = 'The disk that holds DATA_DIR or the database is full. Free some space and start again.';

/** A failure of HOST and PORT; recognised by the failing call, whatever its code. */
function explainListening(error: NodeJS.ErrnoException): string | null {
  if (error.code === 'EADDRINUSE') {
    return `${error.message}: another program uses this port. Set another PORT.`;
  }
  const isListening = error.syscall === 'listen' || (error.syscall === 'getaddrinfo' && isBySelf(error));
  if (!isListening) return null;
  if (error.code === 'EACCES') return `${error.message}: this PORT needs more rights. Set one above 1023.`;
  return `${error.message}: HOST must be an address of this machine, such as 127.0.0.1 or 0.0.0.0.`;
}

/** Whether our own HOST was looked up, not the database's. */
function isBySelf(error: NodeJS.ErrnoException): boolean {
  const { HOST } = process.env;
  return HOST !== undefined && 'hostname' in error && error.hostname === HOST.trim();
}

const folderCodes = new Set(['EACCES', 'EPERM', 'EROFS', 'EEXIST', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP']);
const cannotOpen = 14;

function explainDataDir(error: NodeJS.ErrnoException): string | null {
  const isAboutAFile =
    error.path !== undefined && (folderCodes.has(error.code ?? '') || error.syscall === 'mkdir');
  const isLockRefused = 'errcode' in error && error.errcode === cannotOpen;
  if (!isAboutAFile && !isLockRefused) return null;
  return `DATA_DIR must be a folder this process can write to: ${error.message}`;
}

const wrongAddress: Readonly<Record<string, string>> = {
  '3D000': 'there is no such database',
  '28P01': 'the password is wrong',
  '28000': 'the user isn’t allowed to connect',
  '42501': 'the user lacks rights',
};

function explainDatabase(error: NodeJS.ErrnoException): string | null {
  const why = wrongAddress[error.code ?? ''];
  if (why !== undefined) return `DATABASE_URL doesn’t work, ${why}: ${error.message}`;
  const away = describeDatabaseOutage(error);
  if (away === null) return null;
  return `${away} Check DATABASE_URL: ${error.message || rootCause(error)}`;
}

function rootCause(error: Error): string {
  return error instanceof AggregateError
    ? error.errors.map((each: Error) => each.message).join(', ')
    : error.name;
}
