import { type StoredDraft, storedDraft } from '../../../platform/storage/stored-draft.ts';

/** What a text is written under. */
export type WritingPlace = `${'question' | 'answer' | 'comment'}:${number}`;

const ofVisitor = 'visitor';

/**
 * An answer or a comment being written, on this device. What a visitor typed is the text of who signs in: they are sent
 * there for it.
 */
export function keptText(personId: number | null, place: WritingPlace): StoredDraft<string> {
  const own = keptOf(personId ?? ofVisitor, place);
  if (personId === null) return own;
  return { ...own, read: () => own.read() ?? takeOver(own, place) };
}

function takeOver(own: StoredDraft<string>, place: WritingPlace): string | null {
  const left = keptOf(ofVisitor, place);
  const text = left.read();
  left.forget();
  if (text !== null) own.keep(text);
  return text;
}

function keptOf(who: number | typeof ofVisitor, place: WritingPlace): StoredDraft<string> {
  const stored = storedDraft(`answer-draft:${who}:${place}`, (text) =>
    typeof text === 'string' ? text : null,
  );
  return { ...stored, keep: (text) => (text.trim() === '' ? stored.forget() : stored.keep(text)) };
}
