/** For pages whose URL is a secret: no referrer, no cache. */
export function secretPageHeaders() {
  return { 'referrer-policy': 'no-referrer', ...privatePageHeaders() };
}

/** For private pages: going back after signing out must not show them from the browser's cache. */
export function privatePageHeaders() {
  return { 'cache-control': 'no-store' };
}
