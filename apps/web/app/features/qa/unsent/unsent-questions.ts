import { type StoredDraft, storedDraft } from '../../../platform/storage/stored-draft.ts';
import { isBlank, parseTyped, type TypedQuestion } from '../ask/question-form.ts';
import { type DraftOwner, ofVisitor, takenOverWithin } from './draft-of.ts';

/** A question that was typed and neither asked nor saved as a draft. */
export interface UnsentQuestion {
  /** Milliseconds since 1970: which of them it is. */
  readonly begunAt: number;
  readonly typed: TypedQuestion;
  /** When it was typed last. */
  readonly at: number;
}

/** The oldest goes for the next: what shall last is a draft. */
const mostUnsent = 5;

/** Questions being typed on this device, by person; what a visitor typed within the last hour is of who signs in. */
export function unsentQuestions(personId: number | null) {
  const own = storeOf(personId ?? ofVisitor);
  const saveAll = (questions: readonly UnsentQuestion[]) =>
    questions.length === 0 ? own.forget() : own.save(questions.toSorted(byNewest).slice(0, mostUnsent));

  /** Typed last, first. */
  const list = (): readonly UnsentQuestion[] => {
    const stored = own.read() ?? [];
    const left = personId === null ? [] : takeFromVisitors();
    if (left.length === 0) return stored;
    saveAll([...left, ...stored]);
    return own.read() ?? [];
  };
  const others = (begunAt: number) => list().filter((each) => each.begunAt !== begunAt);

  return {
    list,
    /** One of them, or one that is begun now. */
    of: (begunAt: number): StoredDraft<TypedQuestion> => ({
      save(typed) {
        const rest = others(begunAt);
        saveAll(isBlank(typed) ? rest : [{ begunAt, typed, at: Date.now() }, ...rest]);
      },
      read: () => list().find((each) => each.begunAt === begunAt)?.typed ?? null,
      forget: () => saveAll(others(begunAt)),
    }),
  };
}

/** Whether they are taken over or not, they are then gone from the visitors. */
function takeFromVisitors(): readonly UnsentQuestion[] {
  const visitors = storeOf(ofVisitor);
  const left = visitors.read() ?? [];
  visitors.forget();
  return left.filter(({ at }) => Math.abs(Date.now() - at) <= takenOverWithin);
}

function storeOf(who: DraftOwner) {
  return storedDraft(`question-draft:${who}`, parseAll);
}

/** Stored values are untrusted. */
function parseAll(stored: unknown): UnsentQuestion[] | null {
  if (!Array.isArray(stored)) return null;
  return stored.flatMap((each): UnsentQuestion[] => {
    const { begunAt, typed, at } = (each ?? {}) as Partial<Record<keyof UnsentQuestion, unknown>>;
    const parsed = parseTyped(typed);
    if (parsed === null || typeof at !== 'number' || typeof begunAt !== 'number') return [];
    return [{ begunAt, typed: parsed, at }];
  });
}

function byNewest(one: UnsentQuestion, other: UnsentQuestion): number {
  return other.at - one.at;
}
