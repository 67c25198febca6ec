import { type StoredDraft, storedDraft } from '../../../platform/storage/stored-draft.ts';
import { type DraftOwner, draftOf, parseTypedAt } from '../unsent/draft-of.ts';

/** What a text is written under, or the text that is edited and its revision: of another it would undo what was saved since. */
export type WritingPlace = `${'question' | 'answer' | 'comment'}:${number}` | `edit:${number}:${number}`;

/** An answer or a comment being written, on this device. */
export function unsentText(personId: number | null, place: WritingPlace): StoredDraft<string> {
  return draftOf(
    personId,
    (who) => storeOf(who, place),
    (text) => text.trim() === '',
  );
}

function storeOf(who: DraftOwner, place: WritingPlace) {
  return storedDraft(`answer-draft:${who}:${place}`, (stored) =>
    parseTypedAt(stored, (text) => (typeof text === 'string' ? text : null)),
  );
}
