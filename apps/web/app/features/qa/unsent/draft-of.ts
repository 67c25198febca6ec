import type { StoredDraft } from '../../../platform/storage/stored-draft.ts';

/** What was typed, and when (ms since 1970). */
export interface TypedAt<Typed> {
  readonly typed: Typed;
  readonly at: number;
}

export const ofVisitor = 'visitor';
export type DraftOwner = number | typeof ofVisitor;

/** On a device that others use too, who signs in later is somebody else. */
export const takenOverWithin = 60 * 60 * 1_000;

/**
 * What is typed on this device, by person. What a visitor typed within the last hour is of who signs in: they are sent
 * there for it. Whether it is taken over or not, it is then gone from the visitors.
 */
export function draftOf<Typed>(
  personId: number | null,
  storeOf: (who: DraftOwner) => StoredDraft<TypedAt<Typed>>,
  isBlank: (typed: Typed) => boolean,
): StoredDraft<Typed> {
  const own = storeOf(personId ?? ofVisitor);
  return {
    save: (typed) => (isBlank(typed) ? own.forget() : own.save({ typed, at: Date.now() })),
    read: () => (personId === null ? own.read() : newest(own, storeOf(ofVisitor)))?.typed ?? null,
    forget: own.forget,
  };
}

function newest<Typed>(
  own: StoredDraft<TypedAt<Typed>>,
  visitors: StoredDraft<TypedAt<Typed>>,
): TypedAt<Typed> | null {
  const typed = own.read();
  const left = visitors.read();
  visitors.forget();
  if (left === null || Math.abs(Date.now() - left.at) > takenOverWithin) return typed;
  if (typed !== null && typed.at >= left.at) return typed;
  own.save(left);
  return left;
}

/** Stored values are untrusted. */
export function parseTypedAt<Typed>(
  stored: unknown,
  parse: (typed: unknown) => Typed | null,
): TypedAt<Typed> | null {
  const { typed, at } = (stored ?? {}) as Partial<Record<keyof TypedAt<Typed>, unknown>>;
  const parsed = parse(typed);
  return parsed !== null && typeof at === 'number' ? { typed: parsed, at } : null;
}
