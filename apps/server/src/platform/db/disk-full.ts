/** PostgreSQL's code, Node's, and what the embedded database says when its file system is full. */
const codes = new Set(['53100', 'ENOSPC', 'EDQUOT']);
const words = /No space left on device|could not extend file|ENOSPC|disk is full/i;

/** Whether something could not be written because there is no room for it. */
export function isDiskFull(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, errno, message, cause } = error as Record<string, unknown>;
  // The file system inside the embedded database throws its number, and no Error.
  const isEmscripten = !(error instanceof Error) && errno === 51;
  return codes.has(String(code)) || isEmscripten || words.test(String(message ?? '')) || isDiskFull(cause);
}
