import { type StoredDraft, storedDraft } from '../../../platform/storage/stored-draft.ts';
import { type Keeper, keptFor, parseKept } from '../kept/kept-for.ts';

/** What a text is written under, or the text that is edited and its revision: of another it would undo what was saved since. */
export type WritingPlace = `${'question' | 'answer' | 'comment'}:${number}` | `edit:${number}:${number}`;

/** An answer or a comment being written, on this device. */
export function keptText(personId: number | null, place: WritingPlace): StoredDraft<string> {
  return keptFor(
    personId,
    (who) => storeOf(who, place),
    (text) => text.trim() === '',
  );
}

function storeOf(who: Keeper, place: WritingPlace) {
  return storedDraft(`answer-draft:${who}:${place}`, (stored) =>
    parseKept(stored, (text) => (typeof text === 'string' ? text : null)),
  );
}
