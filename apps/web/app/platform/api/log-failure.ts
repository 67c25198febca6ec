let isLeaving = false;
if (typeof window === 'object') {
  const watch = (event: string, leaves: boolean) => addEventListener(event, () => (isLeaving = leaves));
  watch('pagehide', true);
  watch('pageshow', false);
}

/**
 * A session that ended, perhaps in another tab, is no failure: the page becomes a visitor's, or leaves for sign-in. Nor
 * is what a page was asking for when it was left.
 */
export function logFailure(what: string, cause: unknown): void {
  // By its code alone: the error's class would be in the first load.
  if (isLeaving || (cause instanceof Error && 'code' in cause && cause.code === 'unauthenticated')) return;
  // biome-ignore lint/suspicious/noConsole: only these failures may be logged in the browser
  console.warn(what, cause);
}
