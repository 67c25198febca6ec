export function wireName(name: string): string {
  return name.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`);
}

export function nameFromWire(name: string): string {
  return name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** For callers without schemas. Keys that are data must not look like wire names: wire-names.test.ts checks it. */
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
