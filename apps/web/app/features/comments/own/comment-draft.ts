import { type StoredDraft, storedDraft } from '../../../platform/storage/stored-draft.ts';
import type { CommentText } from './comment-store.ts';

/** A new comment while it is written, on this device. A blank one is not kept. */
export function commentDraft(personId: number, place: string): StoredDraft<CommentText> {
  const stored = storedDraft(`comment-draft:${personId}:${place}`, parseText);
  return {
    ...stored,
    save: (words) => (words.title === null && words.text === '' ? stored.forget() : stored.save(words)),
  };
}

function parseText(stored: unknown): CommentText | null {
  const { title, text } = (stored ?? {}) as Partial<Record<keyof CommentText, unknown>>;
  const isTitle = title === null || typeof title === 'string';
  return isTitle && typeof text === 'string' ? { title, text } : null;
}
