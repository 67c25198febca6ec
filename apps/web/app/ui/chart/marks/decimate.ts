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
  const sampled: Point[] = [];
  let column = -1;
  let low = first;
  let high = first;
  for (const point of points) {
    const here = Math.floor((point.day - first.day) / width);
    if (here !== column) {
      if (column >= 0) keepBoth(sampled, low, high);
      column = here;
      low = point;
      high = point;
    } else if (point.value < low.value) low = point;
    else if (point.value > high.value) high = point;
  }
  keepBoth(sampled, low, high);
  if (sampled[0] !== first) sampled.unshift(first);
  if (sampled.at(-1) !== last) sampled.push(last);
  return sampled;
}

function keepBoth<Point extends Placed>(sampled: Point[], one: Point, other: Point): void {
  if (one === other) sampled.push(one);
  else if (one.day < other.day) sampled.push(one, other);
  else sampled.push(other, one);
}
