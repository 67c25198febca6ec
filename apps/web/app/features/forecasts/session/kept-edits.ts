import type { Content } from './content.ts';
import { isContent } from './stored-content.ts';

/** What was typed and the server doesn't have yet: kept on this device, so that a reload loses nothing. */
export interface KeptEdit {
  readonly id: number;
  readonly revision: number;
  readonly content: Content;
  /** What the server had when it was typed. */
  readonly before: Content;
}

export interface KeptEdits {
  keep(edit: KeptEdit): void;
  forget(id: number): void;
  list(): readonly KeptEdit[];
}

/** A person's, on this browser: those of another account are never read. */
export function keptEdits(reader: string, symbol: string): KeptEdits {
  const name = `forecast-edits:${reader}:${symbol}`;
  const read = (): readonly KeptEdit[] => {
    try {
      const stored: unknown = JSON.parse(localStorage.getItem(name) ?? '[]');
      return Array.isArray(stored) ? stored.filter(isKeptEdit) : [];
    } catch {
      return [];
    }
  };
  const write = (edits: readonly KeptEdit[]) => {
    try {
      if (edits.length === 0) localStorage.removeItem(name);
      else localStorage.setItem(name, JSON.stringify(edits));
    } catch {
      // Without storage the edits live as long as the page.
    }
  };
  const others = (id: number) => read().filter((edit) => edit.id !== id);
  return {
    keep: ({ id, revision, content, before }) => write([...others(id), { id, revision, content, before }]),
    forget: (id) => {
      if (read().some((edit) => edit.id === id)) write(others(id));
    },
    list: read,
  };
}

function isKeptEdit(stored: unknown): stored is KeptEdit {
  const { id, revision, content, before } = (stored ?? {}) as Partial<Record<keyof KeptEdit, unknown>>;
  return Number.isInteger(id) && Number.isInteger(revision) && isContent(content) && isContent(before);
}
