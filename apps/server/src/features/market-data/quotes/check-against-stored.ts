import type { Split } from '@tenfold/domain/facts';
import type { Close } from '@tenfold/domain/prices';
import { isNear } from '@tenfold/domain/quotes';
import { splitFactor, splitsUntil } from '@tenfold/domain/splits';
import type { RefusalReason } from '../refusal.ts';
import type { CheckedHistory } from './check-history.ts';
import { findOverlap } from './overlap.ts';

export interface StoredHistory {
  readonly closes: readonly Close[];
  readonly splits: readonly Split[];
}

export interface HistoryCheck {
  readonly why: RefusalReason | null;
  readonly movesAll: boolean;
}

/** Closes must match the stored ones or be moved by a split: a wrong split would rescale every filing. */
export function checkAgainstStored(
  stored: StoredHistory,
  incoming: CheckedHistory,
  until: string,
): HistoryCheck {
  const last = stored.closes.at(-1)?.day;
  if (last === undefined) return { why: null, movesAll: false };
  const splits = splitsUntil(together(stored.splits, incoming.splits), until);
  const overlap = findOverlap(incoming.closes, stored.closes, splits);
  if (overlap === 'other') return { why: 'price_jumps', movesAll: false };
  if (overlap === 'same' && !isNear(splitFactor(splits, last, until), 1)) {
    return { why: 'split_not_in_closes', movesAll: false };
  }
  return { why: null, movesAll: overlap === 'split' || splits.some(isNewTo(stored.splits, last)) };
}

/** Each day once; incoming ones win. */
function together(stored: readonly Split[], incoming: readonly Split[]): Split[] {
  return [...new Map([...stored, ...incoming].map((split) => [split.effective, split])).values()];
}

/** A split in effect after the last stored close has not moved the stored ones, however long it is known. */
function isNewTo(stored: readonly Split[], last: string): (split: Split) => boolean {
  const known = new Map(stored.map(({ effective, ratio }) => [effective, ratio]));
  return ({ effective, ratio }) => effective > last || known.get(effective) !== ratio;
}
