/**
 * For `headers` of a screen that depends only on its address, its calls and `screenCookies`: the server sends the
 * rendered page again while the same calls answer the same. Its HTML may say nothing about one render alone, such as
 * a random id.
 * @param seconds how old a price or an age on it may be; null where nothing depends on the time
 * @param parameters of its address that it reads: it gets no others, so that one page serves all who differ in those
 */
export function cachedScreen(
  seconds: number | null,
  parameters: readonly string[] = [],
): (sent: { loaderHeaders: Headers }) => Record<string, string> {
  const headers = { 'x-keep-screen': [seconds ?? 'unchanged', ...parameters].join(' ') };
  return ({ loaderHeaders }) => (loaderHeaders.has(uncached) ? {} : headers);
}

const uncached = 'x-not-cached';

/** For a loader whose answer at some addresses isn't worth keeping: `data(answer, uncachedScreen)`. */
export const uncachedScreen = { headers: { [uncached]: '1' } };
