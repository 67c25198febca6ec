import type { Place } from './line-path.ts';
import type { PlotNote } from './plot-notes.ts';

/** A numbered mark on a point, explained beside the chart and where the cursor is. */
export interface PlotRemark {
  readonly day: number;
  readonly number: number;
  readonly text: string;
  readonly isFocused?: boolean;
}

export interface PlacedRemark extends PlotRemark, Place {}

export const remarkRadius = 8;
const above = 6;
const step = 2 * remarkRadius + 1;
const figureHeight = 9;

/** Above their points and the figures there, within the frame; those of one point stand on each other. */
export function placeRemarks(
  remarks: readonly PlotRemark[],
  placeOf: (day: number) => Place | null,
  frame: { readonly top: number; readonly bottom: number },
  notes: readonly PlotNote[] = [],
): PlacedRemark[] {
  const heights = new Map<number, number>();
  return remarks.flatMap((remark) => {
    const place = placeOf(remark.day);
    if (place === null) return [];
    const before = heights.get(remark.day) ?? 0;
    heights.set(remark.day, before + 1);
    const free = Math.min(topOf(place, notes), frame.bottom) - above - remarkRadius - before * step;
    return [{ ...remark, x: place.x, y: Math.max(frame.top + remarkRadius, free) }];
  });
}

function topOf(place: Place, notes: readonly PlotNote[]): number {
  const figure = notes.find(({ x, y }) => x === place.x && y < place.y);
  return figure === undefined ? place.y : figure.y - figureHeight;
}
