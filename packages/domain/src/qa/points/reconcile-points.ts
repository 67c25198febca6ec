import { type NewPointsEntry, type PointsAward, type PointsEntry, standingAwards } from './points.ts';

/**
 * The entries to add to a ledger so that exactly the awards that are due stand in it: reversals first, then awards. Adding them
 * and asking again gives none. Featuring and unfeaturing in turn adds an entry each time, and they sum to nothing.
 *
 * An award whose cause changed is reversed and given anew with the time its new cause stood since: each entry says why it is
 * there. One that was given again meanwhile (unfeatured and featured) stands, with its first time.
 *
 * @param entries all of a question’s, and of the texts under it
 */
export function reconcilePoints(
  entries: readonly PointsEntry[],
  due: readonly PointsAward[],
  now: Date,
): NewPointsEntry[] {
  const missing = new Map(due.map((award) => [keyOf(award), award]));
  const reversals = standingAwards(entries).flatMap((award): NewPointsEntry[] => {
    // Also one that stands twice: the second finds nothing due.
    if (missing.delete(keyOf(award))) return [];
    const { id, ...given } = award;
    return [{ ...given, points: -given.points, at: now, reverses: id }];
  });
  const awards = [...missing.values()].map((award) => ({ ...award, at: now, reverses: null }));
  return [...reversals, ...awards];
}

/** Without the points: what was awarded stays what it was when awards change. */
function keyOf({ accountId, cause, subject }: PointsAward): string {
  return `${accountId} ${cause} ${subject.kind} ${subject.id}`;
}
