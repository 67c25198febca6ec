import { type StoredDraft, storedDraft } from '../../../platform/storage/stored-draft.ts';
import type { NoteDraft } from '../form/note-draft.ts';

export interface TypedOn {
  readonly draft: NoteDraft;
  /** The revision of the note it was typed on, so that what was saved elsewhere since is not overwritten; 0 for a new one. */
  readonly revision: number;
}

export type StoredNoteDraft = StoredDraft<TypedOn>;

/** @param place `new`, `edit:12`, `update:12` */
export function storedNoteDraft(personId: number, place: string): StoredNoteDraft {
  return storedDraft(`note-draft:${personId}:${place}`, parseTyped);
}

function parseTyped(stored: unknown): TypedOn | null {
  const { draft, revision } = (stored ?? {}) as Partial<Record<keyof TypedOn, unknown>>;
  const parsed = parseDraft(draft);
  return parsed !== null && Number.isInteger(revision) ? { draft: parsed, revision: Number(revision) } : null;
}

function parseDraft(stored: unknown): NoteDraft | null {
  const { title, description, notePrice, fairValueEstimate, belowPrice, symbols } = (stored ?? {}) as Partial<
    Record<keyof NoteDraft, unknown>
  >;
  const texts = [title, description, notePrice, fairValueEstimate, belowPrice];
  const isDraft =
    texts.every((text) => typeof text === 'string') &&
    Array.isArray(symbols) &&
    symbols.every((symbol) => typeof symbol === 'string');
  return isDraft
    ? ({ title, description, notePrice, fairValueEstimate, belowPrice, symbols } as NoteDraft)
    : null;
}
