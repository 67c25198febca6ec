/**
 * For what only parts `fromServer` read: the browser has their HTML. Left out of the data embedded in a page, and sent
 * where the browser renders the page itself: `request` asks for data only.
 */
export function serverOnly<Value extends object, Key extends keyof Value>(
  value: Value,
  key: Key,
  request: Request,
): Omit<Value, Key> & Partial<Pick<Value, Key>> {
  // React Router asks for the data of a screen by its path and this ending.
  if (new URL(request.url).pathname.endsWith('.data')) return value;
  return Object.defineProperty({ ...value }, key, { value: value[key], enumerable: false });
}
