import type { ForecastId } from '@tenfold/contract/ids';
import { storedDraft } from '../../../platform/storage/stored-draft.ts';
import type { Content } from './content.ts';
import { isContent } from './stored-content.ts';

/** What was typed and the server doesn't have yet: kept on this device, so that a reload loses nothing. */
export interface UnsavedEdit {
  readonly id: ForecastId;
  readonly revision: number;
  readonly content: Content;
  /** What the server had when it was typed. */
  readonly before: Content;
}

export interface UnsavedEdits {
  save(edit: UnsavedEdit): void;
  forget(id: ForecastId): void;
  list(): readonly UnsavedEdit[];
}

/** A person's, on this browser: those of another account are never read. */
export function unsavedEdits(reader: string, symbol: string): UnsavedEdits {
  const stored = storedDraft<readonly UnsavedEdit[]>(`forecast-edits:${reader}:${symbol}`, (edits) =>
    Array.isArray(edits) ? edits.filter(isUnsavedEdit) : null,
  );
  const read = (): readonly UnsavedEdit[] => stored.read() ?? [];
  const write = (edits: readonly UnsavedEdit[]) =>
    edits.length === 0 ? stored.forget() : stored.save(edits);
  const others = (id: ForecastId) => read().filter((edit) => edit.id !== id);
  return {
    save: ({ id, revision, content, before }) => write([...others(id), { id, revision, content, before }]),
    forget: (id) => {
      if (read().some((edit) => edit.id === id)) write(others(id));
    },
    list: read,
  };
}

function isUnsavedEdit(stored: unknown): stored is UnsavedEdit {
  const { id, revision, content, before } = (stored ?? {}) as Partial<Record<keyof UnsavedEdit, unknown>>;
  return Number.isInteger(id) && Number.isInteger(revision) && isContent(content) && isContent(before);
}
