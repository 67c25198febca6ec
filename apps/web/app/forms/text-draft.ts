import { type StoredDraft, storedDraft } from '../platform/storage/stored-draft.ts';

/** A text that is written; a blank one is not kept. */
export function textDraft(name: string): StoredDraft<string> {
  const stored = storedDraft(name, (text) => (typeof text === 'string' ? text : null));
  return { ...stored, save: (text) => (text.trim() === '' ? stored.forget() : stored.save(text)) };
}
