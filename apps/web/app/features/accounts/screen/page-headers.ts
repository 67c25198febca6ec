/** For a page whose address is a secret: it is told to no other site and kept in no cache. */
export function secretPageHeaders() {
  return { 'referrer-policy': 'no-referrer', ...privatePageHeaders() };
}

/** For a page of what is a person's own: who goes back to it after they logged out must not find it in the browser. */
export function privatePageHeaders() {
  return { 'cache-control': 'no-store' };
}
