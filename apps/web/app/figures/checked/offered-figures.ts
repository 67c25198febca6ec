import type { CheckedFigure } from '@tenfold/contract/financials';

/** More would bury what is to be checked. */
const mostOffers = 2;

/**
 * Those that are right and have a name. Not a negative one: “fell 2.8%” would read “fell −2.8%”.
 *
 * @param room for rows, below those to check
 */
export function offeredFigures(figures: readonly CheckedFigure[], room: number): CheckedFigure[] {
  const named = figures.filter(
    ({ verdict, filed }) => verdict === 'right' && filed !== null && filed.token !== null && filed.value >= 0,
  );
  return named.slice(0, Math.max(0, Math.min(mostOffers, room)));
}
