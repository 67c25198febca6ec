/** A session that ended, perhaps in another tab, is no failure: the page becomes a visitor's, or leaves for sign-in. */
export function logFailure(what: string, cause: unknown): void {
  // By its code alone: the error's class would be in the first load.
  if (cause instanceof Error && 'code' in cause && cause.code === 'unauthenticated') return;
  // biome-ignore lint/suspicious/noConsole: only these failures may be logged in the browser
  console.warn(what, cause);
}
