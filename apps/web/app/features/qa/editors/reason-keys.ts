import type { ModerationReason } from '@tenfold/domain/qa';

interface ReasonKeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly target: EventTarget;
}

/** The key that chooses the reason at a place of the list: 1 to 9, then 0. Empty: none is left. */
export function reasonKey(place: number): string {
  return place < 10 ? `${(place + 1) % 10}` : '';
}

/** The reason that a key chooses; null: none, also while something is being typed. */
export function reasonOfKey(
  { key, ctrlKey, metaKey, altKey, target }: ReasonKeyPress,
  reasons: readonly ModerationReason[],
): ModerationReason | null {
  if (ctrlKey || metaKey || altKey || isTypedInto(target)) return null;
  return reasons.find((_, place) => reasonKey(place) === key) ?? null;
}

function isTypedInto(target: EventTarget): boolean {
  const { tagName, type } = target as { readonly tagName?: string; readonly type?: string };
  return tagName === 'TEXTAREA' || (tagName === 'INPUT' && type !== 'radio');
}
