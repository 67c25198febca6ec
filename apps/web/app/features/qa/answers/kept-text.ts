import { type StoredDraft, storedDraft } from '../../../platform/storage/stored-draft.ts';
import { type Keeper, keptFor, parseKept } from '../ask/kept-for.ts';

/** What a text is written under. */
export type WritingPlace = `${'question' | 'answer' | 'comment'}:${number}`;

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
