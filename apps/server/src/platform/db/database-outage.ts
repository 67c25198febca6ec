/** Connection exceptions, a server starting or stopping, too many connections, a statement timeout. */
const states = /^(08...|57P0[1-5]|53300|57014)$/;
/** What a standby answers, and a server that was switched to reading: until its failover has ended. */
const readOnly = '25006';
const system = new Set([
  'EMFILE',
  'ENFILE',
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'ENOENT',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);
const words =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error|Client was closed)/;

export function isReadOnly(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === readOnly;
}

export function describeDatabaseOutage(error: unknown): string | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause ? String(cause.code) : '';
    if (isReadOnly(cause)) return 'The database takes no changes at the moment.';
    if (code === '57014') return 'The database took too long to respond.';
    if (isOfDriver(cause, code) || words.test(cause.message)) return 'The database isn’t responding.';
    if (
      cause instanceof AggregateError &&
      cause.errors.some((part) => describeDatabaseOutage(part) !== null)
    ) {
      return 'The database isn’t responding.';
    }
  }
  return null;
}

function isOfDriver(error: Error, code: string): boolean {
  if (states.test(code)) return true;
  return (
    system.has(code) && 'syscall' in error && /^(connect|read|write|getaddrinfo)$/.test(String(error.syscall))
  );
}
