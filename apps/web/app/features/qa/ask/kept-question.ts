import { type StoredDraft, storedDraft } from '../../../platform/storage/stored-draft.ts';
import { isBlank, parseTyped, type TypedQuestion } from './question-form.ts';

const ofVisitor = 'visitor';

/**
 * A question being typed, on this device. What a visitor typed is the question of who signs in: they are sent there for it.
 */
export function keptQuestion(personId: number | null): StoredDraft<TypedQuestion> {
  const own = keptOf(personId ?? ofVisitor);
  if (personId === null) return own;
  return { ...own, read: () => own.read() ?? takeOver(own) };
}

function takeOver(own: StoredDraft<TypedQuestion>): TypedQuestion | null {
  const typed = keptOf(ofVisitor).read();
  keptOf(ofVisitor).forget();
  if (typed !== null) own.keep(typed);
  return typed;
}

function keptOf(who: number | typeof ofVisitor): StoredDraft<TypedQuestion> {
  const stored = storedDraft(`question-draft:${who}`, parseTyped);
  return { ...stored, keep: (typed) => (isBlank(typed) ? stored.forget() : stored.keep(typed)) };
}
