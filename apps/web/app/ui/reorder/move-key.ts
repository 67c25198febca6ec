/** The keys with one of them at another place. */
export function moveKey(keys: readonly string[], key: string, to: number): readonly string[] {
  const others = keys.filter((one) => one !== key);
  const at = Math.min(Math.max(to, 0), others.length);
  return [...others.slice(0, at), key, ...others.slice(at)];
}
