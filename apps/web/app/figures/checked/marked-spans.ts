import type { CheckedFigure, DeniedDirection } from '@tenfold/contract/financials';

/** What is underlined. */
export type MarkedSpan = Pick<CheckedFigure, 'start' | 'end' | 'verdict'>;

/** In the order of the text: figures that aren’t right, and directions that are denied. */
export function markedSpans(
  figures: readonly CheckedFigure[],
  directions: readonly DeniedDirection[],
): MarkedSpan[] {
  const denied = directions.map(({ start, end }) => ({ start, end, verdict: 'contradicts' }) as const);
  const flagged = figures.filter(({ verdict }) => verdict !== 'right');
  return [...flagged, ...denied].toSorted((a, b) => a.start - b.start);
}
