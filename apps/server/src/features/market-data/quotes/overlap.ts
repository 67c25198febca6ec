import type { Split } from '@tenfold/domain/facts';
import type { Close } from '@tenfold/domain/prices';
import { isNear } from '@tenfold/domain/quotes';

/** How closes compare with stored ones of the same days; `other` is another share, `none` has no common day. */
export type Overlap = 'none' | 'same' | 'split' | 'other';

export function findOverlap(
  incoming: readonly Close[],
  known: readonly Close[],
  splits: readonly Split[],
): Overlap {
  const byDay = new Map(known.map(({ day, close }) => [day, close]));
  const moves = incoming.flatMap(({ day, close }) => {
    const before = byDay.get(day);
    return before === undefined ? [] : [{ day, by: before / close }];
  });
  const holds = (factorsOn: (day: string) => readonly number[]) => {
    const near = moves.filter(({ day, by }) => factorsOn(day).some((factor) => isNear(by, factor)));
    return near.length * 2 >= moves.length;
  };
  if (moves.length === 0) return 'none';
  if (holds(() => [1])) return 'same';
  return holds((day) => factorsSince(day, splits)) ? 'split' : 'other';
}

/** By the newest split, the newest two, ... all: stored closes may be divided by the older ones already. */
function factorsSince(day: string, splits: readonly Split[]): number[] {
  const newestFirst = splits
    .filter(({ effective }) => effective > day)
    .sort((a, b) => (a.effective < b.effective ? 1 : -1));
  return newestFirst.map((_, at) =>
    newestFirst.slice(0, at + 1).reduce((factor, { ratio }) => factor * ratio, 1),
  );
}
