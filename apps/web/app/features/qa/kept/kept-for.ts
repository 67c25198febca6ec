import type { StoredDraft } from '../../../platform/storage/stored-draft.ts';

/** What was typed, and when (ms since 1970). */
export interface KeptAt<Typed> {
  readonly typed: Typed;
  readonly at: number;
}

export const ofVisitor = 'visitor';
export type Keeper = number | typeof ofVisitor;

/** On a device that others use too, who signs in later is somebody else. */
export const takenOverWithin = 60 * 60 * 1_000;

/**
 * What is typed on this device, by person. What a visitor typed within the last hour is of who signs in: they are sent
 * there for it. Whether it is taken over or not, it is then gone from the visitors.
 */
export function keptFor<Typed>(
  personId: number | null,
  storeOf: (who: Keeper) => StoredDraft<KeptAt<Typed>>,
  isBlank: (typed: Typed) => boolean,
): StoredDraft<Typed> {
  const own = storeOf(personId ?? ofVisitor);
  return {
    keep: (typed) => (isBlank(typed) ? own.forget() : own.keep({ typed, at: Date.now() })),
    read: () => (personId === null ? own.read() : newest(own, storeOf(ofVisitor)))?.typed ?? null,
    forget: own.forget,
  };
}

function newest<Typed>(
  own: StoredDraft<KeptAt<Typed>>,
  visitors: StoredDraft<KeptAt<Typed>>,
): KeptAt<Typed> | null {
  const kept = own.read();
  const left = visitors.read();
  visitors.forget();
  if (left === null || Math.abs(Date.now() - left.at) > takenOverWithin) return kept;
  if (kept !== null && kept.at >= left.at) return kept;
  own.keep(left);
  return left;
}

/** Stored values are untrusted. */
export function parseKept<Typed>(
  stored: unknown,
  parse: (typed: unknown) => Typed | null,
): KeptAt<Typed> | null {
  const { typed, at } = (stored ?? {}) as Partial<Record<keyof KeptAt<Typed>, unknown>>;
  const parsed = parse(typed);
  return parsed !== null && typeof at === 'number' ? { typed: parsed, at } : null;
}
