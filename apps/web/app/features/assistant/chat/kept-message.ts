import { type StoredDraft, storedDraft } from '../../../platform/storage/stored-draft.ts';
import { keptFor, parseKept } from '../../qa/index.ts';

/** What is typed to the assistant on this device, by person. */
export function keptMessage(personId: number | null): StoredDraft<string> {
  return keptFor(
    personId,
    (who) => storedDraft(`assistant-message:${who}`, (stored) => parseKept(stored, textIn)),
    (text) => text === '',
  );
}

function textIn(typed: unknown): string | null {
  return typeof typed === 'string' ? typed : null;
}
