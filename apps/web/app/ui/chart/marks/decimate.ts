export interface Placed {
  readonly day: number;
  readonly value: number;
}

/**
 * The lowest and highest point per pixel column, plus both ends: keeps every peak. Short lines are returned
 * as they are.
 */
export function decimate<Point extends Placed>(points: readonly Point[], columns: number): readonly Point[] {
  const first = points[0];
  const last = points.at(-1);
  if (first === undefined || last === undefined || points.length <= 2 * columns) return points;
  const width = (last.day - first.day) / columns || 1;
  const kept: Point[] = [];
  let column = -1;
  let low = first;
  let high = first;
  for (const point of points) {
    const here = Math.floor((point.day - first.day) / width);
    if (here !== column) {
      if (column >= 0) keepBoth(kept, low, high);
      column = here;
      low = point;
      high = point;
    } else if (point.value < low.value) low = point;
    else if (point.value > high.value) high = point;
  }
  keepBoth(kept, low, high);
  if (kept[0] !== first) kept.unshift(first);
  if (kept.at(-1) !== last) kept.push(last);
  return kept;
}

function keepBoth<Point extends Placed>(kept: Point[], one: Point, other: Point): void {
  if (one === other) kept.push(one);
  else if (one.day < other.day) kept.push(one, other);
  else kept.push(other, one);
}
