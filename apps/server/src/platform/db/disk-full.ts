const codes = new Set(['53100', 'ENOSPC', 'EDQUOT']);
const words = /No space left on device|could not extend file|ENOSPC|disk is full/i;

export function isDiskFull(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, errno, message, cause } = error as Record<string, unknown>;
  // Emscripten's file system inside PGlite throws an errno that is no Error.
  const isEmscripten = !(error instanceof Error) && errno === 51;
  return codes.has(String(code)) || isEmscripten || words.test(String(message ?? '')) || isDiskFull(cause);
}
