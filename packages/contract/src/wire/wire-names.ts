/** `Terminal` and symbols, which begin with a capital, are data. */
export function wireName(name: string): string {
  return name.replace(/\B[A-Z]/g, (capital) => `_${capital.toLowerCase()}`);
}

export function nameFromWire(name: string): string {
  return name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/**
 * Every key by its wire name, for a caller without the schemas. No key that is data looks like a wire name, or in a body
 * like a name that has another one: wire-names.test.ts holds the contract to that.
 */
export function keysToWire(value: unknown): unknown {
  return renameKeys(value, wireName);
}

export function keysFromWire(value: unknown): unknown {
  return renameKeys(value, nameFromWire);
}

function renameKeys(value: unknown, rename: (key: string) => string): unknown {
  if (Array.isArray(value)) return value.map((item) => renameKeys(item, rename));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [rename(key), renameKeys(item, rename)]),
  );
}
