/**
 * For `headers` of a screen that depends only on its address, its calls and `screenCookies`: the server sends the
 * rendered page again while the same calls answer the same. Its HTML may say nothing about one render alone, such as
 * a random id.
 * @param seconds how old a price or an age on it may be; null where nothing depends on the time
 */
export function keptScreen(seconds: number | null): () => Record<string, string> {
  const headers = { 'x-keep-screen': seconds === null ? 'unchanged' : String(seconds) };
  return () => headers;
}
