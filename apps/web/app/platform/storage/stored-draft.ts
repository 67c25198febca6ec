export interface StoredDraft<Typed> {
  save(typed: Typed): void;
  /** Null where nothing is kept, or nothing that parses. */
  read(): Typed | null;
  forget(): void;
}

/**
 * What was typed and the server doesn't have, on this device: a closed dialog, a reload or an ended session lose nothing.
 * Without storage it lives as long as its page.
 * @param parse stored values are untrusted
 */
export function storedDraft<Typed>(
  name: string,
  parse: (stored: unknown) => Typed | null,
): StoredDraft<Typed> {
  return {
    save: (typed) => attempt(() => localStorage.setItem(name, JSON.stringify(typed))),
    read: () => attempt(() => parse(JSON.parse(localStorage.getItem(name) ?? 'null'))),
    forget: () => attempt(() => localStorage.removeItem(name)),
  };
}

function attempt<Result>(step: () => Result): Result | null {
  try {
    return step();
  } catch {
    return null;
  }
}
