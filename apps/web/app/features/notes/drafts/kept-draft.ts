import type { NoteDraft } from '../form/note-draft.ts';

export interface TypedOn {
  readonly draft: NoteDraft;
  /** Of the note it was typed on, so that what was saved elsewhere since is not overwritten; 0 for a new one. */
  readonly revision: number;
}

export interface KeptDraft {
  keep(typed: TypedOn): void;
  read(): TypedOn | null;
  forget(): void;
}

/**
 * What was typed and the server doesn't have yet, on this device: a closed dialog, a reload or an ended session lose nothing.
 * @param place `new`, `edit:12`, `update:12`
 */
export function keptDraft(personId: number, place: string): KeptDraft {
  const name = `note-draft:${personId}:${place}`;
  return {
    keep(typed) {
      try {
        localStorage.setItem(name, JSON.stringify(typed));
      } catch {
        // Without storage it lives as long as its form.
      }
    },
    read() {
      try {
        return parseTyped(JSON.parse(localStorage.getItem(name) ?? 'null'));
      } catch {
        return null;
      }
    },
    forget() {
      try {
        localStorage.removeItem(name);
      } catch {
        // Nothing was kept.
      }
    },
  };
}

/** Stored values are untrusted: keep only what parses. */
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
