/** For a page whose address is a secret: it is told to no other site and kept in no cache. */
export function secretPageHeaders() {
  return { 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' };
}
