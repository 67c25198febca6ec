import { type StoredDraft, storedDraft } from '../../../platform/storage/stored-draft.ts';
import { type Keeper, keptFor, parseKept } from './kept-for.ts';
import { isBlank, parseTyped, type TypedQuestion } from './question-form.ts';

/** A question being typed, on this device. */
export function keptQuestion(personId: number | null): StoredDraft<TypedQuestion> {
  return keptFor(personId, storeOf, isBlank);
}

function storeOf(who: Keeper) {
  return storedDraft(`question-draft:${who}`, (stored) => parseKept(stored, parseTyped));
}
