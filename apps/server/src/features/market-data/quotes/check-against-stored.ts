import type { Split } from '@tenfold/domain/facts';
import type { Close } from '@tenfold/domain/prices';
import { isNear } from '@tenfold/domain/quotes';
import { splitFactor, splitsUntil } from '@tenfold/domain/splits';
import type { RefusalReason } from '../refusal.ts';
import type { CheckedHistory } from './check-history.ts';
import { findOverlap } from './overlap.ts';

/** What is on file of a symbol: closes that were traded, oldest first, and splits. */
export interface StoredHistory {
  readonly closes: readonly Close[];
  readonly splits: readonly Split[];
}

export interface HistoryCheck {
  /** Why an answer is not taken; null when it can be. */
  readonly why: RefusalReason | null;
  readonly movesAll: boolean;
}

/**
 * Holds an answer against what is on file: its closes are those on file or moved by a split, and a split that took
 * effect since the last close has moved them. A wrong one would rescale every filing.
 */
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

/** Each day once; what is told corrects what is on file. */
function together(stored: readonly Split[], incoming: readonly Split[]): Split[] {
  return [...new Map([...stored, ...incoming].map((split) => [split.effective, split])).values()];
}

/** A split that took effect after the last close has not moved those on file, however long it has been known. */
function isNewTo(stored: readonly Split[], last: string): (split: Split) => boolean {
  const known = new Map(stored.map(({ effective, ratio }) => [effective, ratio]));
  return ({ effective, ratio }) => effective > last || known.get(effective) !== ratio;
}
