import { beforeEach, vi } from 'vitest';

/** Each test begins with the empty storage of a browser. */
export function emptyLocalStorage(): void {
  beforeEach(() => {
    const stored = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => stored.get(name) ?? null,
      setItem: (name: string, value: string) => void stored.set(name, value),
      removeItem: (name: string) => void stored.delete(name),
    });
    return () => vi.unstubAllGlobals();
  });
}
