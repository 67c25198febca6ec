import type { ForecastId } from '@tenfold/contract/ids';
import { storedDraft } from '../../../platform/storage/stored-draft.ts';
import type { Content } from './content.ts';
import { isContent } from './stored-content.ts';

/** What was typed and the server doesn't have yet: kept on this device, so that a reload loses nothing. */
export interface KeptEdit {
  readonly id: ForecastId;
  readonly revision: number;
  readonly content: Content;
  /** What the server had when it was typed. */
  readonly before: Content;
}

export interface KeptEdits {
  keep(edit: KeptEdit): void;
  forget(id: ForecastId): void;
  list(): readonly KeptEdit[];
}

/** A person's, on this browser: those of another account are never read. */
export function keptEdits(reader: string, symbol: string): KeptEdits {
  const stored = storedDraft<readonly KeptEdit[]>(`forecast-edits:${reader}:${symbol}`, (edits) =>
    Array.isArray(edits) ? edits.filter(isKeptEdit) : null,
  );
  const read = (): readonly KeptEdit[] => stored.read() ?? [];
  const write = (edits: readonly KeptEdit[]) => (edits.length === 0 ? stored.forget() : stored.keep(edits));
  const others = (id: ForecastId) => read().filter((edit) => edit.id !== id);
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
